import { bitsOf, countBits, highestBit, lowestBit } from '../../puzzle/bits'
import { supportsOf } from '../../rules/supports'
import type { Deduction } from '../../solve/deduction'
import { numberWord } from '../../voice/numberWords'
import { cellsSlot, optionsText, silently, symbolList, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { clueSlot, type Narrowed, narrowedBy, showMask, tellNarrowed } from './clueSlots'
import { pairSlots } from './pairs'
import { sayLook } from './sayLook'
import { removeAct } from './slotsOf'
import { tellSets } from './tellSets'

const FIVE = 4
/** Cells of a line that are gone into. */
const MOST_TOLD = 4
/** Candidates that are worth naming. */
const NAMED = 4

/** Neighbours on a whisper line. */
export function tellWhisper(stage: Stage, step: Deduction): void {
  const line = step.constraints[0]!
  const narrowed = narrowedBy(stage, step)
  sayLook(stage, line, 'whisperLook', 'whisperAgain', { line: clueSlot(stage, line) })
  const fives = narrowed.filter(({ gone }) => gone & (1 << FIVE))
  for (const { cell } of fives) {
    const at = line.cells.indexOf(cell)
    const other = line.cells[at + 1] ?? line.cells[at - 1]!
    const otherMask = stage.knowledge.candidates[other]!
    stage.claim({ kind: 'neighbour', constraint: line, cell, other, otherMask, gone: 1 << FIVE })
  }
  if (fives.length > 0) {
    const before = stage.steps.some(
      ({ deduction }) =>
        deduction.technique === 'whisper-line' &&
        deduction.removals.some(({ mask }) => mask & (1 << FIVE)),
    )
    stage.say(before ? 'whisperFiveAgain' : 'whisperFive', {
      remove: silently(stage.point(fives.map(({ cell }) => cell))),
    })
  }
  const rest = narrowed.filter(({ gone }) => gone & ~(1 << FIVE))
  const told = explainAll(stage, step, inLineOrder(line.cells, rest))
  const plain = told.filter(({ complete, explained }) => !complete && explained !== 0)
  const alike = plain.filter(({ explained }) => explained === plain[0]?.explained)
  for (const one of told.slice(0, MOST_TOLD)) {
    // A digit is what was looked for: the rest can wait.
    if (stage.named >= 0) break
    if (!alike.includes(one) || alike.length === 1) tellNeighbour(stage, step, one)
    else if (one === alike[0])
      stage.say('whisperNotMany', {
        these: cellsSlot(
          stage,
          alike.map(({ n }) => n.cell),
        ),
        none: alike.length === 2 ? 'Neither' : 'None',
        gone: symbolList(stage, bitsOf(one.explained), 'or'),
      })
  }
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
}

function inLineOrder(cells: readonly number[], narrowed: readonly Narrowed[]): Narrowed[] {
  return [...narrowed].sort(
    (a, b) =>
      countBits(a.after) - countBits(b.after) || cells.indexOf(a.cell) - cells.indexOf(b.cell),
  )
}

/** How a neighbour on the line explains what a cell lost. */
interface Explained {
  readonly n: Narrowed
  readonly other: number
  readonly otherMask: number
  /** What the neighbour alone takes away, fives aside. */
  readonly explained: number
  /** It explains everything, and both are down to a few. */
  readonly complete: boolean
}

/**
 * Each cell by a neighbour as it was before the step, or as the cells explained before have left it: what follows from
 * a cell is never its own reason. The cells that are explained best come first.
 */
function explainAll(stage: Stage, step: Deduction, narrowed: readonly Narrowed[]): Explained[] {
  const line = step.constraints[0]!
  const masks = new Map<number, number>()
  const left = [...narrowed]
  const told: Explained[] = []
  // A digit is what was looked for: the rest can wait.
  const isDigit = (one: Explained | undefined) => one?.complete && countBits(one.n.after) === 1
  while (left.length > 0 && !isDigit(told[told.length - 1])) {
    const all = left.map((n) => explainNeighbour(stage, line.cells, n, masks))
    const open = ({ n, explained }: Explained) => countBits(n.gone & ~(1 << FIVE) & ~explained)
    const best = all.reduce((a, b) => (open(b) < open(a) ? b : a))
    left.splice(left.indexOf(best.n), 1)
    if (best.explained === 0) continue
    const { n, other, otherMask, explained } = best
    stage.claim({
      kind: 'neighbour',
      constraint: line,
      cell: n.cell,
      other,
      otherMask,
      gone: explained,
    })
    masks.set(n.cell, n.before & ~explained & ~(1 << FIVE))
    told.push(best)
  }
  return told
}

function explainNeighbour(
  stage: Stage,
  cells: readonly number[],
  n: Narrowed,
  masks: ReadonlyMap<number, number>,
): Explained {
  const i = cells.indexOf(n.cell)
  const maskOf = (cell: number) => masks.get(cell) ?? stage.knowledge.candidates[cell]!
  // The neighbour whose candidates alone explain the most.
  const partners = [cells[i - 1], cells[i + 1]].filter((cell): cell is number => cell !== undefined)
  const allowed = (cell: number) => far(maskOf(cell), stage.layout.size)
  const other = partners.sort((a, b) => countBits(allowed(a)) - countBits(allowed(b)))[0]!
  const otherMask = maskOf(other)
  return {
    n,
    other,
    otherMask,
    explained: n.gone & ~allowed(other) & ~(1 << FIVE),
    complete:
      (n.before & allowed(other)) === n.after &&
      countBits(n.after) <= NAMED &&
      countBits(otherMask) <= NAMED,
  }
}

function tellNeighbour(
  stage: Stage,
  step: Deduction,
  { n, other, otherMask, explained, complete }: Explained,
): void {
  if (explained === 0) return
  if (complete) {
    stage.say('whisperCell', {
      ...pairSlots(stage, n.cell, other, otherMask, n.after),
      mark: silently(showMask(stage, step, n.cell, n.after)),
    })
    if (countBits(n.after) === 1) stage.named = n.cell
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
  sayLook(stage, line, 'renbanLook', 'renbanAgain', slots)
  if (known.length > 0 && line.cells.length > known.length) {
    const low = Math.max(0, known[known.length - 1]! - line.cells.length + 1)
    const high = Math.min(layout.size - 1, known[0]! + line.cells.length - 1)
    if (high - low < layout.size - 2)
      stage.say('renbanRange', {
        ...slots,
        known: symbolList(stage, known),
        knownAct: silently(stage.point(values)),
        low: symbolWord(stage, low),
        high: symbolWord(stage, high),
      })
  }
  if (sets.length > 0 && sets.length <= 3) {
    tellSets(stage, line, sets, 'renbanSets', { ...slots, sets: runsText(stage, sets) })
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

/** "three to seven, or four to eight": sets of consecutive digits by their ends. */
function runsText(stage: Stage, sets: readonly number[]): string {
  const texts = sets.map(
    (set) => `${symbolWord(stage, lowestBit(set))} to ${symbolWord(stage, highestBit(set))}`,
  )
  return texts.length <= 1
    ? (texts[0] ?? '')
    : `${texts.slice(0, -1).join(', ')}, or ${texts.at(-1)}`
}

/** Two cells of a palindrome that must be equal. */
export function tellMirror(stage: Stage, step: Deduction): void {
  const [a = -1, b = -1] = step.cells
  const line = step.constraints[0]!
  sayLook(stage, line, 'mirrorLook', 'mirrorAgain', {
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
      if (countBits(n.after) === 1) stage.named = n.cell
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
