import { memo, useEffect, useRef } from 'react'
import type { IdleStretch } from '@/domain/timeline/idle'
import type { Lanes as LaneTimes } from '@/domain/timeline/lanes'
import { LANES, paintLanes } from './lanePaint'
import styles from './Timeline.module.css'
import type { TimeView } from './timeView'

export interface LanesProps {
  lanes: LaneTimes
  idle: readonly IdleStretch[]
  view: TimeView
  /** CSS pixels. */
  width: number
  /** CSS pixels. */
  height: number
  /** Changes when the colours do. */
  theme: string
}

/** The lanes' densities on one canvas, drawn when the view, the size or the theme changes, never while playing. */
export const Lanes = memo(function Lanes({ lanes, idle, view, width, height, theme }: LanesProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || width === 0) return
    const density = window.devicePixelRatio || 1
    element.width = Math.round(width * density)
    element.height = Math.round(height * density)
    element.dataset.theme = theme
    const style = getComputedStyle(element)
    const colour = (name: string) => style.getPropertyValue(name).trim()
    paintLanes(context, {
      lanes,
      idle,
      view,
      width,
      height,
      density,
      colours: {
        digit: colour('--lane-digit'),
        centre: colour('--lane-centre'),
        corner: colour('--lane-corner'),
        colour: colour('--lane-colour'),
        select: colour('--lane-select'),
        speech: colour('--lane-speech'),
        idle: colour('--idle'),
      },
    })
  }, [lanes, idle, view, width, height, theme])
  return (
    <div className={styles.lanes} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
})

/** The lanes' names, beside the canvas. */
export function LaneNames() {
  return (
    <ul className={styles.names}>
      {LANES.map(({ id, name }) => (
        <li key={id}>
          <i data-lane={id} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  )
}
