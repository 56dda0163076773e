import { holds, placesFor } from '../solve/knowledge'
import { numberWord } from '../voice/numberWords'
import { sightOf } from './blockedBy'
import { blockersOf } from './blockers'
import { cornerMark, markedWith } from './marks'
import { cellsSlot, houseSlot, silently, symbolSlots } from './slots'
import type { Stage } from './stage'
import { bySlot } from './tell/singles'

/** Goes through the boxes for one symbol, marking where there are two places for it. */
export function tourSymbol(stage: Stage, symbol: number): void {
  const { knowledge, layout, random } = stage
  const words = symbolSlots(stage, symbol)
  const count = countOf(stage, symbol)
  stage.claim({ kind: 'count', symbol, count })
  stage.say(count === 0 ? 'tourStartNone' : 'tourStart', {
    ...words,
    count: countText(count),
    is: count === 1 ? 'is' : 'are',
  })
  for (const house of random.shuffle(layout.regions)) {
    if (holds(knowledge, house.cells, symbol)) continue
    const places = placesFor(knowledge, house.cells, symbol)
    const slots = {
      ...words,
      house: houseSlot(stage, house),
      these: cellsSlot(stage, places),
      places: numberWord(places.length),
      hand: silently(stage.point(places)),
    }
    if (places.length === 3 && random.chance(0.3)) {
      stage.claim({ kind: 'places', house: house.cells, symbol, cells: places })
      stage.say('tourMany', slots)
    }
    if (places.length !== 2 || markedWith(stage, places, symbol).length === 2) continue
    stage.claim({ kind: 'places', house: house.cells, symbol, cells: places })
    const blocked = blockersOf(stage, house.cells, symbol).filter(({ by }) => by !== null)
    const best = blocked[0]
    const marks = {
      here1: { text: 'here', act: stage.point(places.slice(0, 1)) },
      here2: { text: 'here', act: stage.point(places.slice(1)) },
      mark: silently(cornerMark(stage, places, symbol)),
    }
    if (best && blocked.length <= 2 && random.chance(0.75)) {
      for (const cell of best.cells) stage.claim({ kind: 'seen', cell, symbol, by: best.by! })
      stage.say('tourBy', {
        ...slots,
        ...marks,
        by: bySlot(stage, best.by!),
        ...sightOf(stage, best.by!, best.cells),
      })
    } else stage.say('tourMark', { ...slots, ...marks })
  }
  if (random.chance(0.4)) stage.say('tourEnd', words)
}

function countText(count: number): string {
  return count === 1 ? 'one' : numberWord(count)
}

export function countOf(stage: Stage, symbol: number): number {
  return stage.knowledge.values.filter((value) => value === symbol).length
}

/** Symbols that some box has two unmarked places for, those that stand most often first. */
export function symbolsToTour(stage: Stage): number[] {
  const { layout, knowledge, puzzle } = stage
  return puzzle.symbols
    .map((_, symbol) => symbol)
    .filter((symbol) =>
      layout.regions.some((house) => {
        if (holds(knowledge, house.cells, symbol)) return false
        const places = placesFor(knowledge, house.cells, symbol)
        return places.length === 2 && markedWith(stage, places, symbol).length < 2
      }),
    )
    .sort((a, b) => countOf(stage, b) - countOf(stage, a) || a - b)
}
