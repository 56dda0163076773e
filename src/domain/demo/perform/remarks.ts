import { markedWith, unmark } from './marks'
import { agreement, cellsSlot, houseLabel, silently, symbolSlots } from './slots'
import type { Stage } from './stage'

/** Marks of a digit that has just gone in, in the cells that see it. */
export function tidyAfter(stage: Stage, cell: number, symbol: number): void {
  const { random } = stage
  const stale = markedWith(stage, stage.layout.peers[cell]!, symbol)
  if (stale.length === 0 || !random.chance(stage.persona.tidy)) return
  const act = silently(unmark(stage, stale, symbol))
  // What could not hold the digit before has not lost it now.
  const lost = stale.filter((c) => stage.changed.has(c))
  if (random.chance(0.25))
    stage.say(lost.length > 0 && random.chance(0.5) ? 'tidy' : 'tidyMarks', {
      ...symbolSlots(stage, symbol),
      ...agreement(lost),
      those: cellsSlot(stage, lost.slice(0, 4)),
      act,
    })
  else stage.say('handOnly', { act })
  stage.speaker.waitUntil(stage.desk.freeAt - 0.4)
}

/** What is worth a word after a digit went in. */
export function remarkAfter(stage: Stage, cell: number, symbol: number, detail: number): void {
  const { knowledge, layout, random } = stage
  const count = knowledge.values.filter((value) => value === symbol).length
  if (count === layout.size && random.chance(0.8)) {
    stage.claim({ kind: 'count', symbol, count })
    stage.say('afterLast', symbolSlots(stage, symbol))
    return
  }
  const full = layout.houses.find(
    (house) => house.cells.includes(cell) && house.cells.every((c) => knowledge.values[c]! >= 0),
  )
  if (full && random.chance(0.5)) {
    stage.claim({ kind: 'missing', house: full.cells, mask: 0 })
    stage.say('afterHouse', { house: houseLabel(stage, full) })
  } else if (detail > 0.5 && random.chance(0.12)) stage.say('pleased')
}
