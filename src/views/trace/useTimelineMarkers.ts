import { useMemo } from 'react'
import type { Marker } from '@/domain/trace/trace'
import type { Session } from '@/state/session'
import type { TimelineMarker } from '../timeline/markers'
import type { WordSpan } from '../transcript/useMarkedRanges'

const KINDS: Readonly<
  Record<Marker['kind'], { kind: TimelineMarker['kind']; text: string } | null>
> = {
  cracking: { kind: 'start', text: 'let’s get cracking' },
  'first-digit': { kind: 'digit', text: 'first digit' },
  solved: { kind: 'solved', text: 'solved' },
  end: null,
}

export interface MarkerSources {
  session: Session
  offset: number
  techniques: readonly { readonly first: number; readonly name: string }[]
  hits: readonly WordSpan[]
  currentHit: number
}

/** Everything that stands above the lanes, from all that is known of the trace. */
export function useTimelineMarkers({
  session,
  offset,
  techniques,
  hits,
  currentHit,
}: MarkerSources): readonly TimelineMarker[] {
  const { trace } = session
  const fixed = useMemo(() => {
    const list: TimelineMarker[] = []
    for (const marker of trace.markers) {
      const shown = KINDS[marker.kind]
      if (shown) list.push({ id: marker.kind, time: marker.time, ...shown })
    }
    for (const { first, name } of techniques) {
      list.push({
        id: `technique-${first}-${name}`,
        time: trace.words.start[first]! + offset,
        kind: 'technique',
        text: name,
      })
    }
    return list
  }, [trace, techniques, offset])
  return useMemo(() => {
    if (hits.length === 0) return fixed
    const found = hits.map((hit, index): TimelineMarker => {
      const time = trace.words.start[hit.first]! + offset
      return {
        id: `hit-${hit.first}`,
        time,
        kind: index === currentHit ? 'hit-now' : 'hit',
        text: wordsOf(session, hit),
      }
    })
    return [...fixed, ...found]
  }, [fixed, hits, currentHit, trace, offset, session])
}

function wordsOf({ trace: { words } }: Session, hit: WordSpan): string {
  return words.text.slice(words.offset[hit.first], words.offset[hit.last + 1]).trim()
}
