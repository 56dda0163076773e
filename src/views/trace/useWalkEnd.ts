import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Session } from '@/state/session'
import { useStateOf } from './useStateOf'

export interface WalkEnd {
  /** That the walk has come to its end, or looks for more; '' while it simply goes on. */
  readonly told: string
  /** Past the last or first hit: whether that is dealt with; if not, the step goes round to the other end. */
  pass(direction: 1 | -1): boolean
  /** The walk goes on, or another one begins. */
  goOn(): void
}

interface End {
  /** The way in which the walk has ended, 0 for neither. */
  readonly direction: 1 | -1 | 0
  /** Whether there is another solve to go on to is being found out. */
  readonly looking: boolean
  readonly told: string
}

const GOING_ON: End = { direction: 0, looking: false, told: '' }
/** Milliseconds for which the end of a walk is said. */
const TOLD_FOR = 6_000
const ENDS = {
  1: 'That was the last hit. Once more goes to the first here.',
  '-1': 'That was the first hit. Once more goes to the last here.',
}

/**
 * The end of a walk from hit to hit. `leave` is asked past the last or first hit, and says whether there was another
 * solve to go to. Where there was not, that is said, and only the next step goes round.
 */
export function useWalkEnd(
  session: Session,
  leave: (direction: 1 | -1) => boolean | Promise<boolean>,
): WalkEnd {
  const [end, setEnd] = useStateOf<End>(session, GOING_ON)
  /** Steps so far: an answer that comes after another step is not wanted any more. */
  const steps = useRef(0)

  // It lies over other things, so it goes by itself; the next step at the end then says it again.
  useEffect(() => {
    if (end.direction === 0 || end.looking) return
    const timer = setTimeout(() => setEnd(GOING_ON), TOLD_FOR)
    return () => clearTimeout(timer)
  }, [end, setEnd])

  const goOn = useCallback(() => {
    steps.current++
    setEnd(GOING_ON)
  }, [setEnd])

  const pass = useCallback(
    (direction: 1 | -1): boolean => {
      if (end.direction === direction) return end.looking
      const step = ++steps.current
      const say = (told: string, looking = false) => {
        if (step === steps.current) setEnd({ direction, looking, told })
      }
      const left = leave(direction)
      if (left === false) say(ENDS[direction])
      else if (left !== true) {
        say('Looking for the next solve with a hit…', true)
        left.then(
          (gone) => {
            if (!gone) say(ENDS[direction])
          },
          (error: unknown) =>
            say(`${ENDS[direction]} The other solves could not be searched: ${String(error)}`),
        )
      }
      return true
    },
    [end, leave, setEnd],
  )
  return useMemo(() => ({ told: end.told, pass, goOn }), [end, pass, goOn])
}
