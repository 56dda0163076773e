/** The stretch of the axis on screen, seconds. Pure: pixels in and out, no element knows more than this. */
export interface TimeView {
  readonly from: number
  readonly to: number
}

/** Seconds: closer than this, words and actions are further apart than a finger. */
const SHORTEST = 4

export const wholeView = (duration: number): TimeView => ({ from: 0, to: Math.max(duration, 1) })

export const xOf = (view: TimeView, width: number, time: number) =>
  ((time - view.from) / (view.to - view.from)) * width

export const timeOf = (view: TimeView, width: number, x: number) =>
  view.from + (width > 0 ? x / width : 0) * (view.to - view.from)

/** Zooms by a factor (below 1 zooms in), keeping `about` where it is on screen; never past the ends of the axis. */
export function zoomed(view: TimeView, duration: number, about: number, factor: number): TimeView {
  const whole = wholeView(duration)
  const span = Math.min(
    whole.to,
    Math.max(Math.min(SHORTEST, whole.to), (view.to - view.from) * factor),
  )
  const share = (about - view.from) / (view.to - view.from)
  return held({ from: about - share * span, to: about + (1 - share) * span }, duration)
}

export const panned = (view: TimeView, duration: number, seconds: number): TimeView =>
  held({ from: view.from + seconds, to: view.to + seconds }, duration)

/** The view moved, not resized, so that `time` is on screen; the same object when it already is. */
export function revealing(view: TimeView, duration: number, time: number): TimeView {
  if (time >= view.from && time <= view.to) return view
  const span = view.to - view.from
  return held({ from: time - span / 4, to: time + (span * 3) / 4 }, duration)
}

function held(view: TimeView, duration: number): TimeView {
  const whole = wholeView(duration)
  const span = Math.min(view.to - view.from, whole.to)
  const from = Math.min(Math.max(0, view.from), whole.to - span)
  return { from, to: from + span }
}

/** Seconds between labels such that at most `most` fit: 1, 2, 5, 10, 15, 30 seconds, minutes, hours. */
export function tickStep(view: TimeView, most: number): number {
  const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200]
  const span = view.to - view.from
  return steps.find((step) => span / step <= most) ?? 14400
}
