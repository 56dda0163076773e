import type { SpokenWord } from '../perform/speaker'
import type { Random } from '../random/random'
import { numberOfWord } from '../voice/numberWords'

/** A word as the recogniser writes it: own leading space, times in hundredths. */
export interface HeardWord {
  readonly word: string
  readonly start: number
  readonly end: number
  readonly probability: number
}

export interface HeardSegment {
  readonly start: number
  readonly end: number
  readonly words: readonly HeardWord[]
}

/** What the recogniser makes of the speech: numerals, Whisper's clock of 20 ms, segments of a few seconds. */
export function recognise(words: readonly SpokenWord[], random: Random): HeardSegment[] {
  const heard: HeardWord[] = []
  words.forEach((word, i) => {
    const start = tick(word.start)
    const previous = heard[heard.length - 1]
    const gap = previous ? start - previous.end : 0
    heard.push({
      word: ` ${numerals(word.text, random)}`,
      // Short pauses belong to the word that follows them.
      start: previous && gap < 0.4 ? previous.end : start,
      end: Math.max(tick(word.end), start),
      probability: probability(random),
    })
    if (i > 0 && heard[i]!.start > heard[i]!.end) heard[i] = { ...heard[i]!, start: heard[i]!.end }
  })
  return cutSegments(heard)
}

function tick(seconds: number): number {
  return Math.round(seconds * 50) / 50
}

function probability(random: Random): number {
  const p = random.chance(0.1)
    ? random.between(0.25, 0.95)
    : 1 - random.next() * random.next() * 0.05
  return Math.round(p * 1000) / 1000
}

/** Number words as digits, most of the time, as Whisper does in talk full of numbers. */
function numerals(text: string, random: Random): string {
  const match = /^([A-Za-z-]+)([.,?!]*)$/.exec(text)
  if (!match) return text
  const [, word = '', punctuation = ''] = match
  const lower = word.toLowerCase()
  const number = numberOfWord(lower)
  if (number !== null)
    return lower !== 'one' && random.chance(0.85) ? `${number}${punctuation}` : text
  const singular = numberOfWord(lower.replace(/(?<=x)es$|s$/, ''))
  if (singular !== null && lower.endsWith('s') && random.chance(0.8))
    return `${singular}s${punctuation}`
  return text
}

const LONGEST = 9
const SHORTEST = 3.2

function cutSegments(words: readonly HeardWord[]): HeardSegment[] {
  const segments: HeardSegment[] = []
  let current: HeardWord[] = []
  const close = () => {
    if (current.length === 0) return
    segments.push({
      start: current[0]!.start,
      end: current[current.length - 1]!.end,
      words: current,
    })
    current = []
  }
  words.forEach((word, i) => {
    current.push(word)
    const length = word.end - current[0]!.start
    const next = words[i + 1]
    const stop = /[.?!]$/.test(word.word)
    if ((stop && length >= SHORTEST) || length >= LONGEST || (next && next.start - word.end > 1.2))
      close()
  })
  close()
  return segments
}
