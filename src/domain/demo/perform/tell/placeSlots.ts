import { enter } from '../marks'
import { cellsSlot, silently, symbolSlots } from '../slots'
import type { Stage } from '../stage'

/** Slots for the cell and the digit that goes in. */
export function placeSlots(stage: Stage, cell: number, symbol: number) {
  const { random } = stage
  return {
    ...symbolSlots(stage, symbol),
    this: cellsSlot(stage, [cell]),
    here: {
      text: random.pick(['here', 'here', 'there', 'in this cell']),
      act: stage.point([cell]),
    },
    thats: { text: random.pick(["that's", "that's", 'this is']), act: stage.point([cell]) },
    spot: silently(stage.point([cell])),
    enter: silently(enter(stage, cell, symbol)),
  }
}
