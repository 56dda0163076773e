import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Link } from '@/domain/link/link'

/** The traces that a search found, in its order: what "next hit" walks on to at the end of one. */
export interface Walk {
  readonly query: string
  readonly stops: readonly Pick<Link, 'v' | 'p' | 't'>[]
  /** All solves that the search finds are stops, not only those that the page shows. */
  readonly whole: boolean
  /** On the way to a stop: forwards (1) it is entered at its first hit, backwards (-1) at its last. */
  readonly arriving: 1 | -1 | null
}

export const createWalk = (): StoreApi<Walk> =>
  createStore<Walk>(() => ({ query: '', stops: [], whole: false, arriving: null }))

/** The stop after (or before) the trace that is open, or null at the ends and outside the walk. */
export function nextStop(
  walk: Walk,
  youtubeId: string,
  puzzleId: string,
  direction: 1 | -1,
): Walk['stops'][number] | null {
  const at = walk.stops.findIndex(
    (stop) => stop.v === youtubeId && (stop.p === undefined || stop.p === puzzleId),
  )
  return at < 0 ? null : (walk.stops[at + direction] ?? null)
}
