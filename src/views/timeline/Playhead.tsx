import { useEffect, useRef } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import styles from './Timeline.module.css'
import { type TimeView, xOf } from './timeView'

export interface PlayheadProps {
  session: Session
  view: TimeView
  width: number
}

/** The line at the present moment: written to the DOM each frame, never through React. */
export function Playhead({ session, view, width }: PlayheadProps) {
  const line = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let text = ''
    const write = (position: number) => {
      if (!line.current || !label.current) return
      const x = xOf(view, width, position)
      line.current.style.transform = `translateX(${x.toFixed(1)}px)`
      line.current.hidden = x < -1 || x > width + 1
      const now = axisLabel(session.trace, position)
      if (now !== text) {
        text = now
        label.current.textContent = now
      }
    }
    write(session.player.position())
    return session.player.onFrame(write)
  }, [session, view, width])
  return (
    <div ref={line} className={styles.playhead} aria-hidden="true">
      <span ref={label} />
    </div>
  )
}
