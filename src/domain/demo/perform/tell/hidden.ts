import type { House } from '../../puzzle/layout'
import type { Deduction } from '../../solve/deduction'
import { listOf, numberWord } from '../../voice/numberWords'
import { sightOf } from '../blockedBy'
import { type Blocked, blockersOf } from '../blockers'
import type { HiddenShape } from '../hiddenShape'
import { isLoneCorner } from '../loneMark'
import { reasonText } from '../reason'
import { agreement, cellsSlot, houseSlot, houseText, silently, symbolSlots } from '../slots'
import type { Stage } from '../stage'
import type { TellContext } from './context'
import { placeSlots } from './placeSlots'
import { bySlot, tellBlockers } from './singles'

/** Words after a digit ("lovely") through which the next one still follows from it. */
const FEW_WORDS = 1

/** Values that are pointed at together at most. */
const TOGETHER = 4

/** A hidden single and what keeps its digit out of the rest of the house. */
interface Hidden {
  readonly cell: number
  readonly symbol: number
  readonly house: House
  readonly blockers: readonly Blocked[]
  /** The values in the way. */
  readonly seen: readonly Blocked[]
  /** Cells that only logic keeps it from. */
  readonly known: readonly number[]
  /** The open cells of the house but this one. */
  readonly others: readonly number[]
}

/** One place left in a house, in one of the shapes that are true of the board, never the one before. */
export function tellHiddenSingle(stage: Stage, step: Deduction, context: TellContext): void {
  const { cell, symbol } = step.place!
  const house = step.houses[0]!
  const blockers = blockersOf(stage, house.cells, symbol)
  const seen = blockers.filter(({ by }) => by !== null)
  const { values } = stage.knowledge
  const hidden: Hidden = {
    cell,
    symbol,
    house,
    blockers,
    seen,
    known: blockers.find(({ by }) => by === null)?.cells ?? [],
    others: house.cells.filter((c) => c !== cell && values[c]! < 0),
  }
  for (const { by, cells } of seen)
    for (const other of cells) stage.claim({ kind: 'seen', cell: other, symbol, by: by! })
  stage.claim({ kind: 'places', house: house.cells, symbol, cells: [cell] })
  const shape = chooseShape(stage, hidden, stage.random.next() >= context.detail)
  stage.shapes.push({ time: stage.speaker.clock, shape })
  const plain = { ...placeSlots(stage, cell, symbol), house: houseText(stage, house) }
  sayIn[shape](stage, hidden, plain)
}

/** Of the shapes that fit, one that was used little, and not the last one. */
function chooseShape(stage: Stage, hidden: Hidden, brief: boolean): HiddenShape {
  const last = stage.shapes[stage.shapes.length - 1]?.shape
  const fits = shapesFor(stage, hidden, brief).filter(([shape]) => shape !== last)
  const uses = (shape: HiddenShape) => stage.shapes.filter((told) => told.shape === shape).length
  return stage.random.weighted(fits, ([shape, weight]) => weight / (1 + uses(shape)))[0]
}

/** What fits, with weights: two at least. `brief` leaves out what goes through the cells one by one. */
function shapesFor(stage: Stage, hidden: Hidden, brief: boolean): [HiddenShape, number][] {
  const { house, cell, symbol, blockers, seen, known, others } = hidden
  const { layout } = stage
  const before = stage.steps[stage.steps.length - 1]
  // A clue that was used in silence has to be said here.
  const owed = before !== undefined && before.from === before.to && !before.deduction.place
  const clear = known.length === 0 && seen.length > 0
  const fits: [HiddenShape, number][] = []
  const add = (shape: HiddenShape, weight: number, when: boolean) => {
    if (when) fits.push([shape, weight])
  }
  const box = house.kind === 'region'
  add('mark', 12, box && isLoneCorner(stage, house.cells, cell, symbol))
  add('either', 4, others.length === 1)
  add('reason', 3, seen.length === 0 && known.length > 0)
  add('mixed', 3, seen.length === 1 && known.length > 0)
  if (!owed) {
    const atOnce = stage.speaker.words.length - stage.wordsAtStep <= FEW_WORDS
    add('another', 6, clear && atOnce && before?.deduction.place?.symbol === symbol)
    add('lines', 5, clear && box && seen.length === 2 && seen.every((b) => isLine(stage, b)))
    add('sentence', 2.5, clear && seen.length <= TOGETHER)
    add('first', 2, clear && seen.length <= TOGETHER)
    add('count', 2, clear && others.length >= 2)
    const count = stage.knowledge.values.filter((value) => value === symbol).length
    add('digit', 2, clear && seen.length >= 2 && count >= 3 && count < layout.size - 1)
    add('glance', brief ? 3 : 0.5, blockers.length === 1 && seen.length === 1)
    const bare = clear || brief
    add('walk', brief ? 2 : 1, bare && !box && others.length >= 2 && others.length <= TOGETHER)
    add('only-cell', brief ? 2 : 0.6, bare)
    add('answered', brief ? 2 : 0.6, bare)
  }
  if (!brief || fits.length < 2) {
    add('marks-asked', 3, marksOf(stage, house, symbol).length >= 2)
    add('asked', 3, true)
    add('checked', 2, true)
  }
  return fits
}

/** True where a value takes its cells along one row or column. */
function isLine({ layout }: Stage, { by, cells }: Blocked): boolean {
  return [layout.rowOf, layout.colOf].some((of) => cells.every((cell) => of[cell] === of[by!]))
}

function marksOf(stage: Stage, house: House, symbol: number): number[] {
  const value = stage.puzzle.symbols[symbol]!
  return house.cells.filter(
    (c) => stage.desk.cells[c]!.value === '' && stage.desk.cells[c]!.corner.has(value),
  )
}

type Say = (stage: Stage, hidden: Hidden, plain: Plain) => void

type Plain = ReturnType<typeof placeSlots> & { readonly house: string }

const sayIn: Record<HiddenShape, Say> = {
  mark: (stage, _, plain) => stage.say('hiddenMark', plain),
  another: (stage, _, plain) => stage.say('hiddenAnother', plain),
  answered: (stage, hidden, plain) => stage.say('hiddenAnswered', swept(stage, hidden, plain)),
  'only-cell': (stage, hidden, plain) => stage.say('hiddenOnlyCell', swept(stage, hidden, plain)),
  glance: (stage, { seen }, plain) =>
    stage.say('quickHidden', { ...plain, by: bySlot(stage, seen[0]!.by!) }),
  sentence: (stage, hidden, plain) =>
    stage.say(
      hidden.seen.length === 1 ? 'hiddenSentenceOne' : 'hiddenSentence',
      together(stage, hidden, plain),
    ),
  first: (stage, hidden, plain) => stage.say('hiddenFirst', together(stage, hidden, plain)),
  lines: (stage, hidden, plain) =>
    stage.say('hiddenLines', { ...swept(stage, hidden, plain), ...twoSlots(stage, hidden.seen) }),
  count: (stage, hidden, plain) =>
    stage.say('hiddenCount', {
      ...swept(stage, hidden, plain),
      n: numberWord(hidden.others.length + 1),
      m: numberWord(hidden.others.length),
    }),
  walk: (stage, { house, others }, plain) =>
    stage.say('hiddenWalk', {
      ...plain,
      ...agreement(others),
      those: cellsSlot(stage, others),
      along: house.kind === 'row' ? 'along' : 'down',
    }),
  digit(stage, hidden, plain) {
    const { symbol } = hidden
    const count = stage.knowledge.values.filter((value) => value === symbol).length
    stage.claim({ kind: 'count', symbol, count })
    stage.say('hiddenDigit', { ...swept(stage, hidden, plain), count: numberWord(count) })
  },
  either(stage, { seen, others, symbol }, plain) {
    const that = cellsSlot(stage, others)
    const by = seen[0]?.by
    if (by != null) stage.say('hiddenEither', { ...plain, that, by: bySlot(stage, by) })
    else {
      const reason = reasonText(stage, others, symbol)
      stage.say('hiddenEitherKnown', { ...plain, that, reason })
    }
  },
  reason: (stage, hidden, plain) =>
    stage.say('hiddenReason', {
      ...swept(stage, hidden, plain),
      those: cellsSlot(stage, hidden.known),
      reason: reasonText(stage, hidden.known, hidden.symbol),
    }),
  mixed(stage, hidden, plain) {
    const { cells, by } = hidden.seen[0]!
    stage.say('hiddenMixed', {
      ...swept(stage, hidden, plain),
      ...agreement(cells),
      by: bySlot(stage, by!),
      those: cellsSlot(stage, cells),
      those2: cellsSlot(stage, hidden.known),
      reason: reasonText(stage, hidden.known, hidden.symbol),
    })
  },
  checked(stage, { blockers, symbol }, plain) {
    stage.say('hiddenChecked', plain)
    tellBlockers(stage, blockers, symbol)
  },
  asked(stage, { house, blockers, symbol }, plain) {
    stage.say('hiddenAsk', { ...symbolSlots(stage, symbol), house: houseSlot(stage, house) })
    tellBlockers(stage, blockers, symbol)
    stage.say('hiddenPlace', plain)
  },
  'marks-asked'(stage, { house, blockers, symbol }, plain) {
    stage.say('hiddenAskMarked', {
      ...symbolSlots(stage, symbol),
      house: houseSlot(stage, house),
      marks: silently(stage.point(marksOf(stage, house, symbol))),
    })
    tellBlockers(stage, blockers, symbol)
    stage.say('hiddenPlace', plain)
  },
}

/** The house, under the hand now and then. */
function swept(stage: Stage, { house }: Hidden, plain: Plain) {
  return { ...plain, house: houseSlot(stage, house) }
}

/** The values in the way, pointed at together, and the house they look into. */
function together(stage: Stage, { house, seen }: Hidden, plain: Plain) {
  return {
    ...plain,
    ...byListSlots(stage, seen),
    house: { text: houseText(stage, house), act: stage.point(house.cells) },
  }
}

/** Two values and how each looks into the house. */
function twoSlots(stage: Stage, [first, second]: readonly Blocked[]) {
  return {
    by: bySlot(stage, first!.by!, 'this'),
    look: sightOf(stage, first!.by!, first!.cells).look,
    by2: bySlot(stage, second!.by!, 'that'),
    look2: sightOf(stage, second!.by!, second!.cells).look,
  }
}

/** "this seven and that seven" or "these three sevens", all of them under the hand. */
function byListSlots(stage: Stage, seen: readonly Blocked[]) {
  const { digit, digits } = symbolSlots(stage, stage.knowledge.values[seen[0]!.by!]!)
  const texts = seen.map((_, i) => `${i % 2 === 0 ? 'this' : 'that'} ${digit}`)
  const atOnce = seen.length > 2 || (seen.length === 2 && stage.random.chance(0.4))
  const one = seen.length === 1
  return {
    byList: {
      text: atOnce ? `these ${numberWord(seen.length)} ${digits}` : listOf(texts, 'and'),
      act: stage.point(seen.map((blocked) => blocked.by!)),
    },
    leave: one ? 'leaves' : 'leave',
    stop: one ? 'stops' : 'stop',
    see: one ? 'sees' : 'see',
    have: one ? 'has' : 'have',
    do: one ? 'does' : 'do',
  }
}
