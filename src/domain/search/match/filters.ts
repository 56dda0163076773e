import type { BoardEventKind } from '../index/boardEvents'
import type { IndexedTrace, IndexView, TraceTables } from '../index/indexView'
import { lowerBound } from '../index/lowerBound'
import type { Moments } from './moments'

export type SolvePart = 'before' | 'opening' | 'middle' | 'end'

export const SOLVE_PARTS: readonly SolvePart[] = ['before', 'opening', 'middle', 'end']

/** What narrows a search besides its words. Absent fields do not narrow. */
export interface Filters {
  /** Only this trace. */
  readonly key?: string
  readonly author?: string
  /** `9x9`. */
  readonly size?: string
  /** First and last day, `2021-06-20`; each may be ''. */
  readonly from?: string
  readonly to?: string
  readonly hasSolution?: boolean
  readonly verdict?: string
  readonly part?: SolvePart
  /** Something happens on the board at most so many seconds before or after the sentence. */
  readonly board?: { readonly kind: BoardEventKind; readonly seconds: number }
}

/** Whether a filter needs the tables of the traces that have moments. */
export function needsTables(filters: Filters): boolean {
  return filters.board !== undefined
}

/** Leaves the moments that pass. Those of traces whose tables a filter needs but that are not there go too. */
export function filterMoments(moments: Moments, filters: Filters, view: IndexView): Moments {
  const { part, board } = filters
  if (Object.keys(filters).length === 0 && !view.traces.some(isGone)) return moments
  const allowed = Uint8Array.from(view.traces, (trace) => (traceAllowed(trace, filters) ? 1 : 0))
  if (!part && !board && allowed.every((one) => one === 1)) return moments
  const range = part ? view.traces.map((trace) => unitsOfPart(trace, part)) : null
  const keep = new Uint32Array(moments.count)
  let count = 0
  for (let i = 0; i < moments.count; i++) {
    const unit = moments.unit[i]!
    const trace = view.traceOf(unit)
    if (allowed[trace] === 0) continue
    if (range && (unit < range[trace]![0] || unit >= range[trace]![1])) continue
    if (board && !happensNear(view, trace, unit, moments.units[i]!, board.kind, board.seconds))
      continue
    keep[count++] = i
  }
  return pick(moments, keep.subarray(0, count))
}

export function pick({ unit, units, level }: Moments, keep: Uint32Array): Moments {
  const count = keep.length
  const picked = {
    count,
    unit: new Uint32Array(count),
    units: new Uint8Array(count),
    level: new Uint8Array(count),
  }
  for (let i = 0; i < count; i++) {
    const at = keep[i]!
    picked.unit[i] = unit[at]!
    picked.units[i] = units[at]!
    picked.level[i] = level[at]!
  }
  return picked
}

function isGone({ gone }: IndexedTrace): boolean {
  return gone
}

function traceAllowed({ facts, gone }: IndexedTrace, filters: Filters): boolean {
  if (gone) return false
  const { key, author, size, from, to, hasSolution, verdict } = filters
  if (key !== undefined && facts.key !== key) return false
  if (author !== undefined && facts.author !== author) return false
  if (size !== undefined && `${facts.rows}x${facts.cols}` !== size) return false
  if (from && facts.date < from) return false
  if (to && facts.date.slice(0, to.length) > to) return false
  if (hasSolution !== undefined && facts.hasSolution !== hasSolution) return false
  return verdict === undefined || facts.verdict === verdict
}

function unitsOfPart({ firstUnit, parts }: IndexedTrace, part: SolvePart): [number, number] {
  const at = SOLVE_PARTS.indexOf(part)
  const before = parts.slice(0, at).reduce((sum, count) => sum + count, firstUnit)
  return [before, before + parts[at]!]
}

function happensNear(
  view: IndexView,
  trace: number,
  unit: number,
  units: number,
  kind: BoardEventKind,
  seconds: number,
): boolean {
  const tables = view.tables(trace)
  if (!tables) return false
  const first = unit - view.traces[trace]!.firstUnit
  const from = tables.start[first]! - seconds
  const to = unitEnd(tables, first + units - 1) + seconds
  const times = tables.events[kind]
  const next = times[lowerBound(times, from)]
  return next !== undefined && next <= to
}

/** Seconds that a word takes at most, on average over a sentence. */
const SLOW_WORD = 0.6

/** About when a unit ends: where the next begins, or, before a pause, when even slow words are over. */
function unitEnd({ start, lengths }: TraceTables, unit: number): number {
  const slow = start[unit]! + SLOW_WORD * lengths[unit]!
  return Math.min(start[unit + 1] ?? slow, slow)
}
