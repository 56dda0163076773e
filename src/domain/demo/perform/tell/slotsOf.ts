import type { Deduction } from '../../solve/deduction'
import type { Act } from '../../voice/template'
import { cornerMark, unmark } from '../marks'
import { agreement, cellsSlot, silently, symbolSlots } from '../slots'
import type { Stage } from '../stage'

/** Cells that lose something by a step, as told: at most so many, the rest goes without saying. */
const MOST_TOLD = 6

/** An act: take the marks a step makes stale off the board. */
export function removeAct(stage: Stage, step: Deduction): Act {
  return (time) => {
    let done = time
    for (let symbol = 0; symbol < stage.layout.size; symbol++) {
      const cells = step.removals.filter((r) => r.mask & (1 << symbol)).map((r) => r.cell)
      if (cells.length > 0) done = unmark(stage, cells, symbol)(done)
    }
    return done
  }
}

/** Slots that most eliminations of one symbol share. */
export function removalSlots(stage: Stage, step: Deduction) {
  const targets = step.removals.map((removal) => removal.cell)
  return {
    ...symbolSlots(stage, step.symbols[0] ?? 0),
    ...agreement(targets),
    these: cellsSlot(stage, step.cells),
    theseAct: silently(stage.point(step.cells)),
    those: cellsSlot(stage, targets.slice(0, MOST_TOLD)),
    remove: silently(removeAct(stage, step)),
  }
}

/** An act: corner marks of the step's first symbol in its cells, where the solver keeps such marks. */
export function markPattern(stage: Stage, step: Deduction): Act {
  return (time) => {
    if (!stage.persona.cornerMarks || step.cells.length > 3) return time
    return cornerMark(stage, step.cells, step.symbols[0]!)(time)
  }
}
