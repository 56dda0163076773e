import { countBits, highestBit, lowestBit } from '../puzzle/bits'
import type { ConstraintKind } from '../puzzle/constraint'
import { sumRange } from '../rules/sumBounds'
import { supportsOf } from '../rules/supports'
import type { LineName } from '../voice/lines'
import { numberWord, numeral } from '../voice/numberWords'
import type { Fact } from './fact'
import type { Look } from './looks'
import { silently } from './slots'
import type { Stage } from './stage'
import { clueSlot } from './tell/clueSlots'

const LINES: Record<ConstraintKind, LineName> = {
  cage: 'lookCage',
  thermo: 'lookThermo',
  arrow: 'lookArrow',
  whisper: 'lookWhisper',
  renban: 'lookRenban',
  palindrome: 'lookMirror',
  kropki: 'lookDot',
  xv: 'lookXv',
  'little-killer': 'lookDiagonal',
}

/** A clue that is not tight yet. */
export function lookAtClue(stage: Stage): Look | null {
  const { knowledge, layout, puzzle, random } = stage
  const { candidates, values } = knowledge
  const open = knowledge.constraints.filter(
    (clue) => clue.cells.filter((cell) => values[cell]! < 0).length >= 2,
  )
  if (open.length === 0) return null
  const clue = random.pick(open)
  const facts: Fact[] = []
  const supports = supportsOf(clue, candidates, layout, puzzle.base)
  const sets = [...(supports?.sets ?? [])]
  if (clue.kind === 'cage' || clue.kind === 'renban') {
    if (sets.length < 3 || sets.length > 40) return null
    facts.push({ kind: 'combinations', constraint: clue, sets })
  }
  const summed = clue.kind === 'arrow' ? clue.cells.slice(1) : clue.cells
  const range = sumRange(summed, candidates, layout, puzzle.base)
  if (clue.kind === 'arrow' || clue.kind === 'little-killer')
    facts.push({ kind: 'sum-range', cells: summed, ...range })
  const bulb = clue.cells[0]!
  // What is said of a bulb counts the cells that are to come after it.
  const mask = clue.kind === 'thermo' ? (supports?.masks[0] ?? 0) : candidates[bulb]!
  if (clue.kind === 'thermo') {
    // A bulb that is nearly known, or not at all, is nothing to speak of.
    if (values[bulb]! >= 0 || countBits(mask) < 3 || countBits(candidates[bulb]!) > layout.size - 2)
      return null
    facts.push({ kind: 'options', cell: bulb, mask: candidates[bulb]! })
  }
  // A whisper whose polarity is known would make "I don't know which end is which" untrue.
  if (clue.kind === 'whisper' && clue.cells.some((cell) => values[cell]! >= 0)) return null
  if (clue.kind === 'kropki' || clue.kind === 'xv' || clue.kind === 'palindrome') {
    const ends = [bulb, clue.cells[clue.cells.length - 1]!]
    if (ends.some((cell) => values[cell]! >= 0)) return null
  }
  return {
    key: `clue ${puzzle.constraints.indexOf(clue)}`,
    line: LINES[clue.kind],
    cells: clue.cells,
    symbols: layout.all,
    facts,
    slots: {
      cage: clueSlot(stage, clue),
      line: clueSlot(stage, clue),
      pair: silently(stage.point([bulb, clue.cells[clue.cells.length - 1]!])),
      sum: 'sum' in clue && clue.sum !== null ? numeral(clue.sum) : '',
      n: numberWord(clue.cells.length),
      count: numberWord(sets.length),
      low: numeral(lowestBit(mask || 1) + puzzle.base),
      high: numeral(highestBit(mask || 1) + puzzle.base),
      min: numeral(Math.max(0, range.min)),
      max: numeral(range.max),
      dot: clue.kind === 'kropki' ? clue.dot : '',
    },
  }
}
