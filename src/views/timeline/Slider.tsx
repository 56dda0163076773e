import { type KeyboardEvent, useEffect, useRef } from 'react'
import { speakAxis } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import styles from './Timeline.module.css'

export interface SliderProps {
  session: Session
  /** Seconds an arrow key moves. */
  step: number
}

/** Seconds that PageUp and PageDown move (WAI-ARIA media-seek slider). */
const PAGE = 30
/** On a text's axis, steps that they move. */
const PAGE_STEPS = 6
/** Milliseconds between updates of the spoken value while time flows. */
const SPEAK_EVERY = 1000

/** The timeline for assistive technology and keys: one slider over the whole axis, its value written without React. */
export function Slider({ session, step }: SliderProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { player, trace } = session
  useEffect(() => {
    let last = -Infinity
    const write = (position: number) => {
      const now = performance.now()
      const playing = player.store.getState().status === 'playing'
      if (playing && now - last < SPEAK_EVERY) return
      last = now
      ref.current?.setAttribute('aria-valuenow', position.toFixed(1))
      ref.current?.setAttribute(
        'aria-valuetext',
        `${speakAxis(trace, position)} of ${speakAxis(trace, trace.duration)}`,
      )
    }
    write(player.position())
    const stopFrames = player.onFrame(write)
    // Whoever reads it once the solve stands still is told where, not where it was up to a second ago.
    const stopStatus = player.store.subscribe((now, before) => {
      if (now.status !== before.status) write(player.position())
    })
    return () => {
      stopFrames()
      stopStatus()
    }
  }, [player, trace])

  const onKeyDown = (event: KeyboardEvent) => {
    const page = trace.axis === 'text' ? step * PAGE_STEPS : PAGE
    const moves: Record<string, number> = {
      ArrowRight: step,
      ArrowUp: step,
      ArrowLeft: -step,
      ArrowDown: -step,
      PageUp: page,
      PageDown: -page,
    }
    const move = moves[event.key]
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? trace.duration
          : move === undefined || event.shiftKey
            ? null
            : player.position() + move
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    player.seek(Math.min(trace.duration, Math.max(0, to)), { settled: true })
  }
  return (
    <div
      ref={ref}
      className={styles.slider}
      role="slider"
      tabIndex={0}
      aria-label={trace.axis === 'text' ? 'Position in the text' : 'Time'}
      aria-valuemin={0}
      aria-valuemax={trace.duration}
      aria-valuenow={0}
      aria-valuetext={speakAxis(trace, 0)}
      onKeyDown={onKeyDown}
    />
  )
}
