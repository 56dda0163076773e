import type { IdleStretch } from '@/domain/timeline/idle'
import type { LaneId, Lanes } from '@/domain/timeline/lanes'
import { laneBins } from './laneBins'
import { type TimeView, xOf } from './timeView'

export const LANES: readonly { readonly id: LaneId; readonly name: string }[] = [
  { id: 'digit', name: 'Digits' },
  { id: 'centre', name: 'Centre' },
  { id: 'corner', name: 'Corner' },
  { id: 'colour', name: 'Colour' },
  { id: 'select', name: 'Select' },
  { id: 'speech', name: 'Speech' },
]

export interface LanePaint {
  readonly lanes: Lanes
  readonly idle: readonly IdleStretch[]
  readonly view: TimeView
  /** CSS pixels. */
  readonly width: number
  /** CSS pixels. */
  readonly height: number
  /** Device pixels a CSS pixel. */
  readonly density: number
  /** Resolved colours, by token name without the dashes. */
  readonly colours: Readonly<Record<LaneId | 'idle', string>>
}

/** CSS pixels: an event is a hair of this width; a density bar is as wide with its gap. */
const HAIR = 2
const BAR = 3
const GAP = 1

/** Draws all lanes at once on whole device pixels: digits as single hairs, everything else as density. */
export function paintLanes(context: CanvasRenderingContext2D, paint: LanePaint): void {
  const { lanes, idle, view, density, colours } = paint
  const width = Math.round(paint.width * density)
  const height = Math.round(paint.height * density)
  context.clearRect(0, 0, width, height)
  context.fillStyle = colours.idle
  for (const stretch of idle) {
    const from = Math.max(0, Math.round(xOf(view, width, stretch.start)))
    const to = Math.min(width, Math.round(xOf(view, width, stretch.end)))
    if (to > from) context.fillRect(from, 0, to - from, height)
  }
  const lane = height / LANES.length
  LANES.forEach(({ id }, row) => {
    const events = id === 'digit'
    const bar = Math.max(1, Math.round((events ? HAIR : BAR) * density))
    const pitch = events ? bar : bar + Math.round(GAP * density)
    const columns = Math.max(1, Math.ceil(width / pitch))
    const bins = laneBins(lanes[id], view, columns)
    const tall = lane - Math.max(2, density * 3)
    const bottom = Math.round((row + 1) * lane)
    const most = bins.reduce((a, b) => Math.max(a, b), 1)
    context.fillStyle = colours[id]
    for (let column = 0; column < columns; column++) {
      const count = bins[column]!
      if (count === 0) continue
      // A digit is an event, as tall as the lane. Elsewhere the root of the share keeps single marks visible.
      const rise = events ? tall : Math.max(density * 2, tall * Math.sqrt(count / most))
      context.fillRect(column * pitch, bottom - Math.round(rise), bar, Math.round(rise))
    }
  })
}
