import type { IndexView } from '@/domain/search/index/indexView'
import { needsTables } from '@/domain/search/match/filters'
import { tracesNear } from '@/domain/search/match/nearMoments'
import { needsOf } from '@/domain/search/match/needs'
import { momentHit, pageOf } from '@/domain/search/match/page'
import { type Plan, planQuery } from '@/domain/search/match/plan'
import { type Found, search, wantsTypos } from '@/domain/search/match/search'
import { nothingFound } from '@/domain/search/nothingFound'
import { parseQuery } from '@/domain/search/query/parseQuery'
import { remarkOf } from '@/domain/search/remark'
import type { FoundAnswer, SearchAnswer, SearchRequest } from './answer'
import type { IndexSource, Reach } from './indexSource'

/** A search that has run: everything found, before a page of it is picked. */
export interface Ran {
  readonly plan: Plan
  readonly found: Found
  readonly withTypos: boolean
  readonly remark: string
  readonly reach: Reach
  /** Traces with moments that were left out, because what the filter asks of them was not fetched. */
  readonly leftOut: number
  /** With a larger allowance there may be more. */
  readonly more: boolean
}

export type RanOrUnread =
  | { readonly status: 'ran'; readonly ran: Ran }
  | { readonly status: 'unreadable'; readonly message: string }

/** Answers a request: reads the query, fetches what it needs, runs it, shows the page. */
export function runSearch(
  source: IndexSource,
  request: SearchRequest,
  signal: AbortSignal,
  now: () => number,
): Promise<SearchAnswer> {
  return source.during(() => answer(source, request, signal, now))
}

async function answer(
  source: IndexSource,
  request: SearchRequest,
  signal: AbortSignal,
  now: () => number,
): Promise<SearchAnswer> {
  const before = source.fetched()
  const clock = stopwatch(now)
  const outcome = await findAll(source, request, signal, clock)
  if (outcome.status === 'unreadable') return outcome
  const { plan, found, withTypos, remark, reach, leftOut, more } = outcome.ran
  const { view } = source
  // Sorted by time, times decide about the page: as many as may be fetched, about where a sentence stands elsewhere.
  if (request.sort === 'time') {
    const left = request.allowance - (source.fetched() - before)
    await source.ensureTables(tracesOf(found, view), signal, left)
  }
  const page = clock.run(() => pageOf(found, view, request))
  await source.ensureTables(
    page.groups.map((group) => group.trace),
    signal,
  )
  const groups = clock.run(() =>
    page.groups.map(({ trace, count, shown }) => ({
      facts: view.traces[trace]!.facts,
      count,
      moments: shown.map((at) => momentHit(found, at, plan, withTypos, view)),
    })),
  )
  return {
    status: 'found',
    remark,
    moments: found.moments.count,
    typos: found.typos,
    traces: page.traces,
    ...searchedOf(view, reach, leftOut),
    more,
    groups,
    took: clock.total(),
    fetched: source.fetched() - before,
  }
}

/** Finds all moments of a query. */
export async function findAll(
  source: IndexSource,
  { query, filters, allowance }: SearchRequest,
  signal: AbortSignal,
  clock = stopwatch(() => 0),
): Promise<RanOrUnread> {
  const { view } = source
  const before = source.fetched()
  const parsed = clock.run(() => parseQuery(query))
  if (!parsed.ok) return { status: 'unreadable', message: parsed.problem.message }
  const plan = clock.run(() => planQuery(parsed.value, view.vocabulary))

  const left = () => Math.max(0, allowance - (source.fetched() - before))
  const attempt = async (withTypos: boolean) => {
    const reach = await source.ensure(needsOf(plan, withTypos), left(), signal)
    const near = await ensurePlaces(source, plan, withTypos, signal, left())
    const run = () => search(plan, view, filters, withTypos, reach.unitLimit)
    let leftOut = 0
    if (needsTables(filters)) {
      const { board: _, ...others } = filters
      const wide = clock.run(() => search(plan, view, others, withTypos, reach.unitLimit))
      const traces = tracesOf(wide, view)
      await source.ensureTables(traces, signal, left())
      leftOut = traces.filter((trace) => view.tables(trace) === null).length
    }
    signal.throwIfAborted()
    return { reach, near, leftOut, found: clock.run(run) }
  }

  let { reach, near, leftOut, found } = await attempt(false)
  const exact = found.moments.count
  const withTypos = wantsTypos(plan, found)
  if (withTypos) {
    const second = await attempt(true)
    ;({ near, leftOut, found } = second)
    if (second.reach.unitLimit < reach.unitLimit || second.reach.leftOut > 0) reach = second.reach
  }
  const remarks = [remarkOf(parsed.problems, plan, exact, found.typos)]
  if (reach.leftOut > 0) {
    remarks.push(
      'The * stands for very many words; only the most frequent of them were looked for.',
    )
  }
  if (found.moments.count === 0) {
    const { key, ...narrowing } = filters
    const narrowed = Object.keys(narrowing).length > 0
    const here = key === undefined ? {} : { key }
    const wide = narrowed ? search(plan, view, here, withTypos, reach.unitLimit).moments.count : 0
    remarks.push(nothingFound(parsed.value, plan, wide))
  }
  if (!near) {
    remarks.push('In some solves only words of one sentence were compared.')
  }
  const more = reach.unitLimit < view.unitCount || reach.leftOut > 0 || leftOut > 0 || !near
  const remark = remarks.filter((text) => text !== '').join(' ')
  return { status: 'ran', ran: { plan, found, withTypos, remark, reach, leftOut, more } }
}

/** near: counts words over sentences, so it needs the lengths of the sentences. Resolves with whether all are there. */
async function ensurePlaces(
  source: IndexSource,
  plan: Plan,
  withTypos: boolean,
  signal: AbortSignal,
  allowance: number,
): Promise<boolean> {
  const wanted = plan.clauses.filter((clause) => !clause.without)
  if (plan.near === null || wanted.length < 2) return true
  const alternatives = wanted.map((clause) =>
    withTypos ? [...clause.alternatives, ...clause.typos] : clause.alternatives,
  )
  return source.ensureTables(tracesNear(alternatives, plan.near, source.view), signal, allowance)
}

function tracesOf({ moments }: Found, view: IndexView): number[] {
  const traces = new Set<number>()
  for (const unit of moments.unit) traces.add(view.traceOf(unit))
  return [...traces]
}

/** Traces that were gone through, of those that are there. */
function searchedOf(
  view: IndexView,
  reach: Reach,
  leftOut: number,
): Pick<FoundAnswer, 'searched' | 'all'> {
  let all = 0
  let within = 0
  for (const { gone, firstUnit } of view.traces) {
    if (gone) continue
    all++
    if (firstUnit < reach.unitLimit) within++
  }
  return { searched: within - leftOut, all }
}

/** Counts the milliseconds of the work handed to it. */
export function stopwatch(now: () => number) {
  let spent = 0
  return {
    run<T>(work: () => T): T {
      const start = now()
      try {
        return work()
      } finally {
        spent += now() - start
      }
    },
    total: () => spent,
  }
}
