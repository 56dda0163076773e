import type { RawWord } from './rawEntry'
import { startsWithSpace } from './startsWithSpace'

/** Closing punctuation of the scripts Whisper writes, with what may close a quotation after it. */
const ENDING = /[.!?…。！？؟।][\s"'’”»)\]]*$/
/** Seconds of silence that end a sentence although nothing closes it. */
const SILENCE = 5
/** Words after which an unpunctuated stretch ends with its segment, and after which it ends anyhow. */
const LONG = 40
const LONGEST = 80

/**
 * Index of each sentence's first word, and the number of words as the last entry. A word without a leading space belongs
 * to the word before (`.id`, `-time`) and opens no sentence.
 */
export function sentenceStarts(
  texts: readonly string[],
  words: readonly RawWord[],
  segmentStart: Uint32Array,
): Uint32Array {
  const starts: number[] = []
  let segment = 0
  let since = 0
  for (let index = 0; index < texts.length; index++) {
    let opensSegment = false
    while (segment < segmentStart.length && (segmentStart[segment] ?? 0) <= index) {
      opensSegment = segmentStart[segment] === index
      segment++
    }
    const before = words[index - 1]
    if (index === 0 || !before) {
      starts.push(index)
      continue
    }
    const length = index - since
    const joins = !startsWithSpace(texts[index] ?? '')
    const opens =
      (!joins && endsSentence(texts[index - 1] ?? '')) ||
      (words[index]?.start ?? 0) - before.end > SILENCE ||
      (opensSegment && length >= LONG) ||
      (!joins && length >= LONGEST)
    if (opens) {
      starts.push(index)
      since = index
    }
  }
  starts.push(texts.length)
  return Uint32Array.from(starts)
}

function endsSentence(word: string): boolean {
  const last = word.charCodeAt(word.length - 1) | 32
  // Nearly every word ends in a Latin letter: no need to look closer.
  return !(last >= 97 && last <= 122) && ENDING.test(word)
}
