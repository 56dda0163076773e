import type { DemoRow, RowSegment } from '../row/demoRow'

/**
 * Puts talk of another row before a row's own, until it has about so many words: real videos begin with greetings,
 * news and rules for minutes. All times of the speech move; gives the seconds by which (the solve must follow).
 */
export function longerSpeech(row: DemoRow, talk: readonly RowSegment[], words: number): number {
  const own = row.asr_data.segments
  let missing = words - own.reduce((sum, segment) => sum + segment.words.length, 0)
  const added: RowSegment[] = []
  for (const segment of talk) {
    if (missing <= 0) break
    added.push(segment)
    missing -= segment.words.length
  }
  const shift = Math.ceil((added.at(-1)?.end ?? 0) * 50) / 50
  const segments = [...added, ...own.map((segment) => moved(segment, shift))]
  row.asr_data.segments = segments.map((segment, id) => ({ ...segment, id }))
  row.asr_data.text = segments.map(({ text }) => text).join('')
  row.puzzle_data.lgc_timestamp = hundredths(Number(row.puzzle_data.lgc_timestamp) + shift)
  return shift
}

function moved(segment: RowSegment, by: number): RowSegment {
  return {
    ...segment,
    start: hundredths(segment.start + by),
    end: hundredths(segment.end + by),
    seek: segment.seek + Math.round(by * 100),
    words: segment.words.map((word) => ({
      ...word,
      start: hundredths(word.start + by),
      end: hundredths(word.end + by),
    })),
  }
}

function hundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
