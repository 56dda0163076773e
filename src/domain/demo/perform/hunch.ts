import type { Deduction, TechniqueId } from '../solve/deduction'
import { symbolSlots } from './slots'
import type { Stage } from './stage'

/** What a technique looks at, in the words of a rule. */
const CLUES: Partial<Record<TechniqueId, string>> = {
  'cage-combinations': 'cages',
  'set-sum': 'cages',
  'locked-in-clue': 'clues',
  'thermometer-bounds': 'thermometers',
  'arrow-bounds': 'arrows',
  'kropki-pair': 'dots',
  parity: 'dots',
  'xv-pair': 'Xs and Vs',
  'whisper-line': 'green lines',
  polarity: 'green lines',
  'renban-range': 'purple lines',
  'palindrome-mirror': 'grey lines',
  'little-killer-bounds': 'numbers outside',
  'law-of-leftovers': 'odd shapes',
  'knights-move': "knight's moves",
}
const ONE_DIGIT = new Set<TechniqueId>([
  'pointing',
  'x-wing',
  'swordfish',
  'skyscraper',
  'simple-colouring',
])

/** Where the eye is drawn before it sees. */
export function tellHunch(stage: Stage, step: Deduction): void {
  const clues = CLUES[step.technique]
  if (clues) {
    const used = stage.steps.some(({ deduction }) => CLUES[deduction.technique] === clues)
    stage.say(used ? 'hunchClueUsed' : 'hunchClue', { clues })
  } else if (ONE_DIGIT.has(step.technique))
    stage.say('hunchDigit', symbolSlots(stage, step.symbols[0]!))
}
