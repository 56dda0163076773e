import type { PointerEvent } from 'react'
import styles from './Timeline.module.css'
import { panned, type TimeView } from './timeView'

export interface MinimapProps {
  view: TimeView
  duration: number
  width: number
  setView(view: TimeView): void
}

/** Where the view stands in the whole solve, while zoomed in: drag pans. */
export function Minimap({ view, duration, width, setView }: MinimapProps) {
  const scale = width / duration
  const onDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (event.buttons === 0) return
    const time = (event.clientX - event.currentTarget.getBoundingClientRect().left) / scale
    setView(panned(view, duration, time - (view.from + view.to) / 2))
  }
  return (
    <div
      className={styles.minimap}
      onPointerDown={onDrag}
      onPointerMove={onDrag}
      aria-hidden="true"
    >
      <i style={{ left: view.from * scale, width: Math.max(6, (view.to - view.from) * scale) }} />
    </div>
  )
}
