import type { LibrarySnapshot } from '@/data/library/library'
import type { FoundAnswer } from '@/data/search/answer'
import { entryLink } from './findEntry'
import type { Walk } from './walk'

/** The solves of an answer in its order, each at its first moment: what "next hit" walks through. */
export function stopsOf(answer: FoundAnswer, entries: LibrarySnapshot['entries']): Walk['stops'] {
  return answer.groups.map(({ facts, moments }) => {
    return { ...entryLink(entries, facts), t: moments[0]?.time ?? 0 }
  })
}
