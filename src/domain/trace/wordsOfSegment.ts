import type { RawSegment, RawWord } from './rawEntry'

/** A segment's words as the recogniser timed them; where it has text and no words, its text laid evenly over its time. */
export function wordsOfSegment(segment: RawSegment): readonly RawWord[] {
  return segment.words.length > 0
    ? segment.words
    : laidEvenly(segment.text, segment.start, segment.end)
}

/** Words of a text at equal distances from `start` to `end`, seconds, each with a leading space; none for blank text. */
export function laidEvenly(text: string, start: number, end: number): RawWord[] {
  const parts = text.trim().split(/\s+/)
  if (parts[0] === '') return []
  const step = Math.max(0, end - start) / parts.length
  return parts.map((word, index) => ({
    word: ` ${word}`,
    start: start + step * index,
    end: start + step * (index + 1),
    probability: null,
  }))
}
