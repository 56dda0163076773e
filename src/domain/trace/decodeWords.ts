import type { Problem } from '../problem'
import type { RawAsr, RawWord } from './rawEntry'
import { risingTimes } from './risingTimes'
import { sentenceStarts } from './sentenceStarts'
import { startsWithSpace } from './startsWithSpace'
import type { Words } from './trace'
import { laidEvenly, wordsOfSegment } from './wordsOfSegment'

/**
 * The transcript as parallel arrays. Words are joined as the recogniser means them (with their own leading spaces; a
 * transcript in which most words have none gets them put between). A segment with text and no words gets its words
 * laid evenly over its time, and the transcript is marked estimated. Starts never fall; ends never precede starts.
 * Segments without text or words stay as empty ranges. `span` is the time, in seconds, for a text without segments.
 */
export function decodeWords(
  asr: RawAsr,
  span: readonly [start: number, end: number],
  problems: Problem[],
): Words {
  const words: RawWord[] = []
  const segmentStart: number[] = [0]
  let estimated = false
  for (const segment of asr.segments) {
    const own = wordsOfSegment(segment)
    if (own !== segment.words && own.length > 0) estimated = true
    for (const word of own) words.push(word)
    segmentStart.push(words.length)
  }
  if (words.length === 0 && asr.text.trim() !== '') {
    estimated = true
    words.push(...laidEvenly(asr.text, ...span))
    segmentStart.splice(0, segmentStart.length, 0, words.length)
    const message =
      'the transcript has text but no segments: its words are laid evenly over the solve'
    problems.push({ path: 'asr_data.segments', message })
  }
  return { ...joined(words, segmentStart), estimated }
}

function joined(
  words: readonly RawWord[],
  segmentStart: readonly number[],
): Omit<Words, 'estimated'> {
  let spaced = 0
  for (const { word } of words) if (startsWithSpace(word)) spaced++
  const bare = spaced * 2 < words.length
  const texts: string[] = []
  const offset = new Uint32Array(words.length + 1)
  const rawStart = new Float64Array(words.length)
  const end = new Float64Array(words.length)
  const probability = new Float32Array(words.length)
  let length = 0
  words.forEach((word, index) => {
    const text = bare && !startsWithSpace(word.word) ? ` ${word.word}` : word.word
    texts.push(text)
    length += text.length
    offset[index + 1] = length
    rawStart[index] = word.start
    probability[index] = word.probability ?? Number.NaN
  })
  const start = risingTimes(rawStart).times
  words.forEach((word, index) => {
    end[index] = Math.max(word.end, start[index] ?? 0)
  })
  const segments = Uint32Array.from(segmentStart)
  return {
    count: words.length,
    text: texts.join(''),
    offset,
    start,
    end,
    probability,
    sentenceStart: sentenceStarts(texts, words, segments),
    segmentStart: segments,
  }
}
