import { useEffect, useMemo } from 'react'
import { idleOf } from '@/domain/timeline/idle'
import { lanesOf } from '@/domain/timeline/lanes'
import { chapters as chaptersOf } from '@/domain/trace/chapters'
import { digitsPlaced } from '@/domain/trace/digitsPlaced'
import { mistakes as mistakesOf } from '@/domain/trace/mistakes'
import type { Session } from '@/state/session'

/** Seconds: shorter silences are breath, not idle time. */
const SHORTEST_IDLE = 2

/** What the timeline, the story and the clock know of a whole solve; worked out once a solve and offset of its words. */
export function useTimelineFacts(
  { trace, player }: Session,
  offset: number,
  skipIdle: number | null,
) {
  const lanes = useMemo(() => lanesOf(trace, offset), [trace, offset])
  const idle = useMemo(
    // A text has no silences: between its words stand tokens.
    () => (trace.axis === 'text' ? [] : idleOf(trace, SHORTEST_IDLE, offset)),
    [trace, offset],
  )
  const mistakes = useMemo(() => mistakesOf(trace), [trace])
  const chapters = useMemo(() => chaptersOf(trace), [trace])
  const steps = useMemo(() => digitsPlaced(trace), [trace])
  useEffect(() => player.setSkipIdle(skipIdle), [player, skipIdle])
  useEffect(() => player.setIdle(idle), [player, idle])
  return { lanes, idle, mistakes, chapters, steps }
}
