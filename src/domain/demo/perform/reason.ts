import type { TechniqueId } from '../solve/deduction'
import type { Stage } from './stage'

const WORDS: Partial<Record<TechniqueId, string>> = {
  pointing: 'because we know where it is in the other box',
  'box-line': 'from what we did in that line',
  'naked-pair': 'because of the pair',
  'hidden-pair': 'because that one is part of a pair',
  'naked-triple': 'because of the triple',
  'hidden-triple': 'because that one is part of a triple',
  'x-wing': 'because of the X-Wing',
  swordfish: 'because of the swordfish',
  skyscraper: 'because of the skyscraper',
  'xy-wing': 'because of the XY-Wing',
  'simple-colouring': 'from the colouring',
  'cage-combinations': 'because of the cage',
  'thermometer-bounds': 'because of the thermometer',
  'arrow-bounds': 'because of the arrow',
  'kropki-pair': 'because of the dot',
  'xv-pair': 'because of the X and V clues',
  'whisper-line': 'because of the whisper line',
  polarity: 'because of the colours',
  'renban-range': 'because of the renban',
  'palindrome-mirror': 'because of the palindrome',
  'little-killer-bounds': 'because of the little killer',
  'locked-in-clue': 'because that digit is locked in a clue',
  'set-sum': 'from the sum we worked out',
  parity: 'because of the parity',
  'knights-move': "because of the knight's moves",
  'law-of-leftovers': 'from the set argument',
}

/** Why a symbol is gone from a cell that no value excludes: the deduction that said so, in words. */
export function reasonText(stage: Stage, cell: number, symbol: number): string {
  const step = stage.steps.findLast(({ deduction }) =>
    deduction.removals.some((removal) => removal.cell === cell && removal.mask & (1 << symbol)),
  )
  return (step && WORDS[step.deduction.technique]) ?? 'from before'
}
