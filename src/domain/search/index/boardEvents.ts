import { isRightValue } from '../../trace/isRightValue'
import type { Trace } from '../../trace/trace'

/** What can happen on the board, as far as search asks for it. */
export type BoardEventKind = 'digit' | 'candidate' | 'colour' | 'mistake'

export const BOARD_EVENT_KINDS: readonly BoardEventKind[] = [
  'digit',
  'candidate',
  'colour',
  'mistake',
]

/** Seconds of each kind of event, to a tenth, ascending. */
export type BoardEvents = Readonly<Record<BoardEventKind, Float32Array>>

export const NO_EVENTS: BoardEvents = {
  digit: new Float32Array(0),
  candidate: new Float32Array(0),
  colour: new Float32Array(0),
  mistake: new Float32Array(0),
}

/**
 * When digits went in, candidates (centre or corner marks) came off, cells were coloured, and wrong digits were
 * entered (against the solution; none where the puzzle hides it).
 */
export function boardEvents(trace: Trace): BoardEvents {
  const times: Record<BoardEventKind, number[]> = {
    digit: [],
    candidate: [],
    colour: [],
    mistake: [],
  }
  const { groups } = trace
  const put = (kind: BoardEventKind, time: number) => {
    const tenth = Math.round(time * 10) / 10
    if (times[kind].at(-1) !== tenth) times[kind].push(tenth)
  }
  for (let group = 1; group < groups.count; group++) {
    const time = groups.times[group]!
    for (let i = groups.actionStart[group]!; i < groups.actionStart[group + 1]!; i++) {
      const action = groups.actions[i]!
      if (action.type === 'vl') {
        put('digit', time)
        if (isWrong(trace, action.value, action.cells)) put('mistake', time)
      } else if (action.type === 'co' && action.op !== '-') put('colour', time)
      else if ((action.type === 'cd' || action.type === 'pm') && action.op === '-') {
        put('candidate', time)
      }
    }
  }
  return {
    digit: Float32Array.from(times.digit),
    candidate: Float32Array.from(times.candidate),
    colour: Float32Array.from(times.colour),
    mistake: Float32Array.from(times.mistake),
  }
}

function isWrong(
  trace: Trace,
  value: string,
  cells: readonly { readonly row: number; readonly col: number }[],
): boolean {
  const { solution } = trace
  if (!solution || value === '') return false
  return cells.some(({ row, col }) => !isRightValue(value, solution[row * trace.cols + col]))
}
