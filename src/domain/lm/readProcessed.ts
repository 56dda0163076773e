import { formatState } from '../board/formatState'
import { parseCell } from '../board/parseCell'
import type { Problem } from '../problem'
import { shorten } from '../shorten'
import { decodeTrace } from '../trace/decodeTrace'
import type { RawGroup, RawWord } from '../trace/rawEntry'
import { readPuzzle } from '../trace/readPuzzle'
import { type Fields, isFields, readText, unwrapJson } from '../trace/readValue'
import type { FindingKind, Trace } from '../trace/trace'
import { actionOfTokens, readLmText } from './readLmText'

/** What can be said of a row without times and with one state. */
const SAYABLE: ReadonlySet<FindingKind> = new Set([
  'action-unreadable',
  'action-impossible',
  'wrong-digit',
  'repeated-sentence',
])

/** Whether a carrier's value is a row of the processed subset: a text with inline tokens in place of actions and words. */
export function isProcessed(value: unknown): boolean {
  return isFields(value) && typeof value.text === 'string' && !('action_data' in value)
}

/**
 * A processed row (`text` with inline tokens, no times) as a trace whose axis is the position in the text: every action is a
 * group, its "time" and those of words are character positions. Findings that need times or states are not made. Never
 * throws; `trace` is null when the value has no text.
 */
export function readProcessed(value: unknown): {
  trace: Trace | null
  problems: readonly Problem[]
} {
  const problems: Problem[] = []
  const row = unwrapJson(value, '', problems)
  if (!isFields(row) || typeof row.text !== 'string') {
    problems.push({
      path: 'text',
      message: `expected a processed row with text, found ${shorten(row)}`,
    })
    return { trace: null, problems }
  }
  const words: RawWord[] = []
  const groups: RawGroup[] = [groupOf(0, 0, [], initialState(row, problems))]
  for (const { kind, text, start } of readLmText(row.text)) {
    if (kind === 'word') {
      words.push({ word: text, start, end: start + text.length, probability: null })
    } else if (kind !== 'board') {
      groups.push(groupOf(groups.length, start, [actionOfTokens(text)], null))
    }
  }
  const first = groups[0] ? [groups[0]] : []
  const puzzle = readPuzzle(row.puzzle_data, 'puzzle_data', first, problems)
  const length = row.text.length
  const trace = decodeTrace(
    {
      youtube_id: readText(row.youtube_id, 'youtube_id', problems) || (puzzle.youtube_id ?? ''),
      puzzle_id: readText(row.puzzle_id, 'puzzle_id', problems) || puzzle.puzzle_id,
      action_data: groups,
      asr_data: {
        language: null,
        text: '',
        segments: words.length > 0 ? [segmentOf(words, length)] : [],
      },
      // The row has no times: when the solve begins is not known on this axis.
      puzzle_data: { ...puzzle, lgc_timestamp: null },
    },
    problems,
  )
  const findings = trace.findings.filter(({ kind }) => SAYABLE.has(kind))
  return { trace: { ...trace, findings, axis: 'text' }, problems: trace.problems }
}

function groupOf(
  idx: number,
  time: number,
  actions: readonly string[],
  serialized_state: string | null,
): RawGroup {
  return { idx, frame: null, time, actions, serialized_state }
}

function segmentOf(words: readonly RawWord[], end: number) {
  return {
    id: 0,
    start: 0,
    end,
    text: '',
    avg_logprob: null,
    compression_ratio: null,
    no_speech_prob: null,
    temperature: null,
    seek: null,
    tokens: [],
    words,
  }
}

/** The first board: serialised, or as characters. */
function initialState(row: Fields, problems: Problem[]): string | null {
  const serialized = readText(row.initial_board_serialized, 'initial_board_serialized', problems)
  if (serialized !== '') return serialized
  const ascii = readText(row.initial_board_ascii, 'initial_board_ascii', problems)
  return ascii === '' ? null : formatState({ cells: Array.from(ascii, parseCell) })
}
