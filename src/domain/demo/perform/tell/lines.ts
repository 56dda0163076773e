import { bitsOf, countBits } from '../../puzzle/bits'
import { supportsOf } from '../../rules/supports'
import type { Deduction } from '../../solve/deduction'
import { numberWord } from '../../voice/numberWords'
import { cellsSlot, optionsText, silently, symbolList, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { clueSlot, type Narrowed, narrowedBy, setsText, showMask, tellNarrowed } from './clueSlots'
import { pairSlots } from './pairs'
import { removeAct } from './slotsOf'

const FIVE = 4

/** Neighbours on a whisper line. */
export function tellWhisper(stage: Stage, step: Deduction): void {
  const line = step.constraints[0]!
  const narrowed = narrowedBy(stage, step)
  stage.say('whisperLook', { line: clueSlot(stage, line) })
  const fives = narrowed.filter(({ gone }) => gone & (1 << FIVE))
  if (fives.length > 0)
    stage.say('whisperFive', {
      remove: silently(stage.point(fives.map(({ cell }) => cell))),
    })
  const rest = narrowed.filter(({ gone }) => gone & ~(1 << FIVE))
  const masks = new Map(narrowed.map(({ cell, after }) => [cell, after]))
  for (const n of inLineOrder(line.cells, rest).slice(0, 4))
    tellNeighbour(stage, step, line.cells, n, masks)
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
}

function inLineOrder(cells: readonly number[], narrowed: readonly Narrowed[]): Narrowed[] {
  return [...narrowed].sort(
    (a, b) =>
      countBits(a.after) - countBits(b.after) || cells.indexOf(a.cell) - cells.indexOf(b.cell),
  )
}

function tellNeighbour(
  stage: Stage,
  step: Deduction,
  cells: readonly number[],
  n: Narrowed,
  masks: ReadonlyMap<number, number>,
): void {
  const i = cells.indexOf(n.cell)
  const maskOf = (cell: number) => masks.get(cell) ?? stage.knowledge.candidates[cell]!
  // The neighbour whose candidates alone explain the most.
  const partners = [cells[i - 1], cells[i + 1]].filter((cell): cell is number => cell !== undefined)
  const allowed = (cell: number) => far(maskOf(cell), stage.layout.size)
  const other = partners.sort((a, b) => countBits(allowed(a)) - countBits(allowed(b)))[0]!
  const explained = n.gone & ~allowed(other) & ~(1 << FIVE)
  if (explained === 0) return
  const complete = (n.before & allowed(other)) === n.after
  if (complete && countBits(n.after) <= 4 && countBits(maskOf(other)) <= 4) {
    stage.say('whisperCell', {
      ...pairSlots(stage, n.cell, other, maskOf(other), n.after),
      mark: silently(showMask(stage, step, n.cell, n.after)),
    })
    return
  }
  stage.say('whisperNot', {
    this: cellsSlot(stage, [n.cell]),
    other: cellsSlot(stage, [other]),
    gone: symbolList(stage, bitsOf(explained), 'or'),
  })
}

/** Symbols at least five away from some symbol of a mask. */
function far(mask: number, size: number): number {
  let out = 0
  for (const symbol of bitsOf(mask))
    for (let other = 0; other < size; other++) if (Math.abs(other - symbol) >= 5) out |= 1 << other
  return out
}

/** A run of consecutive digits. */
export function tellRenban(stage: Stage, step: Deduction): void {
  const line = step.constraints[0]!
  const { knowledge, layout, puzzle } = stage
  const narrowed = narrowedBy(stage, step)
  const supports = supportsOf(line, knowledge.candidates, layout, puzzle.base)
  const sets = [...(supports?.sets ?? [])].sort((a, b) => a - b)
  const values = line.cells.filter((cell) => knowledge.values[cell]! >= 0)
  const known = values.map((cell) => knowledge.values[cell]!).sort((a, b) => a - b)
  const slots = { line: clueSlot(stage, line), n: numberWord(line.cells.length) }
  stage.say('renbanLook', slots)
  if (known.length > 0 && line.cells.length > known.length) {
    const low = Math.max(0, known[known.length - 1]! - line.cells.length + 1)
    const high = Math.min(layout.size - 1, known[0]! + line.cells.length - 1)
    stage.say('renbanRange', {
      ...slots,
      known: symbolList(stage, known),
      knownAct: silently(stage.point(values)),
      low: symbolWord(stage, low),
      high: symbolWord(stage, high),
    })
  }
  if (sets.length > 0 && sets.length <= 3) {
    stage.claim({ kind: 'combinations', constraint: line, sets })
    stage.say('renbanSets', { ...slots, sets: setsText(stage, sets) })
  } else if (known.length === 0) {
    const n = narrowed[0]!
    stage.say('renbanNot', {
      this: cellsSlot(stage, [n.cell]),
      gone: symbolList(stage, bitsOf(n.gone), 'or'),
    })
  }
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  tellNarrowed(stage, step, narrowed, 3)
}

/** Two cells of a palindrome that must be equal. */
export function tellMirror(stage: Stage, step: Deduction): void {
  const [a = -1, b = -1] = step.cells
  const line = step.constraints[0]!
  stage.say('mirrorLook', {
    line: clueSlot(stage, line),
    pair: silently(stage.point([a, b])),
  })
  for (const n of narrowedBy(stage, step)) {
    const other = n.cell === a ? b : a
    if (countBits(n.after) <= 3) {
      stage.say('mirrorIs', {
        this: cellsSlot(stage, [n.cell]),
        other: cellsSlot(stage, [other]),
        options: optionsText(stage, n.after),
        mark: silently(showMask(stage, step, n.cell, n.after)),
      })
      continue
    }
    const seen = bitsOf(n.gone)
    stage.say('mirrorCell', {
      this: cellsSlot(stage, [n.cell]),
      this2: cellsSlot(stage, [n.cell]),
      other: cellsSlot(stage, [other]),
      other2: cellsSlot(stage, [other]),
      gone: symbolList(stage, seen, 'or'),
      back: silently(stage.point([n.cell])),
      remove: silently(removeAct(stage, step)),
    })
  }
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
}
