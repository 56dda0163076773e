import type { Random } from '../random/random'
import type { HeardWord } from './recognise'

export interface HeardSegment {
  readonly start: number
  readonly end: number
  readonly words: readonly HeardWord[]
  /** Second at which the decoder's window of 30 s begins. */
  readonly seek: number
}

/** Seconds a segment may take; sentence ends and commas are where it likes to stop. */
const SHORTEST = 3
const LONGEST = 10

/**
 * Cuts words into segments. One in some thirty gets a border a few hundredths of a second off its words, as real
 * outputs have it.
 */
export function cutSegments(words: readonly HeardWord[], random: Random): HeardSegment[] {
  const segments: HeardSegment[] = []
  let current: HeardWord[] = []
  let goal = random.between(4.5, 9)
  let seek = 0
  const close = () => {
    const first = current[0]
    const last = current[current.length - 1]
    if (!first || !last) return
    if (last.end > seek + 30) seek = first.start
    const off = random.chance(0.03) ? 0.02 * (1 + random.below(5)) : 0
    const start = Math.round((first.start + (off < last.end - first.start ? off : 0)) * 100) / 100
    segments.push({ start, end: last.end, words: current, seek })
    current = []
    goal = random.between(4.5, 9)
  }
  words.forEach((word, i) => {
    current.push(word)
    const length = word.end - current[0]!.start
    const next = words[i + 1]
    const silence = next ? next.start - word.end : 0
    // A word without its own space stays with the word before it.
    if (next && !next.word.startsWith(' ')) return
    const stops = /[.?!]$/.test(word.word)
    const rests = word.word.endsWith(',')
    if (
      (stops && length >= goal - 1.5) ||
      (rests && length >= goal) ||
      length >= LONGEST ||
      (silence > 1 && length >= SHORTEST) ||
      silence > 2.5
    )
      close()
  })
  close()
  return segments
}
