import { gapsOf, positionsOf } from './columnar/form'

/** Which texts of a row's transcript were left out because their parts spell them. */
export interface Joined {
  /** `asr_data.text` is its segments' texts. */
  readonly text: boolean
  /** Gaps of the segments whose `text` is their words. */
  readonly segments: readonly number[]
}

/**
 * Whisper's output says everything three times: words, segments, text. Leaves out (as null) the texts that joining
 * their parts gives back exactly; a row of another shape comes back as it is. Never changes its argument.
 */
export function leaveOutJoined(row: unknown): {
  readonly row: unknown
  readonly joined: Joined | null
} {
  const asr = isObject(row) ? row.asr_data : null
  if (!isObject(row) || !isObject(asr) || !Array.isArray(asr.segments)) return { row, joined: null }
  const segments: unknown[] = asr.segments
  const text = typeof asr.text === 'string' && asr.text === join(segments, 'text')
  const positions = segments.flatMap((segment, i) =>
    isObject(segment) &&
    typeof segment.text === 'string' &&
    segment.text === join(segment.words, 'word')
      ? [i]
      : [],
  )
  const left = segments.slice()
  for (const i of positions) left[i] = { ...(segments[i] as object), text: null }
  const asrLeft = { ...asr, segments: left, ...(text && { text: null }) }
  return { row: { ...row, asr_data: asrLeft }, joined: { text, segments: gapsOf(positions) } }
}

/** The inverse: writes the left-out texts into the row (which it may change). */
export function putBackJoined(row: unknown, joined: Joined | null): unknown {
  const asr = isObject(row) ? row.asr_data : null
  if (!joined || !isObject(asr) || !Array.isArray(asr.segments)) return row
  for (const i of positionsOf(joined.segments)) {
    const segment: unknown = asr.segments[i]
    if (isObject(segment)) segment.text = join(segment.words, 'word')
  }
  if (joined.text) asr.text = join(asr.segments, 'text')
  return row
}

function join(parts: unknown, field: string): string | null {
  if (!Array.isArray(parts)) return null
  let text = ''
  for (const part of parts as unknown[]) {
    const piece = isObject(part) ? part[field] : undefined
    if (typeof piece !== 'string') return null
    text += piece
  }
  return text
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
