import type { IndexedTrace, IndexView, TraceTables } from '../index/indexView'
import { gallop, lowerBound } from '../index/lowerBound'
import { firstOf } from './firstOf'
import { type Mark, marksIn } from './marks'
import { LEVEL_TYPO, type Plan, wantedAlternatives } from './plan'
import type { Scorer } from './score'
import type { Found, Sort } from './search'

/** Which part of what was found is shown. */
export interface PageRequest {
  readonly sort: Sort
  /** Traces before the page. */
  readonly offset: number
  /** Traces on the page. */
  readonly traces: number
  /** Moments shown of each trace. */
  readonly moments: number
}

/** A trace with the moments of it that are shown; `found` indices, in the order in which they are shown. */
export interface PageGroup {
  readonly trace: number
  /** Moments in the trace. */
  readonly count: number
  readonly shown: readonly number[]
}

export interface Page {
  /** Traces with moments. */
  readonly traces: number
  readonly groups: readonly PageGroup[]
}

interface Range {
  readonly trace: number
  readonly from: number
  readonly to: number
  readonly best: number
}

/** More moments in a trace speak for it, but less than a better one: so many points at most. */
const MANY_POINTS = 4

/** Groups what was found by trace and picks a page of it. */
export function pageOf(found: Found, view: IndexView, request: PageRequest): Page {
  const ranges = rangesByTrace(found, view)
  const { sort, offset, traces, moments } = request
  const ordered = firstOf(ranges, offset + traces, byTrace(sort, found, view))
  const groups = ordered.slice(offset).map(({ trace, from, to }) => ({
    trace,
    count: to - from,
    shown: momentOrder(found, from, to, sort, moments),
  }))
  return { traces: ranges.length, groups }
}

function rangesByTrace({ moments, scorer }: Found, view: IndexView): Range[] {
  const ranges: Range[] = []
  const { unit, count } = moments
  const { scoreOf, highest } = scorer
  let from = 0
  while (from < count) {
    const trace = view.traceOf(unit[from]!)
    const end = view.traces[trace]!.firstUnit + view.traces[trace]!.units
    const to = Math.min(count, gallop(unit, end, from))
    let best = Number.NEGATIVE_INFINITY
    for (let at = from; at < to && best < highest; at++) best = Math.max(best, scoreOf(at))
    ranges.push({ trace, from, to, best: best + Math.min(MANY_POINTS, Math.log2(to - from) / 2) })
    from = to
  }
  return ranges
}

function byTrace(sort: Sort, { moments }: Found, view: IndexView) {
  const facts = (range: Range) => view.traces[range.trace]!.facts
  const place = (a: Range, b: Range) => a.trace - b.trace
  if (sort === 'date') {
    return (a: Range, b: Range) => {
      const [x, y] = [facts(a).date, facts(b).date]
      return x === y ? place(a, b) : x < y ? 1 : -1
    }
  }
  if (sort === 'time') {
    const time = (range: Range) => unitTime(view, range.trace, moments.unit[range.from]!)
    return (a: Range, b: Range) => time(a) - time(b) || place(a, b)
  }
  return (a: Range, b: Range) => b.best - a.best || place(a, b)
}

function momentOrder(
  { scorer }: Found,
  from: number,
  to: number,
  sort: Sort,
  limit: number,
): number[] {
  if (sort === 'relevance') return bestOf(from, to, limit, scorer)
  return Array.from({ length: Math.min(limit, to - from) }, (_, i) => from + i)
}

/** The moments of all traces in one order, best first: `limit` found indices. */
export function bestMoments({ moments, scorer }: Found, limit: number): number[] {
  return bestOf(0, moments.count, limit, scorer)
}

function bestOf(from: number, to: number, limit: number, { scoreOf }: Scorer): number[] {
  // Of a very frequent word there are very many: none is more than two numbers.
  const scores = Float32Array.from({ length: to - from }, (_, i) => scoreOf(from + i))
  const places = Uint32Array.from(scores.keys())
  return firstOf(places, limit, (a, b) => scores[b]! - scores[a]! || a - b).map((at) => from + at)
}

/** Seconds at which a unit (numbered over the index) begins; by its share of the trace while its table is not there. */
function unitTime(view: IndexView, trace: number, unit: number): number {
  const { firstUnit, units, facts } = view.traces[trace]!
  const place = unit - firstUnit
  const exact = view.tables(trace)?.start[place]
  return exact ?? (facts.duration * place) / Math.max(1, units)
}

/** One moment as it is shown. */
export interface MomentHit {
  /** Of the trace. */
  readonly key: string
  /** First unit, counted in the trace. */
  readonly unit: number
  /** 1, or more where the words are spread over sentences. */
  readonly units: number
  /** Seconds at which its first matched word is said, within a second or so: the transcript knows better. */
  readonly time: number
  readonly score: number
  /** One letter off. */
  readonly typo: boolean
  readonly marks: readonly Mark[]
  /** Techniques named in it or in the sentences beside it. */
  readonly techniques: readonly string[]
}

/** A moment with its words, time and techniques. The tables of its trace should be there. */
export function momentHit(
  found: Found,
  at: number,
  plan: Plan,
  withTypos: boolean,
  view: IndexView,
): MomentHit {
  const { moments, scorer } = found
  const first = moments.unit[at]!
  const units = moments.units[at]!
  const trace = view.traceOf(first)
  const indexed = view.traces[trace]!
  const tables = view.tables(trace)
  const marks = marksIn(wantedAlternatives(plan, withTypos), view, first, first + units)
  const place = first - indexed.firstUnit
  return {
    key: indexed.facts.key,
    unit: place,
    units,
    time: tables && marks[0] ? timeOfMark(tables, marks[0]) : unitTime(view, trace, first),
    score: Math.round(scorer.scoreOf(at) * 10) / 10,
    typo: moments.level[at] === LEVEL_TYPO,
    marks,
    techniques: tables ? techniquesNear(tables, indexed, place, units) : [],
  }
}

/** Seconds that a word takes at most, on average over a sentence. */
const SLOW_WORD = 0.6

function timeOfMark({ start, lengths }: TraceTables, { unit, offset }: Mark): number {
  const length = lengths[unit]!
  const slow = start[unit]! + SLOW_WORD * length
  const end = Math.min(start[unit + 1] ?? slow, slow)
  return start[unit]! + ((end - start[unit]!) * offset) / length
}

function techniquesNear(
  { lengths, mentions }: TraceTables,
  { units }: IndexedTrace,
  unit: number,
  count: number,
): string[] {
  let from = 0
  for (let i = 0; i < Math.max(0, unit - 1); i++) from += lengths[i]!
  let to = from
  for (let i = Math.max(0, unit - 1); i < Math.min(units, unit + count + 1); i++) to += lengths[i]!
  const ids = new Set<string>()
  for (let i = lowerBound(mentions.token, from); i < mentions.token.length; i++) {
    if (mentions.token[i]! >= to) break
    ids.add(mentions.ids[mentions.id[i]!]!)
  }
  return [...ids]
}
