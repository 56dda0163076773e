import { bitsOf } from '../puzzle/bits'
import type { Act } from '../voice/template'
import type { Stage } from './stage'

/** An act: enter the value, or what the fingers make of it. */
export function enter(stage: Stage, cell: number, symbol: number): Act {
  return (time) => {
    const typed = stage.fumble ?? symbol
    stage.fumble = null
    return stage.desk.enter(cell, stage.puzzle.symbols[typed]!, time)
  }
}

/** An act: make the centre marks of these cells equal their candidates. */
export function showCandidates(stage: Stage, cells: readonly number[]): Act {
  return (time) => {
    let done = time
    for (const cell of cells) done = fitMarks(stage, cell, done)
    return done
  }
}

function fitMarks(stage: Stage, cell: number, time: number): number {
  const wanted = bitsOf(stage.knowledge.candidates[cell]!).map((s) => stage.puzzle.symbols[s]!)
  const shown = stage.desk.cells[cell]!.centre
  const extra = [...shown].filter((value) => !wanted.includes(value))
  const missing = wanted.filter((value) => !shown.has(value))
  let done = time
  if (extra.length > 0) done = stage.desk.mark('cd', '-', [cell], extra, done)
  if (missing.length > 0) done = stage.desk.mark('cd', '+', [cell], missing, done)
  return done
}

/** An act: corner marks of a symbol in these cells. */
export function cornerMark(stage: Stage, cells: readonly number[], symbol: number): Act {
  return (time) => stage.desk.mark('pm', '+', cells, [stage.puzzle.symbols[symbol]!], time)
}

/** An act: take a symbol's marks, of both kinds, off these cells. */
export function unmark(stage: Stage, cells: readonly number[], symbol: number): Act {
  return (time) => {
    const value = stage.puzzle.symbols[symbol]!
    const centre = cells.filter((cell) => stage.desk.cells[cell]!.centre.has(value))
    const corner = cells.filter((cell) => stage.desk.cells[cell]!.corner.has(value))
    let done = time
    if (centre.length > 0) done = stage.desk.mark('cd', '-', centre, [value], done)
    if (corner.length > 0) done = stage.desk.mark('pm', '-', corner, [value], done)
    return done
  }
}

/** Cells that still show a mark of a symbol. */
export function markedWith(stage: Stage, cells: readonly number[], symbol: number): number[] {
  const value = stage.puzzle.symbols[symbol]!
  return cells.filter((cell) => {
    const { value: entered, centre, corner } = stage.desk.cells[cell]!
    return entered === '' && (centre.has(value) || corner.has(value))
  })
}
