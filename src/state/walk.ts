import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Link } from '@/domain/link/link'
import type { EntryName } from './findEntry'

/** The traces that a search found, in its order: what "next hit" walks on to at the end of one. */
export interface Walk {
  readonly query: string
  readonly stops: readonly Pick<Link, 'v' | 'p' | 'copy' | 't'>[]
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
  open: EntryName,
  direction: 1 | -1,
): Walk['stops'][number] | null {
  const { stops } = walk
  const exact = stops.findIndex(
    ({ v, p, copy }) => v === open.v && p === open.p && copy === open.copy,
  )
  // Made while more or fewer solves were listed, a stop says less or more of the same one.
  const at =
    exact >= 0
      ? exact
      : stops.findIndex(
          ({ v, p }) => v === open.v && (p === undefined || open.p === undefined || p === open.p),
        )
  return at < 0 ? null : (stops[at + direction] ?? null)
}
