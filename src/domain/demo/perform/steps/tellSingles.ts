import { bitsOf, countBits } from '../../puzzle/bits'
import type { House } from '../../puzzle/layout'
import type { Deduction } from '../../solve/deduction'
import { blockersOf } from '../blockers'
import { enter } from '../marks'
import {
  aSymbol,
  cellsName,
  houseLabel,
  houseName,
  optionsName,
  symbolList,
  symbolsWord,
  symbolWord,
} from '../names'
import type { Stage } from '../stage'

/** The last cell of a house. */
export function tellFullHouse(stage: Stage, step: Deduction): void {
  const { cell, symbol } = step.place!
  const house = step.houses[0]!
  stage.say('fullHouse', {
    house: { text: houseName(stage, house), act: stage.point([cell]) },
    house2: houseName(stage, house),
    a: aSymbol(stage, symbol),
    here: { text: '', act: stage.point([cell]) },
    enter: { text: '', act: enter(stage, cell, symbol) },
  })
}

/** One place left in a house. */
export function tellHiddenSingle(stage: Stage, step: Deduction): void {
  const { cell, symbol } = step.place!
  const house = step.houses[0]!
  const words = {
    digit: symbolWord(stage, symbol),
    digits: symbolsWord(stage, symbol),
    a: aSymbol(stage, symbol),
  }
  stage.say('hiddenAsk', { ...words, house: houseSlot(stage, house) })
  for (const blocked of blockersOf(stage, house.cells, symbol)) {
    const those = {
      text: cellsName(stage, blocked.cells),
      act: stage.point(blocked.cells),
    }
    if (blocked.by === null) {
      stage.say('hiddenKnown', { ...words, those })
      continue
    }
    for (const hidden of blocked.cells)
      stage.claim({ kind: 'seen', cell: hidden, symbol, by: blocked.by })
    stage.say('hiddenBlocked', {
      ...words,
      those,
      by: {
        text: `${stage.random.pick(['this', 'that', 'the'])} ${words.digit}`,
        act: stage.point([blocked.by]),
      },
      is: '',
    })
  }
  stage.claim({ kind: 'places', house: house.cells, symbol, cells: [cell] })
  stage.say('hiddenPlace', {
    ...words,
    here: { text: '', act: stage.point([cell]) },
    enter: { text: '', act: enter(stage, cell, symbol) },
  })
}

/** The open cells of a house, as the hand sweeps them. */
function houseSlot(stage: Stage, house: House) {
  const open = house.cells.filter((c) => stage.knowledge.values[c]! < 0)
  return { text: houseName(stage, house), act: stage.point(open.length > 0 ? open : house.cells) }
}

/** One symbol left in a cell. */
export function tellNakedSingle(stage: Stage, step: Deduction): void {
  const { cell, symbol } = step.place!
  const { knowledge, layout, desk } = stage
  const slots = {
    a: aSymbol(stage, symbol),
    enter: { text: '', act: enter(stage, cell, symbol) },
    this: { text: cellsName(stage, [cell]), act: stage.point([cell]) },
  }
  const marked = [...desk.cells[cell]!.centre]
  const gone = marked.filter((value) => value !== stage.puzzle.symbols[symbol])
  const goneSymbol = gone.length === 1 ? stage.puzzle.symbols.indexOf(gone[0]!) : -1
  const by = layout.peers[cell]!.find((peer) => knowledge.values[peer] === goneSymbol)
  if (goneSymbol >= 0 && by !== undefined && marked.length === 2) {
    stage.claim({ kind: 'seen', cell, symbol: goneSymbol, by })
    stage.say('nakedPairLeft', {
      ...slots,
      options: optionsName(stage, (1 << symbol) | (1 << goneSymbol)),
      gone: symbolWord(stage, goneSymbol),
      by: { text: `this ${symbolWord(stage, goneSymbol)}`, act: stage.point([by]) },
    })
    return
  }
  stage.say('nakedAsk', slots)
  let told = 0
  for (const house of [
    layout.rows[layout.rowOf[cell]!]!,
    layout.cols[layout.colOf[cell]!]!,
    layout.regions[layout.regionOf[cell]!]!,
  ]) {
    const seen = house.cells.filter((c) => knowledge.values[c]! >= 0)
    const fresh = bitsOf(seen.reduce((mask, c) => mask | (1 << knowledge.values[c]!), 0) & ~told)
    if (fresh.length === 0) continue
    for (const s of fresh) told |= 1 << s
    const shown = seen.filter((c) => fresh.includes(knowledge.values[c]!))
    for (const c of shown) stage.claim({ kind: 'seen', cell, symbol: knowledge.values[c]!, by: c })
    stage.say('nakedSees', {
      list: { text: symbolList(stage, fresh), act: stage.point(shown) },
      where: house.kind === 'row' ? 'row' : house.kind === 'col' ? 'column' : 'box',
    })
  }
  const rest = layout.all & ~told & ~(1 << symbol)
  if (rest !== 0)
    stage.say('hiddenKnown', {
      those: `${countBits(rest) === 1 ? '' : ''}${symbolList(stage, bitsOf(rest), 'or')}`,
    })
  stage.claim({ kind: 'options', cell, mask: 1 << symbol })
  stage.say('nakedPlace', slots)
}

/** What is worth a word after a digit went in. */
export function remarkAfter(stage: Stage, cell: number, symbol: number): void {
  const { knowledge, layout, random } = stage
  const count = knowledge.values.filter((value) => value === symbol).length
  if (count === layout.size && random.chance(0.8)) {
    stage.say('afterLast', { digits: symbolsWord(stage, symbol), digit: symbolWord(stage, symbol) })
    return
  }
  const full = layout.houses.find(
    (house) => house.cells.includes(cell) && house.cells.every((c) => knowledge.values[c]! >= 0),
  )
  if (full && random.chance(0.6)) stage.say('afterHouse', { house: houseLabel(stage, full) })
}
