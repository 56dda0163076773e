import type { Problem } from '../problem'
import { shorten } from '../shorten'
import type { RawAsr, RawSegment, RawWord } from './rawEntry'
import {
  type Fields,
  isFields,
  readList,
  readNumber,
  readStructs,
  readText,
  unwrapJson,
} from './readValue'

/**
 * Whisper's output in any of the shapes tools write it: `segments` alone, `confidence` or `score` for `probability`,
 * `text` for `word`, words as bare strings. A segment or word without times takes the nearest known time, and is
 * reported. Never throws.
 */
export function readAsr(value: unknown, problems: Problem[]): RawAsr {
  const data = unwrapJson(value, 'asr_data', problems)
  if (data === null || data === undefined) return { language: null, text: '', segments: [] }
  const fields: Fields = Array.isArray(data) ? { segments: data } : isFields(data) ? data : {}
  if (!Array.isArray(data) && !isFields(data)) {
    problems.push({ path: 'asr_data', message: `expected a transcript, found ${shorten(data)}` })
  }
  let clock = 0
  const segments = readStructs(fields.segments, 'asr_data.segments', problems).map(
    (segment, index) => {
      const read = isSoundSegment(segment)
        ? segment
        : readSegment(segment, `asr_data.segments[${index}]`, clock, problems)
      clock = read.end
      return read
    },
  )
  return {
    language: readText(fields.language, 'asr_data.language', problems) || null,
    text: readText(fields.text, 'asr_data.text', problems),
    segments,
  }
}

function readSegment(value: unknown, path: string, clock: number, problems: Problem[]): RawSegment {
  const fields: Fields = isFields(value) ? value : typeof value === 'string' ? { text: value } : {}
  if (!isFields(value)) {
    problems.push({ path, message: `expected a segment, found ${shorten(value)}` })
  }
  const start = timeOf(fields.start, `${path}.start`, clock, problems)
  const words: RawWord[] = []
  let last = start
  readStructs(fields.words, `${path}.words`, problems).forEach((word, index) => {
    const read = isSoundWord(word)
      ? word
      : readWord(word, `${path}.words[${index}]`, last, problems)
    last = read.end
    words.push(read)
  })
  const end = timeOf(fields.end, `${path}.end`, Math.max(start, last), problems)
  return {
    id: readNumber(fields.id, `${path}.id`, problems),
    start,
    end,
    text: readText(fields.text, `${path}.text`, problems),
    avg_logprob: readNumber(fields.avg_logprob, `${path}.avg_logprob`, problems),
    compression_ratio: readNumber(fields.compression_ratio, `${path}.compression_ratio`, problems),
    no_speech_prob: readNumber(fields.no_speech_prob, `${path}.no_speech_prob`, problems),
    temperature: readNumber(fields.temperature, `${path}.temperature`, problems),
    seek: readNumber(fields.seek, `${path}.seek`, problems),
    tokens: readTokens(fields.tokens, `${path}.tokens`, problems),
    words,
  }
}

/** Whether a segment and its words need no reading. */
function isSoundSegment(value: unknown): value is RawSegment {
  if (!isFields(value)) return false
  return (
    typeof value.text === 'string' &&
    Number.isFinite(value.start) &&
    Number.isFinite(value.end) &&
    Number.isFinite(value.id) &&
    Number.isFinite(value.seek) &&
    Number.isFinite(value.avg_logprob) &&
    Number.isFinite(value.compression_ratio) &&
    Number.isFinite(value.no_speech_prob) &&
    Number.isFinite(value.temperature) &&
    Array.isArray(value.tokens) &&
    value.tokens.every(isNumber) &&
    Array.isArray(value.words) &&
    value.words.every(isSoundWord)
  )
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

/** Whether a word needs no reading: nearly all do not, and there are thousands. */
function isSoundWord(value: unknown): value is RawWord {
  if (!isFields(value)) return false
  return (
    typeof value.word === 'string' &&
    Number.isFinite(value.start) &&
    Number.isFinite(value.end) &&
    Number.isFinite(value.probability)
  )
}

function readWord(value: unknown, path: string, clock: number, problems: Problem[]): RawWord {
  const fields: Fields = isFields(value) ? value : { word: value }
  const start = timeOf(fields.start, `${path}.start`, clock, problems)
  return {
    word: readText(fields.word ?? fields.text, `${path}.word`, problems),
    start,
    end: timeOf(fields.end, `${path}.end`, start, problems),
    probability: readNumber(
      fields.probability ?? fields.confidence ?? fields.score,
      `${path}.probability`,
      problems,
    ),
  }
}

function timeOf(value: unknown, path: string, fallback: number, problems: Problem[]): number {
  if (value === null || value === undefined) {
    problems.push({ path, message: `no time; ${fallback} s is taken, the nearest known` })
    return fallback
  }
  return readNumber(value, path, problems) ?? fallback
}

function readTokens(value: unknown, path: string, problems: Problem[]): readonly number[] {
  const list = readList(value, path, problems)
  return list.every((token) => typeof token === 'number')
    ? (list as readonly number[])
    : list.map((token, index) => readNumber(token, `${path}[${index}]`, problems) ?? -1)
}
