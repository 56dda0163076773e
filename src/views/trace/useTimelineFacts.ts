import { useEffect, useMemo } from 'react'
import { idleOf } from '@/domain/timeline/idle'
import { type Lanes, lanesOf } from '@/domain/timeline/lanes'
import { chapters as chaptersOf } from '@/domain/trace/chapters'
import { digitsPlaced } from '@/domain/trace/digitsPlaced'
import { mistakes as mistakesOf } from '@/domain/trace/mistakes'
import type { Session } from '@/state/session'

/** Seconds: shorter silences are breath, not idle time. */
const SHORTEST_IDLE = 2

const NOTHING = new Float64Array(0)
const NO_LANES: Lanes = {
  digit: NOTHING,
  centre: NOTHING,
  corner: NOTHING,
  colour: NOTHING,
  select: NOTHING,
  speech: NOTHING,
}

/**
 * What the timeline, the story and the clock know of a whole solve; worked out once a solve and offset of its words. Nothing
 * before `boardStands`: it means going through all boards and words, and the board comes first.
 */
export function useTimelineFacts(
  { trace, player }: Session,
  offset: number,
  skipIdle: number | null,
  boardStands: boolean,
) {
  const lanes = useMemo(
    () => (boardStands ? lanesOf(trace, offset) : NO_LANES),
    [trace, offset, boardStands],
  )
  const idle = useMemo(
    // A text has no silences: between its words stand tokens.
    () => (trace.axis === 'text' || !boardStands ? [] : idleOf(trace, SHORTEST_IDLE, offset)),
    [trace, offset, boardStands],
  )
  const mistakes = useMemo(() => (boardStands ? mistakesOf(trace) : []), [trace, boardStands])
  const chapters = useMemo(() => (boardStands ? chaptersOf(trace) : []), [trace, boardStands])
  const steps = useMemo(() => (boardStands ? digitsPlaced(trace) : []), [trace, boardStands])
  useEffect(() => player.setSkipIdle(skipIdle), [player, skipIdle])
  useEffect(() => player.setIdle(idle), [player, idle])
  return { lanes, idle, mistakes, chapters, steps }
}
