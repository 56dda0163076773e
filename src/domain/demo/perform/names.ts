import { countBits } from '../puzzle/bits'
import type { House } from '../puzzle/layout'
import { listOf, numberWord, ordinalWord, pluralOf, withArticle } from '../voice/numberWords'
import type { Stage } from './stage'

/** How a symbol is said: "seven", or a letter by its name. */
export function symbolWord(stage: Stage, symbol: number): string {
  const text = stage.puzzle.symbols[symbol]!
  const number = Number(text)
  return Number.isInteger(number) ? numberWord(number) : text.toUpperCase()
}

/** "sevens". */
export function symbolsWord(stage: Stage, symbol: number): string {
  const word = symbolWord(stage, symbol)
  return /^[A-Z]$/.test(word) ? `${word}s` : pluralOf(word)
}

/** "a seven", "an eight". */
export function aSymbol(stage: Stage, symbol: number): string {
  return withArticle(symbolWord(stage, symbol))
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

/** "box five", "row three", or with pointing words, "this box". */
export function houseName(stage: Stage, house: House): string {
  const kind =
    house.kind === 'row'
      ? 'row'
      : house.kind === 'col'
        ? 'column'
        : stage.puzzle.boxes
          ? 'box'
          : 'region'
  const named = stage.random.chance(house.kind === 'region' && stage.puzzle.boxes ? 0.55 : 0.3)
  if (!named || (house.kind === 'region' && !stage.puzzle.boxes))
    return `${stage.random.pick(['this', 'this', 'that'])} ${kind}`
  return `${kind} ${numberWord(house.index + 1)}`
}

/** "box five": the plain name, whatever the hand does. */
export function houseLabel(stage: Stage, house: House): string {
  if (house.kind === 'row') return `row ${numberWord(house.index + 1)}`
  if (house.kind === 'col') return `column ${numberWord(house.index + 1)}`
  return stage.puzzle.boxes
    ? `box ${numberWord(house.index + 1)}`
    : `the ${ordinalWord(house.index + 1)} region`
}

/** "this cell", "these two cells", "those three". */
export function cellsName(stage: Stage, cells: readonly number[]): string {
  if (cells.length === 1)
    return stage.random.pick(['this cell', 'that cell', 'this one', 'this square', 'that one'])
  const how = stage.random.pick(['these', 'those'])
  const tail = stage.random.pick(['', ' cells', ' squares', ' cells'])
  return cells.length <= 4 && stage.random.chance(0.7)
    ? `${how} ${numberWord(cells.length)}${tail}`
    : `${how}${tail === '' ? ' cells' : tail}`
}

/** The candidates of a mask as symbols. */
export function optionsName(stage: Stage, mask: number): string {
  const symbols: number[] = []
  for (let symbol = 0; symbol < stage.layout.size; symbol++)
    if (mask & (1 << symbol)) symbols.push(symbol)
  return `${countBits(mask) === 2 ? '' : ''}${symbolList(stage, symbols, 'or')}`
}
