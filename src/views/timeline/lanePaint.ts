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

/** Columns a bar takes, device pixels: one reads as a hair, two as a bar. */
const BAR = 2

/** Draws all lanes at once, one bar a column of two device pixels, crisp on any display. */
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
  const columns = Math.max(1, Math.floor(width / BAR))
  const lane = height / LANES.length
  LANES.forEach(({ id }, row) => {
    const bins = laneBins(lanes[id], view, columns)
    const tall = lane - Math.max(2, density * 3)
    const bottom = Math.round((row + 1) * lane)
    const most = bins.reduce((a, b) => Math.max(a, b), 1)
    context.fillStyle = colours[id]
    for (let column = 0; column < columns; column++) {
      const count = bins[column]!
      if (count === 0) continue
      // Digits are events, each as tall as the lane; the rest is density, where a square root keeps single ones visible.
      const bar = id === 'digit' ? tall : Math.max(density * 2, tall * Math.sqrt(count / most))
      context.fillRect(column * BAR, bottom - Math.round(bar), BAR, Math.round(bar))
    }
  })
}
