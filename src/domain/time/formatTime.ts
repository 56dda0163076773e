/**
 * The one way a time is written on screen: `m:ss`, or `h:mm:ss` from an hour on; tenths on request.
 * @param seconds on the video's axis; negative times keep their sign; NaN reads as an em dash
 */
export function formatTime(seconds: number, tenths = false): string {
  if (!Number.isFinite(seconds)) return '—'
  const sign = seconds < 0 ? '−' : ''
  const ticks = tenths
    ? Math.floor(Math.abs(seconds) * 10 + 1e-6)
    : Math.floor(Math.abs(seconds) + 1e-6)
  const whole = tenths ? Math.floor(ticks / 10) : ticks
  const h = Math.floor(whole / 3600)
  const m = Math.floor(whole / 60) % 60
  const s = String(whole % 60).padStart(2, '0')
  const fraction = tenths ? `.${ticks % 10}` : ''
  return h > 0
    ? `${sign}${h}:${String(m).padStart(2, '0')}:${s}${fraction}`
    : `${sign}${m}:${s}${fraction}`
}

const plural = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** The same time for a voice: "12 minutes 34 seconds". Seconds in; parts that are zero are left out. */
export function speakTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'unknown time'
  const whole = Math.floor(Math.abs(seconds) + 1e-6)
  const parts: string[] = []
  const h = Math.floor(whole / 3600)
  const m = Math.floor(whole / 60) % 60
  const s = whole % 60
  if (h > 0) parts.push(plural(h, 'hour'))
  if (m > 0) parts.push(plural(m, 'minute'))
  if (s > 0 || parts.length === 0) parts.push(plural(s, 'second'))
  return (seconds < 0 && whole > 0 ? 'minus ' : '') + parts.join(' ')
}
