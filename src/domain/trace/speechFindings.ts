import { FINDING_LIMITS as LIMITS } from './findingLimits'
import { lastAtOrBefore } from './lastAtOrBefore'
import type { RawAsr } from './rawEntry'
import type { Finding, Words } from './trace'
import { wordsOfSegment } from './wordsOfSegment'

/**
 * Where the transcript contradicts itself: words outside their segment or going backward, sentences repeated as
 * recognisers do when they hallucinate, stretches of doubtful words, speech before 0 or long after the last group
 * (`lastGroup`, seconds; null without groups).
 */
export function speechFindings(
  words: Words,
  asr: RawAsr,
  lastGroup: number | null,
  findings: Finding[],
): void {
  const report = (kind: Finding['kind'], word: number, expected: string, found: string) => {
    findings.push({
      kind,
      time: words.start[word] ?? 0,
      group: null,
      cell: null,
      expected,
      found,
      path: pathOfWord(words, asr, word),
    })
  }
  placeInSegments(asr, report)
  repeatedSentences(words, report)
  doubtfulStretches(words, report)
  offAxis(words, lastGroup, report)
}

type Report = (kind: Finding['kind'], word: number, expected: string, found: string) => void

function placeInSegments(asr: RawAsr, report: Report): void {
  let word = 0
  let before = Number.NEGATIVE_INFINITY
  for (const segment of asr.segments) {
    for (const { start, end, word: text } of segment.words) {
      const outside = Math.max(segment.start - start, end - segment.end)
      if (outside > LIMITS.outsideSegment) {
        const bounds = `within ${seconds(segment.start)}–${seconds(segment.end)} s`
        report(
          'word-outside-segment',
          word,
          bounds,
          `"${text.trim()}" ${seconds(start)}–${seconds(end)} s`,
        )
      }
      if (start < before - LIMITS.wordBackward) {
        report(
          'word-time-backward',
          word,
          `at or after ${seconds(before)} s`,
          `"${text.trim()}" ${seconds(start)} s`,
        )
      } else {
        // The clock is the last word in order: one word astray does not condemn those after it.
        before = start
      }
      word++
    }
    if (segment.words.length === 0) word += wordsOfSegment(segment).length
  }
}

function repeatedSentences(words: Words, report: Report): void {
  const sentences = words.sentenceStart
  const last = sentences.length - 1
  const plain = (index: number) =>
    words.text
      .slice(words.offset[sentences[index] ?? 0], words.offset[sentences[index + 1] ?? 0])
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const initial = (index: number) => {
    const end = words.offset[sentences[index + 1] ?? 0] ?? 0
    let at = words.offset[sentences[index] ?? 0] ?? 0
    while (at < end && !isLetter(words.text.charCodeAt(at))) at++
    return words.text.charAt(at).toLowerCase()
  }
  const size = (index: number) => (sentences[index + 1] ?? 0) - (sentences[index] ?? 0)
  let from = 0
  for (let index = 1; index <= last; index++) {
    // Sentences of as many words that begin alike are rare, so few need to be spelt out.
    const alike = index < last && size(index) === size(from) && initial(index) === initial(from)
    if (alike && plain(index) === plain(from)) continue
    const text = index - from > 1 ? plain(from) : ''
    const times = index - from
    if (text !== '' && (times - 1) * text.split(' ').length >= LIMITS.repeatedWords) {
      report('repeated-sentence', sentences[from + 1] ?? 0, 'once', `${times} times: ${text}`)
    }
    from = index
  }
}

/** Letters and digits, and everything beyond ASCII. */
function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code > 127
  )
}

function doubtfulStretches(words: Words, report: Report): void {
  let from = 0
  for (let word = 0; word <= words.count; word++) {
    const doubtful = (words.probability[word] ?? 1) < LIMITS.lowProbability
    if (word < words.count && doubtful) continue
    const length = word - from
    if (length >= LIMITS.lowProbabilityWords) {
      const text = words.text.slice(words.offset[from], words.offset[word]).trim()
      const expected = `words at ${LIMITS.lowProbability} or above`
      report('low-probability', from, expected, `${length} words below: ${text}`)
    }
    from = word + 1
  }
}

function offAxis(words: Words, lastGroup: number | null, report: Report): void {
  if (words.count === 0) return
  // One report a stretch: the first word before 0, the first word long after the end.
  if ((words.start[0] ?? 0) < 0) {
    report('speech-off-axis', 0, 'at or after 0 s', `${seconds(words.start[0] ?? 0)} s`)
  }
  if (lastGroup === null) return
  const late = lastAtOrBefore(words.start, lastGroup + LIMITS.afterEnd) + 1
  if (late < words.count) {
    const expected = `within ${LIMITS.afterEnd} s of the last action, at ${seconds(lastGroup)} s`
    report('speech-off-axis', late, expected, `${seconds(words.start[late] ?? 0)} s`)
  }
}

function seconds(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function pathOfWord(words: Words, asr: RawAsr, word: number): string {
  let low = 0
  let high = words.segmentStart.length - 1
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if ((words.segmentStart[middle] ?? 0) <= word) low = middle
    else high = middle
  }
  // Empty segments share a start: the last of them is the one that holds the word.
  const path = `asr_data.segments[${low}]`
  const held = asr.segments[low]?.words.length ?? 0
  return held > 0 ? `${path}.words[${word - (words.segmentStart[low] ?? 0)}]` : path
}
