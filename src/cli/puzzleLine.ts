import type { Problem } from '@/domain/problem'
import { decodePayload } from '@/domain/puzzle/decodePayload'
import { isObject, own, type SourceObject, textOf } from '@/domain/puzzle/sourceValue'

const columns = [
  'kind',
  'zipped',
  'family',
  'rows',
  'cols',
  'givens',
  'lines',
  'arrows',
  'cages',
  'overlays',
  'underlays',
  'regions',
  'fog',
  'title',
  'author',
  'hasSolution',
] as const

export interface PuzzleLine {
  /** What is printed. */
  readonly line: Record<string, unknown>
  readonly garbage: string | null
}

/**
 * What `ctc puzzle` says of one line of its file, a JSON object with `payload`, `encoded_puzzle` or a raw row's
 * `puzzle_data`, or the bare payload. `number` is the line's (from 1) and serves where it names no id. Never throws:
 * facts of a payload that cannot be decoded are null, and `problems` says why. `garbage` says what is wrong with a line
 * that could hold no payload at all, and is null for every other.
 */
export function puzzleLine(text: string, number: number): PuzzleLine {
  const { id, payload, problem, garbage = false } = readLine(text)
  const decoded = payload === undefined ? null : decodePayload(payload)
  const facts: Record<string, unknown> = decoded?.ok ? { ...decoded.value.source } : {}
  const line: Record<string, unknown> = { id: id ?? `line ${number}` }
  for (const column of columns) line[column] = facts[column] ?? null
  // Not in every payload, and not asked for by name: `bg`, and what an f-puzzles source lists.
  for (const extra of ['bg', 'constraints']) if (extra in facts) line[extra] = facts[extra]
  const problems: readonly Problem[] = decoded?.problems ?? []
  line.problems = problem === undefined ? problems : [{ path: '', message: problem }, ...problems]
  return { line, garbage: garbage && problem !== undefined ? problem : null }
}

interface LineSource {
  readonly id: unknown
  readonly payload: string | undefined
  readonly problem: string | undefined
  /** The line is neither a payload nor an object that could hold one. */
  readonly garbage?: boolean
}

function readLine(text: string): LineSource {
  const bare = /^(scl|ctc|fpuz|https?:|\{id:)/.test(text.trim())
  if (bare) return { id: undefined, payload: text, problem: undefined }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const problem = `The line is not JSON (${why})`
    return { id: undefined, payload: undefined, problem, garbage: true }
  }
  if (typeof value === 'string') return { id: undefined, payload: value, problem: undefined }
  if (!isObject(value)) {
    const problem = 'The line is no object'
    return { id: undefined, payload: undefined, problem, garbage: true }
  }
  const row = value
  const puzzle = puzzleData(row)
  const payload = [
    own(row, 'payload'),
    own(row, 'encoded_puzzle'),
    own(puzzle, 'encoded_puzzle'),
  ].find((text) => typeof text === 'string' && text !== '')
  const ids = [
    own(row, 'id'),
    own(row, 'puzzle_id'),
    own(puzzle, 'puzzle_id'),
    own(row, 'youtube_id'),
  ]
  const id = ids.find((name) => Boolean(textOf(name)))
  if (typeof payload === 'string') return { id, payload, problem: undefined }
  // The line may be the source itself, unpacked.
  if (['cells', 'grid', 'ce'].some((key) => Array.isArray(own(row, key))))
    return { id, payload: text, problem: undefined }
  const problem =
    'The line holds no payload: it needs `payload`, `encoded_puzzle` or `puzzle_data` with one'
  return { id, payload: undefined, problem }
}

/** A raw row's `puzzle_data`, which some exports write as JSON text; an empty object if there is none. */
function puzzleData(row: SourceObject): SourceObject {
  let value = own(row, 'puzzle_data')
  if (typeof value === 'string') {
    try {
      value = JSON.parse(value)
    } catch {
      // Said below as a line without a payload.
      return {}
    }
  }
  return isObject(value) ? value : {}
}
