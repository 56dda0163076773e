import { queryOptions } from '@tanstack/react-query'
import type { Library, OpenedTrace } from '@/data/library/library'
import { LibraryFault } from '@/data/library/library'

/** Milliseconds a trace that nobody looks at stays in memory: back and forward between a few solves are instant. */
const KEPT = 10 * 60_000

/** A trace out of a library. It never changes, so it is never fetched twice nor compared structurally. */
export function traceQuery(library: Library, key: string) {
  return queryOptions<OpenedTrace>({
    queryKey: ['trace', library.id, key],
    queryFn: ({ signal }) => library.openTrace(key, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
    structuralSharing: false,
    // A damaged file stays damaged; only the network is worth another try.
    retry: (count, error) =>
      error instanceof LibraryFault && error.kind === 'unreachable' && count < 2,
  })
}
