import { useEffect, useRef } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
import { indexAt } from '@/domain/trace/indexAt'
import { wordAt } from '@/domain/trace/wordAt'
import type { Session } from '@/state/session'
import styles from './Timeline.module.css'
import { type TimeView, timeOf } from './timeView'

export interface HoverPreviewProps {
  session: Session
  view: TimeView
  width: number
  /** CSS pixels from the left of the track. */
  x: number
  /** Draws the board after a group. */
  paint(canvas: HTMLCanvasElement, group: number): void
}

/** CSS pixels: the box's width, so that it can be kept within the track. */
const BOX = 216
/** Words shown before and after the one at the pointer. */
const AROUND = 7

/** What was there at the pointed time: the time, a small board and the words around it. */
export function HoverPreview({ session, view, width, x, paint }: HoverPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { trace, store } = session
  const time = Math.min(trace.duration, Math.max(0, timeOf(view, width, x)))
  const group = indexAt(trace, time)
  useEffect(() => {
    if (canvas.current && group >= 0) paint(canvas.current, group)
  }, [group, paint])
  const word = wordAt(trace, time - store.getState().offset)
  const from = Math.max(0, word - AROUND)
  const to = Math.min(trace.words.count, word + AROUND + 1)
  const words =
    word < 0 ? '' : trace.words.text.slice(trace.words.offset[from], trace.words.offset[to]).trim()
  return (
    <div
      className={styles.preview}
      style={{ left: Math.min(Math.max(x, BOX / 2), Math.max(BOX / 2, width - BOX / 2)) }}
      aria-hidden="true"
    >
      <canvas ref={canvas} />
      <div className={styles.previewWords}>
        <strong className="num">{axisLabel(trace, time)}</strong>
        {words ? <span>…{words}…</span> : null}
      </div>
    </div>
  )
}
