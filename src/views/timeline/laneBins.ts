import { lowerBound } from '@/domain/search/index/lowerBound'
import type { TimeView } from './timeView'

/**
 * How many of `times` (ascending seconds) fall into each pixel column of the view. One binary search, then one
 * walk: a redraw costs what is on screen, not what is in the trace.
 */
export function laneBins(times: ArrayLike<number>, view: TimeView, columns: number): Uint16Array {
  const bins = new Uint16Array(Math.max(0, columns))
  const perSecond = columns / (view.to - view.from)
  for (let i = lowerBound(times, view.from); i < times.length; i++) {
    const time = times[i]!
    if (time > view.to) break
    const column = Math.min(columns - 1, Math.floor((time - view.from) * perSecond))
    if (bins[column]! < 65535) bins[column]!++
  }
  return bins
}
