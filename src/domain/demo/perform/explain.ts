import type { Constraint, ConstraintKind } from '../puzzle/constraint'
import type { LineName } from '../voice/lines'
import { numberWord, numeral } from '../voice/numberWords'
import { silently, symbolWord } from './slots'
import type { Stage } from './stage'
import { clueSlot, setsText } from './tell/clueSlots'

const RULES: Record<ConstraintKind, LineName> = {
  cage: 'ruleCage',
  thermo: 'ruleThermo',
  arrow: 'ruleArrow',
  kropki: 'ruleKropki',
  xv: 'ruleXv',
  whisper: 'ruleWhisper',
  renban: 'ruleRenban',
  palindrome: 'rulePalindrome',
  'little-killer': 'ruleLittleKiller',
}

const NAMES: Record<ConstraintKind, string> = {
  cage: 'cages',
  thermo: 'thermometers',
  arrow: 'arrows',
  kropki: 'dots',
  xv: 'Xs and Vs',
  whisper: 'green lines',
  renban: 'purple lines',
  palindrome: 'palindromes',
  'little-killer': 'little killers',
}

/** Explains every rule beyond the grid's with an example on the board. */
export function explainRules(stage: Stage): void {
  const { puzzle } = stage
  if (puzzle.base === 0) stage.say('ruleZero')
  if (!puzzle.boxes) stage.say('ruleIrregular', { clue: silently(stage.point(puzzle.regions[0]!)) })
  const kinds = [...new Set(stage.knowledge.constraints.map((clue) => clue.kind))]
  for (const kind of kinds) {
    const clues = stage.knowledge.constraints.filter((clue) => clue.kind === kind)
    const example = clues[clues.length >> 1]!
    stage.say(RULES[kind], exampleSlots(stage, example))
    if (!puzzle.fogLights && clues.length > 2)
      stage.say('clueCount', { count: numberWord(clues.length), clues: NAMES[kind] })
  }
  if (puzzle.antiKnight) explainKnight(stage)
  if (puzzle.fogLights) stage.say('ruleFog')
}

function exampleSlots(stage: Stage, clue: Constraint) {
  const run = clue.cells.reduce((mask, _, i) => mask | (1 << (2 + i)), 0)
  return {
    clue: clueSlot(stage, clue),
    n: numberWord(clue.cells.length),
    sum: 'sum' in clue && clue.sum !== null ? numeral(clue.sum) : '',
    meaning:
      clue.kind === 'kropki'
        ? clue.dot === 'white'
          ? 'consecutive'
          : 'one and two, or two and four, that kind of thing'
        : '',
    example: clue.kind === 'renban' ? setsText(stage, [run]) : symbolWord(stage, 2),
    example2: clue.kind === 'whisper' ? symbolWord(stage, 7) : '',
    first: silently(stage.point(clue.cells.slice(0, 1))),
    last: silently(stage.point(clue.cells.slice(-1))),
  }
}

function explainKnight(stage: Stage): void {
  const { layout } = stage
  const cell = (layout.cellCount - 1) / 2
  const jumps = layout.peers[cell]!.filter(
    (other) =>
      layout.rowOf[other] !== layout.rowOf[cell] &&
      layout.colOf[other] !== layout.colOf[cell] &&
      layout.regionOf[other] !== layout.regionOf[cell],
  )
  stage.say('ruleAntiKnight', {
    example: symbolWord(stage, 4),
    cell: silently(stage.point([cell])),
    moves: silently(stage.point(jumps)),
  })
}
