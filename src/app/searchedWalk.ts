import type { Library, LibrarySnapshot } from '@/data/library/library'
import { USUAL_REQUEST } from '@/data/search/answer'
import { readSearchView } from '@/domain/search/match/searchView'
import { searches } from '@/state/openSearches'
import { stopsOf } from '@/state/stopsOf'
import type { Walk } from '@/state/walk'

/** Solves that a walk made from a link goes through. */
const TRACES = 200

/**
 * The walk of a search whose page was never seen here: a link brought the query into one solve, and "next hit" goes on
 * to the others. Without stops where the query cannot be read or the search fails; the search page says why.
 */
export async function searchedWalk(
  library: Library,
  entries: LibrarySnapshot['entries'],
  query: string,
  find: string,
): Promise<Pick<Walk, 'query' | 'stops' | 'whole'>> {
  const { filters, sort } = readSearchView(find)
  const request = { ...USUAL_REQUEST, query, filters, sort, traces: TRACES, moments: 1 }
  const answer = await searches.over(library).search(request, new AbortController().signal)
  return { query, stops: answer.status === 'found' ? stopsOf(answer, entries) : [], whole: true }
}
