import { placesFor } from '../solve/knowledge'
import { cornerMark, markedWith } from './marks'
import { aSymbol, cellsName, houseName, symbolsWord, symbolWord } from './names'
import type { Stage } from './stage'

/** Corner marks of one symbol wherever a box has two places for it. True when something was marked. */
export function tourSymbol(stage: Stage, symbol: number): boolean {
  const { knowledge, layout } = stage
  const words = {
    digit: symbolWord(stage, symbol),
    digits: symbolsWord(stage, symbol),
    a: aSymbol(stage, symbol),
  }
  let marked = false
  for (const house of layout.regions) {
    const places = placesFor(knowledge, house.cells, symbol)
    if (places.length !== 2 || markedWith(stage, places, symbol).length === places.length) continue
    stage.claim({ kind: 'places', house: house.cells, symbol, cells: places })
    stage.say('tourMark', {
      ...words,
      house: { text: houseName(stage, house), act: stage.point(house.cells) },
      these: { text: cellsName(stage, places), act: stage.point(places) },
      mark: { text: '', act: cornerMark(stage, places, symbol) },
    })
    marked = true
  }
  return marked
}

/** Symbols by how many of them stand already, most first; finished ones left out. */
export function tourOrder(stage: Stage): number[] {
  const { knowledge, layout, puzzle } = stage
  const count = (symbol: number) => knowledge.values.filter((value) => value === symbol).length
  return puzzle.symbols
    .map((_, symbol) => symbol)
    .filter((symbol) => count(symbol) < layout.size)
    .sort((a, b) => count(b) - count(a) || a - b)
}
