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

/** CSS pixels: room for the longest label, so that it is not cut off at the ends. */
const LABEL = 48
/** As fine as the playhead is placed: of a short solve a tenth of a pixel would be 18 ms. */
const HUNDREDTHS = 100

/** The line at the present moment: written to the DOM each frame, never through React. */
export function Playhead({ session, view, width }: PlayheadProps) {
  const line = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let text = ''
    let place = Number.NaN
    const write = (position: number) => {
      if (!line.current || !label.current) return
      // A hundredth of a pixel is a tenth of a second of a long solve: many frames have nothing to write.
      const x = Math.round(xOf(view, width, position) * HUNDREDTHS) / HUNDREDTHS
      if (x !== place) {
        place = x
        line.current.style.transform = `translateX(${x}px)`
        line.current.hidden = x < -1 || x > width + 1
        const over = Math.max(0, LABEL / 2 - x) - Math.max(0, x - (width - LABEL / 2))
        label.current.style.left = `${over}px`
      }
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
