import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { IdleStretch } from '@/domain/timeline/idle'
import type { Lanes as LaneTimes } from '@/domain/timeline/lanes'
import type { Session } from '@/state/session'
import { HoverPreview } from './HoverPreview'
import { LaneNames, Lanes } from './Lanes'
import { Markers } from './Markers'
import { Minimap } from './Minimap'
import type { TimelineMarker } from './markers'
import { Playhead } from './Playhead'
import { Slider } from './Slider'
import styles from './Timeline.module.css'
import { revealing, type TimeView, wholeView, xOf } from './timeView'
import { useScrub } from './useScrub'
import { useSize } from './useSize'

export interface TimelineProps {
  session: Session
  lanes: LaneTimes
  idle: readonly IdleStretch[]
  markers: readonly TimelineMarker[]
  view: TimeView
  setView(view: TimeView): void
  theme: string
  paintPreview(canvas: HTMLCanvasElement, group: number): void
  /** A layer over the lanes that scales with them (the curve of digits placed). */
  overlay?: (view: TimeView, width: number) => React.ReactNode
}

/** Seconds an arrow key moves the slider. */
const STEP = 5
/** The same on a text's axis, in characters. */
const TEXT_STEP = 100

/** The whole solve at a glance: markers, lanes, the playhead, and everything a pointer or a key does to them. */
export function Timeline({
  session,
  lanes,
  idle,
  markers,
  view,
  setView,
  theme,
  paintPreview,
  overlay,
}: TimelineProps) {
  const track = useRef<HTMLDivElement>(null)
  const current = useRef(view)
  current.current = view
  const { width, height } = useSize(track)
  const [hover, setHover] = useState<number | null>(null)
  const range = useStore(session.store, (state) => state.range)
  const { duration } = session.trace
  const zoomed = view.to - view.from < wholeView(duration).to - 0.01

  useScrub({ session, track, view: current, setView, onHover: setHover })

  const go = useCallback((time: number) => session.player.seek(time, { settled: true }), [session])

  // Zoomed in, the view keeps up with the playhead: a page turn when it leaves, never while a hand is on the track.
  const keepUp = useCallback(
    (position: number) => {
      if (session.store.getState().scrubbing) return
      const next = revealing(current.current, duration, position)
      if (next !== current.current) setView(next)
    },
    [session, duration, setView],
  )
  useEffect(() => session.player.onFrame(keepUp), [session, keepUp])

  return (
    <div className={styles.timeline}>
      <Markers markers={markers} view={view} width={width} axis={session.trace} onGo={go} />
      <LaneNames />
      <div ref={track} className={styles.track}>
        <Lanes lanes={lanes} idle={idle} view={view} width={width} height={height} theme={theme} />
        {overlay?.(view, width)}
        {range && (
          <div
            className={styles.range}
            style={{
              left: xOf(view, width, range.start),
              width: Math.max(2, xOf(view, width, range.end) - xOf(view, width, range.start)),
            }}
          />
        )}
        <Slider session={session} step={session.trace.axis === 'text' ? TEXT_STEP : STEP} />
        <Playhead session={session} view={view} width={width} />
        {hover !== null && (
          <HoverPreview
            session={session}
            view={view}
            width={width}
            x={hover}
            paint={paintPreview}
          />
        )}
      </div>
      {zoomed && <Minimap view={view} duration={duration} width={width} setView={setView} />}
    </div>
  )
}
