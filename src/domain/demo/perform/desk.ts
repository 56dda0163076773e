import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { Random } from '../random/random'

/** What one cell shows beside its given. */
export interface DeskCell {
  value: string
  readonly centre: Set<string>
  readonly corner: Set<string>
  readonly colours: Set<string>
}

/** One action of the hand, at a second of the video. */
export interface TimedAction {
  readonly time: number
  readonly type: 'vl' | 'cd' | 'pm' | 'co' | 'sl' | 'ds' | 'cl'
  readonly op: '+' | '-' | null
  readonly value: string
  readonly cells: readonly number[]
}

/**
 * The board on the screen and the hand that works it: every change is an action with its time, in the dataset's
 * terms (absolute, already resolved to cells). Times only grow.
 */
export interface Desk {
  readonly cells: readonly DeskCell[]
  readonly actions: readonly TimedAction[]
  readonly selection: readonly number[]
  /** Second at which the hand has finished what it was asked to do. */
  readonly freeAt: number
  /** Selects exactly these cells, by click or drag; gives the second it is done. */
  select(cells: readonly number[], time: number): number
  /** Adds cells to the selection one after another. */
  extend(cells: readonly number[], time: number): number
  /** Deselects everything. */
  release(time: number): number
  /** Selects the cell and types its value. */
  enter(cell: number, value: string, time: number): number
  /** Adds or removes marks on cells that can take them; those that already are as wished are left alone. */
  mark(
    kind: 'cd' | 'pm' | 'co',
    op: '+' | '-',
    cells: readonly number[],
    values: readonly string[],
    time: number,
  ): number
  /** Takes a value away (its marks come back). */
  erase(cell: number, time: number): number
  /** Clears one kind of content, by SudokuPad's code: 1 corner marks, 2 centre marks, 3 colours. */
  clear(code: '1' | '2' | '3', cells: readonly number[], time: number): number
}

/** Chance that a click misses its cell. */
const MISCLICK = 0.02

/** A desk with the puzzle's givens and nothing else. */
export function createDesk(puzzle: DemoPuzzle, random: Random): Desk {
  const cells: DeskCell[] = puzzle.givens.map(() => ({
    value: '',
    centre: new Set(),
    corner: new Set(),
    colours: new Set(),
  }))
  const actions: TimedAction[] = []
  let selection: number[] = []
  let freeAt = 0

  const act = (
    time: number,
    type: TimedAction['type'],
    op: TimedAction['op'],
    value: string,
    on: readonly number[],
  ) => {
    freeAt = Math.max(freeAt, time)
    actions.push({ time: freeAt, type, op, value, cells: [...on] })
  }
  const wait = (from: number, to: number) => {
    freeAt += random.between(from, to)
  }
  const begin = (time: number) => {
    freeAt = Math.max(freeAt + 0.05, time)
  }
  const release = (time: number) => {
    if (selection.length === 0) return freeAt
    begin(time)
    act(freeAt, 'ds', null, '', selection)
    selection = []
    return freeAt
  }
  const extend = (on: readonly number[], time: number) => {
    begin(time)
    on.forEach((cell, i) => {
      if (selection.includes(cell)) return
      if (i > 0) wait(0.09, 0.24)
      act(freeAt, 'sl', null, '', [cell])
      selection = [...selection, cell].sort((a, b) => a - b)
    })
    wait(0.1, 0.25)
    return freeAt
  }
  const select = (on: readonly number[], time: number) => {
    const same = on.length === selection.length && on.every((cell) => selection.includes(cell))
    if (same) {
      // The hand rests where it is until then: what it types next is not typed earlier.
      freeAt = Math.max(freeAt, time)
      return freeAt
    }
    release(time)
    const first = on[0]
    if (first !== undefined && random.chance(MISCLICK)) {
      // The hand lands beside the cell first.
      const beside = first + (first % puzzle.size < puzzle.size - 1 ? 1 : -1)
      extend([beside], freeAt)
      release(freeAt)
    }
    return extend(on, freeAt)
  }
  const mark: Desk['mark'] = (kind, op, on, values, time) => {
    const setOf = (cell: number) =>
      kind === 'cd'
        ? cells[cell]!.centre
        : kind === 'pm'
          ? cells[cell]!.corner
          : cells[cell]!.colours
    const canTake = (cell: number) =>
      kind === 'co' || (puzzle.givens[cell]! < 0 && cells[cell]!.value === '')
    const wanted = on.filter(
      (cell) => canTake(cell) && values.some((value) => setOf(cell).has(value) !== (op === '+')),
    )
    if (wanted.length === 0) return freeAt
    select(wanted, time)
    for (const value of values) {
      const touched = wanted.filter((cell) => setOf(cell).has(value) !== (op === '+'))
      if (touched.length === 0) continue
      wait(0.15, 0.4)
      for (const cell of touched) {
        act(freeAt, kind, op, value, [cell])
        if (op === '+') setOf(cell).add(value)
        else setOf(cell).delete(value)
      }
    }
    wait(0.1, 0.2)
    return freeAt
  }
  return {
    cells,
    actions,
    get selection() {
      return selection
    },
    get freeAt() {
      return freeAt
    },
    select,
    extend,
    release,
    mark,
    enter(cell, value, time) {
      select([cell], time)
      if (cells[cell]!.value !== '') {
        wait(0.1, 0.2)
        act(freeAt, 'cl', null, '0', [cell])
        cells[cell]!.value = ''
      }
      wait(0.2, 0.5)
      act(freeAt, 'vl', null, value, [cell])
      cells[cell]!.value = value
      wait(0.15, 0.3)
      return freeAt
    },
    erase(cell, time) {
      if (cells[cell]!.value === '') return freeAt
      select([cell], time)
      wait(0.2, 0.5)
      act(freeAt, 'cl', null, '0', [cell])
      cells[cell]!.value = ''
      wait(0.1, 0.3)
      return freeAt
    },
    clear(code, on, time) {
      const setOf = (cell: number) =>
        code === '1'
          ? cells[cell]!.corner
          : code === '2'
            ? cells[cell]!.centre
            : cells[cell]!.colours
      const held = on.filter((cell) => setOf(cell).size > 0)
      if (held.length === 0) return freeAt
      select(held, time)
      wait(0.2, 0.4)
      act(freeAt, 'cl', null, code, held)
      for (const cell of held) setOf(cell).clear()
      wait(0.1, 0.3)
      return freeAt
    },
  }
}
