import type { Result } from '@/domain/problem'
import { decodeValue } from './columnar/decode'
import { gunzip } from './gzip'
import { type Joined, putBackJoined } from './joinedText'
import { TRACE_FORMAT, TRACE_VERSION } from './packTrace'

/**
 * A trace file's bytes back as the raw row that was packed. A damaged file, one of a newer version or something else
 * altogether is a problem that says which; nothing is thrown.
 */
export async function unpackTrace(bytes: Uint8Array): Promise<Result<unknown>> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await gunzip(bytes))
    const file: unknown = JSON.parse(text)
    if (!isTraceFile(file)) return failed('this is not a packed trace')
    if (file.version > TRACE_VERSION) {
      return failed(
        `the trace was packed by a newer version (${file.version}, this one reads up to ${TRACE_VERSION}): reload the app or update it`,
      )
    }
    return { ok: true, value: putBackJoined(decodeValue(file.row), file.joined), problems: [] }
  } catch (error) {
    return failed(
      `the packed trace cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}

interface TraceFile {
  readonly version: number
  readonly joined: Joined | null
  readonly row: unknown
}

function isTraceFile(value: unknown): value is TraceFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === TRACE_FORMAT &&
    'version' in value &&
    typeof value.version === 'number' &&
    'row' in value
  )
}

function failed(message: string): Result<never> {
  return { ok: false, problem: { path: '', message }, problems: [] }
}
