import type { Problem } from '../problem'
import { shorten } from '../shorten'
import type { RawEntry, RawGroup } from './rawEntry'
import { readAsr } from './readAsr'
import { readPuzzle } from './readPuzzle'
import { isFields, readList, readNumber, readStructs, readText, unwrapJson } from './readValue'

export interface ReadEntry {
  /** Null when the value is no row at all. */
  readonly entry: RawEntry | null
  readonly problems: readonly Problem[]
}

/** What to do about a value that is no row at all. */
const AGAIN = 'Export the row again with these fields, or take it out of the file.'

/**
 * A raw row from whatever its carrier gave: nested objects, nested fields as JSON text, lists of structs as structs of
 * lists, nulls, BigInts, missing fields, a row wrapped by the Hub's rows API, or a puzzle's fields alone (a trace
 * without groups). Never throws; what could not be used is reported with its path.
 */
export function readEntry(value: unknown): ReadEntry {
  const problems: Problem[] = []
  let row = unwrapJson(value, '', problems)
  if (isFields(row) && isFields(row.row)) row = row.row
  if (!isFields(row)) {
    const message = `expected a row (an object with action_data, asr_data and puzzle_data), found ${shorten(row)}. ${AGAIN}`
    problems.push({ path: '', message })
    return { entry: null, problems }
  }

  const bare = !('puzzle_data' in row) && ('initial_board' in row || 'solution' in row)
  if (!bare && !('puzzle_data' in row) && !('action_data' in row) && !('asr_data' in row)) {
    const fields = Object.keys(row).slice(0, 8).join(', ') || 'none'
    problems.push({
      path: '',
      message: `this is no row of the dataset: action_data, asr_data and puzzle_data are missing (fields here: ${fields}). ${AGAIN}`,
    })
    return { entry: null, problems }
  }
  if (!bare) {
    for (const name of ['action_data', 'asr_data', 'puzzle_data']) {
      if (row[name] === undefined || row[name] === null) {
        problems.push({ path: name, message: 'missing' })
      }
    }
  }

  const groups = readStructs(row.action_data, 'action_data', problems).map((group, index) =>
    isSoundGroup(group) ? group : readGroup(group, `action_data[${index}]`, problems),
  )
  const puzzle = readPuzzle(
    bare ? row : row.puzzle_data,
    bare ? '' : 'puzzle_data',
    groups,
    problems,
  )
  return {
    entry: {
      youtube_id: readText(row.youtube_id, 'youtube_id', problems) || (puzzle.youtube_id ?? ''),
      puzzle_id: readText(row.puzzle_id, 'puzzle_id', problems) || puzzle.puzzle_id,
      action_data: groups,
      asr_data: readAsr(row.asr_data, problems),
      puzzle_data: puzzle,
    },
    problems,
  }
}

/** Whether a group needs no reading: nearly all do not, and there are thousands. */
function isSoundGroup(value: unknown): value is RawGroup {
  if (!isFields(value)) return false
  return (
    Number.isFinite(value.idx) &&
    Number.isFinite(value.frame) &&
    Number.isFinite(value.time) &&
    typeof value.serialized_state === 'string' &&
    Array.isArray(value.actions) &&
    value.actions.every((action) => typeof action === 'string')
  )
}

function readGroup(value: unknown, path: string, problems: Problem[]): RawGroup {
  if (!isFields(value)) {
    problems.push({ path, message: `expected an action group, found ${shorten(value)}` })
    return { idx: null, frame: null, time: null, actions: [], serialized_state: null }
  }
  return {
    idx: readNumber(value.idx, `${path}.idx`, problems),
    frame: readNumber(value.frame, `${path}.frame`, problems),
    time: readNumber(value.time, `${path}.time`, problems),
    actions: readActions(value.actions, `${path}.actions`, problems),
    serialized_state: readState(value.serialized_state, `${path}.serialized_state`, problems),
  }
}

function readActions(value: unknown, path: string, problems: Problem[]): readonly string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  // One action written without its list.
  if (typeof value === 'string' && value !== '' && !value.trimStart().startsWith('['))
    return [value]
  return readList(value === '' ? null : value, path, problems).map((item, index) =>
    readText(item, `${path}[${index}]`, problems),
  )
}

function readState(value: unknown, path: string, problems: Problem[]): string | null {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return null
  // A carrier that parsed the JSON text along with everything else.
  if (typeof value === 'object') return JSON.stringify(value)
  return readText(value, path, problems)
}
