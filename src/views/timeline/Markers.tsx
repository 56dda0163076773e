import { memo } from 'react'
import { axisLabel, type OnAxis } from '@/domain/time/axisLabel'
import { placeMarkers, type TimelineMarker } from './markers'
import styles from './Timeline.module.css'
import type { TimeView } from './timeView'

export interface MarkersProps {
  markers: readonly TimelineMarker[]
  view: TimeView
  width: number
  /** What times are called on this trace's axis. */
  axis: OnAxis
  onGo(time: number): void
}

/** The row above the lanes: where the solve starts, where it is solved, mistakes, hits. Each is a button that goes there. */
export const Markers = memo(function Markers({ markers, view, width, axis, onGo }: MarkersProps) {
  return (
    <ul className={styles.markers} aria-label="Markers">
      {placeMarkers(markers, view, width).map((marker) => (
        <li key={marker.id} style={{ left: marker.x }}>
          <button
            type="button"
            className={styles.marker}
            data-kind={marker.kind}
            tabIndex={-1}
            title={`${marker.text} · ${axisLabel(axis, marker.time)}`}
            aria-label={`${marker.text}, ${axisLabel(axis, marker.time)}`}
            onClick={() => onGo(marker.time)}
          >
            {marker.labelled ? <span>{marker.text}</span> : null}
          </button>
          {marker.span > 2 && (
            <i className={styles.span} data-kind={marker.kind} style={{ width: marker.span }} />
          )}
        </li>
      ))}
    </ul>
  )
})
