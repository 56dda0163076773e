import { useMemo } from 'react'
import { cellName } from '@/domain/trace/cellName'
import type { Chapter } from '@/domain/trace/chapters'
import type { Mistake } from '@/domain/trace/mistakes'
import type { Marker } from '@/domain/trace/trace'
import type { Session } from '@/state/session'
import { chapterName } from '../inspector/chapterName'
import { FINDING_KINDS } from '../inspector/findingWords'
import type { TimelineMarker } from '../timeline/markers'
import type { WordSpan } from '../transcript/useMarkedRanges'
import type { NamedTechnique } from './useTechniques'

const KINDS: Readonly<
  Record<Marker['kind'], { kind: TimelineMarker['kind']; text: string } | null>
> = {
  cracking: { kind: 'start', text: 'let’s get cracking' },
  'first-digit': { kind: 'digit', text: 'first digit' },
  solved: { kind: 'solved', text: 'solved' },
  end: null,
}

/** Findings that get a mark of their own: beyond it they are a wall; the quality panel lists them all. */
const MOST_FINDINGS = 300

export interface MarkerSources {
  session: Session
  offset: number
  techniques: readonly NamedTechnique[]
  mistakes: readonly Mistake[]
  chapters: readonly Chapter[]
  hits: readonly WordSpan[]
  currentHit: number
}

/** Everything that stands above the lanes, from all that is known of the trace. */
export function useTimelineMarkers({
  session,
  offset,
  techniques,
  mistakes,
  chapters,
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
    for (const { first, name, solving } of techniques) {
      if (!solving) continue
      list.push({
        id: `technique-${first}-${name}`,
        time: trace.words.start[first]! + offset,
        kind: 'technique',
        text: name,
      })
    }
    for (const mistake of mistakes) {
      const text = `mistake: ${mistake.value} in ${cellName(mistake.cell, trace.cols)}`
      list.push({
        id: `mistake-${mistake.group}-${mistake.cell}`,
        time: mistake.start,
        end: mistake.end,
        kind: 'mistake',
        text,
      })
    }
    for (const chapter of chapters) {
      if (chapter.kind === 'think' || chapter.kind === 'break-in') {
        list.push({
          id: `chapter-${chapter.start}`,
          time: chapter.start,
          kind: 'chapter',
          text: chapterName(chapter),
        })
      }
    }
    for (const [index, finding] of trace.findings.slice(0, MOST_FINDINGS).entries()) {
      if (finding.kind !== 'wrong-digit') {
        list.push({
          id: `finding-${index}`,
          time: finding.time,
          kind: 'finding',
          text: FINDING_KINDS[finding.kind].name,
        })
      }
    }
    return list
  }, [trace, techniques, offset, mistakes, chapters])
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
