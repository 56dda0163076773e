import { unreadOfList } from '@/domain/library/listQuery'
import type { Link } from '@/domain/link/link'
import { readLink } from '@/domain/link/readLink'
import type { Problem } from '@/domain/problem'
import { unreadOf } from '@/domain/search/match/searchView'

/** A link as the address says it, with all that could not be read: its parameters, and what is written inside them. */
export function readWholeLink(search: string): { link: Link; problems: readonly Problem[] } {
  const { link, problems } = readLink(search)
  return {
    link,
    problems: [...problems, ...unreadOf(link.find ?? ''), ...unreadOfList(link.list ?? '')],
  }
}
