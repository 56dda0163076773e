import { formatTime, speakTime } from './formatTime'

/** Something with an axis: a trace, a catalogue's entry. Absent means `time`. */
export interface OnAxis {
  readonly axis?: 'time' | 'text'
}

/** A place on the axis in words for the eye: `12:34` on the video's, `@12,345` (a character) on that of a text. */
export function axisLabel({ axis }: OnAxis, position: number, tenths = false): string {
  if (axis !== 'text') return formatTime(position, tenths)
  return Number.isFinite(position) ? `@${count(position)}` : '—'
}

/** A length on the axis: `1:05`, or `320 characters`. */
export function axisLength({ axis }: OnAxis, length: number): string {
  if (axis !== 'text') return formatTime(length)
  return `${count(length)} character${Math.floor(length) === 1 ? '' : 's'}`
}

/** The place for a voice: "12 minutes 34 seconds", or "character 12,345". */
export function speakAxis({ axis }: OnAxis, position: number): string {
  return axis === 'text' ? `character ${count(position)}` : speakTime(position)
}

const count = (characters: number) => Math.floor(characters).toLocaleString('en')
