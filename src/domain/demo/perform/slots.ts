import { bitsOf } from '../puzzle/bits'
import type { House } from '../puzzle/layout'
import {
  asNumeral,
  listOf,
  NUMERAL,
  numberWord,
  ordinalWord,
  pluralOf,
  withArticle,
} from '../voice/numberWords'
import type { Slot } from '../voice/template'
import type { Stage } from './stage'

/** How a symbol is said: "seven", or a letter by its name. */
export function symbolWord(stage: Stage, symbol: number): string {
  const text = stage.puzzle.symbols[symbol]!
  return /^\d+$/.test(text) ? asNumeral(numberWord(Number(text))) : text.toUpperCase()
}

/** The words for a symbol that most lines use: digit, digits, a. */
export function symbolSlots(stage: Stage, symbol: number) {
  const digit = symbolWord(stage, symbol)
  const letter = /^[A-Z]$/.test(digit)
  return {
    digit,
    digits: letter ? `${digit}s` : asNumeral(pluralOf(digit.replace(NUMERAL, ''))),
    a: withArticle(digit),
  }
}

/** "one, four and nine". */
export function symbolList(
  stage: Stage,
  symbols: readonly number[],
  last: 'and' | 'or' = 'and',
): string {
  return listOf(
    symbols.map((symbol) => symbolWord(stage, symbol)),
    last,
  )
}

/** "three or seven": the candidates of a mask. */
export function optionsText(stage: Stage, mask: number): string {
  return symbolList(stage, bitsOf(mask), 'or')
}

/** "row", "column", "box" or "region". */
export function houseKind(stage: Stage, house: House): string {
  if (house.kind === 'row') return 'row'
  if (house.kind === 'col') return 'column'
  return stage.puzzle.boxes ? 'box' : 'region'
}

/** "box five"; regions of odd shapes have no number people know. */
export function houseLabel(stage: Stage, house: House): string {
  const kind = houseKind(stage, house)
  return kind === 'region' ? 'that region' : `${kind} ${asNumeral(numberWord(house.index + 1))}`
}

/** "box five", "this row", "the third column". */
export function houseText(stage: Stage, house: House): string {
  const kind = houseKind(stage, house)
  const { random } = stage
  if (kind === 'region') return random.pick(['this region', 'this shape', 'that region'])
  const named = random.chance(kind === 'box' ? 0.5 : 0.3)
  if (!named) return `${random.pick(['this', 'this', 'that'])} ${kind}`
  if (kind !== 'box' && random.chance(0.35)) return `the ${ordinalWord(house.index + 1)} ${kind}`
  return `${kind} ${asNumeral(numberWord(house.index + 1))}`
}

/** Share of the houses named that the hand sweeps. */
const SWEPT = 0.25

/** A house, its open cells swept by the hand as it is named. */
export function houseSlot(stage: Stage, house: House): Slot {
  const open = house.cells.filter((cell) => stage.knowledge.values[cell]! < 0)
  const cells = open.length > 0 && open.length < house.cells.length ? open : house.cells
  const text = houseText(stage, house)
  return stage.random.chance(SWEPT) ? { text, act: stage.point(cells) } : { text }
}

/** "this cell", "these two", "those three cells", the hand on them. */
export function cellsSlot(stage: Stage, cells: readonly number[]): Slot {
  return { text: cellsText(stage, cells), act: stage.point(cells) }
}

export function cellsText(stage: Stage, cells: readonly number[]): string {
  const { random } = stage
  if (cells.length === 1)
    return random.weighted(
      ['this cell', 'that cell', 'this one', 'this square', 'that one', 'that square'],
      (text) => (text === 'this cell' ? 4 : text === 'that cell' ? 2 : 1),
    )
  const how = random.pick(['these', 'these', 'those'])
  const noun = random.pick([' cells', ' cells', ' squares', ''])
  if (cells.length <= 4 && random.chance(0.75)) return `${how} ${numberWord(cells.length)}${noun}`
  return `${how}${noun === '' ? ' cells' : noun}`
}

/** Nothing said, the hand moves. */
export function silently(act: Slot['act']): Slot {
  return act ? { text: '', act } : { text: '' }
}

/** Words for one or several cells that must agree with them. */
export function agreement(cells: readonly number[]) {
  const one = cells.length === 1
  return {
    are: one ? 'is' : 'are',
    were: one ? 'was' : 'were',
    have: one ? 'has' : 'have',
    do: one ? 'does' : 'do',
    lose: one ? 'loses' : 'lose',
    see: one ? 'sees' : 'see',
    need: one ? 'needs' : 'need',
    them: one ? 'it' : 'them',
    they: one ? 'it' : 'they',
  }
}

/** A cell's place in words: "the top left corner" where there is such, else "row two, column five". */
export function placeText(stage: Stage, cell: number): string {
  const { size, rowOf, colOf } = stage.layout
  const [row, col] = [rowOf[cell]!, colOf[cell]!]
  const edge = (i: number) => i === 0 || i === size - 1
  if (edge(row) && edge(col))
    return `the ${row === 0 ? 'top' : 'bottom'} ${col === 0 ? 'left' : 'right'} corner`
  return `row ${asNumeral(numberWord(row + 1))}, column ${asNumeral(numberWord(col + 1))}`
}
