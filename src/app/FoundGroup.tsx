import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { AnswerGroup, FoundAnswer } from '@/data/search/answer'
import type { Link } from '@/domain/link/link'
import { entryLink } from '@/state/findEntry'
import { stopsOf } from '@/state/stopsOf'
import { traceQuery } from '@/state/traceQuery'
import { MomentGroup } from '@/views/search/MomentGroup'
import { useApp } from '@/views/ui/appContext'
import { MomentBoard } from './MomentBoard'

export interface FoundGroupProps {
  group: AnswerGroup
  answer: FoundAnswer
  /** The answer has every solve of the search. */
  whole: boolean
  library: Library
  snapshot: LibrarySnapshot
  query: string
  home: Link
  theme: 'light' | 'dark'
  techniqueName(id: string): string
  onTechnique(id: string): void
  onAll(): void
}

/** One trace's moments with the trace behind them: opened for its words and boards, kept for the visit that follows. */
export function FoundGroup({
  group,
  answer,
  whole,
  library,
  snapshot,
  query,
  home,
  theme,
  techniqueName,
  onTechnique,
  onAll,
}: FoundGroupProps) {
  const { location, walk } = useApp()
  const find = useStore(location.store, (state) => state.link.find)
  const opened = useQuery(traceQuery(library, group.facts.key))
  const linkOf = (time: number): Link => ({
    ...home,
    ...entryLink(snapshot.entries, group.facts),
    t: time,
    q: query,
    ...(find === undefined ? {} : { find }),
  })
  const open = (time: number) => {
    walk.setState({ query, stops: stopsOf(answer, snapshot.entries), whole, arriving: null })
    location.push(linkOf(time))
  }
  return (
    <MomentGroup
      group={group}
      trace={opened.data?.trace ?? null}
      fault={opened.error?.message ?? ''}
      hrefOf={(time) => location.href(linkOf(time))}
      onOpen={open}
      onAll={onAll}
      techniqueName={techniqueName}
      techniqueHref={(id) => location.href({ ...home, q: `technique:${id}` })}
      onTechnique={onTechnique}
      renderBoard={(trace, time) => <MomentBoard trace={trace} time={time} theme={theme} />}
    />
  )
}
