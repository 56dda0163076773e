import type { SpokenWord } from '../perform/speaker'
import type { Random } from '../random/random'
import { numberOfWord } from '../voice/numberWords'
import { cutSegments, type HeardSegment } from './cutSegments'
import { heardAs } from './lexicon'

/** A word as the recogniser writes it: own leading space, seconds. */
export interface HeardWord {
  readonly word: string
  readonly start: number
  readonly end: number
  readonly probability: number
}

/** How badly it hears. */
export interface Ears {
  /** Chance that a word of the lexicon is misheard. */
  readonly mishears: number
}

/**
 * What the recogniser makes of the speech. As in a real output of two hours: numerals in talk full of numbers, words
 * on a clock of 20 ms, short pauses swallowed by the next word, now and then a word of no length, a word that lost
 * its space, names written as they sound, segments of a few seconds.
 */
export function recognise(
  words: readonly SpokenWord[],
  random: Random,
  ears: Ears = { mishears: 0.45 },
): HeardSegment[] {
  const heard: HeardWord[] = []
  let asNumerals = true
  for (const spoken of words) {
    // One way of writing numbers for a stretch, as the window it is decoded in has one style.
    if (random.chance(0.02)) asNumerals = random.chance(0.88)
    const texts = written(spoken, asNumerals, random, ears)
    const length = (spoken.end - spoken.start) / texts.length
    texts.forEach((text, i) => {
      const from = spoken.start + i * length
      heard.push(timed(text, from, from + length, heard[heard.length - 1], random))
    })
  }
  return cutSegments(heard, random)
}

function timed(
  text: string,
  from: number,
  to: number,
  previous: HeardWord | undefined,
  random: Random,
): HeardWord {
  const gap = previous ? from - previous.end : 0
  // Pauses up to a second or so belong to the word that follows them, mostly.
  const swallow = previous && (gap < 0.5 || (gap < 1.6 && random.chance(0.7)))
  const start = swallow ? previous.end : Math.max(tick(from), previous?.end ?? 0)
  const zero = random.chance(0.0012)
  return {
    word: text,
    start,
    end: zero ? start : Math.max(tick(to), tick(start + 0.02)),
    probability: probability(random),
  }
}

function tick(seconds: number): number {
  return Math.round(seconds * 50) / 50
}

function probability(random: Random): number {
  const p = random.chance(0.1)
    ? random.between(0.32, 0.95)
    : 1 - random.next() * random.next() * random.next() * 0.06
  return Math.round(p * 10000) / 10000
}

/** A word as one or more written words, each with its own leading space. */
function written(spoken: SpokenWord, asNumerals: boolean, random: Random, ears: Ears): string[] {
  const match = /^(.*?)([.,?!]*)$/.exec(spoken.text)!
  const [, word = '', punctuation = ''] = match
  if (spoken.numeral && asNumerals) return [` ${numeralText(word) ?? word}${punctuation}`]
  const known = heardAs[word.toLowerCase()]
  if (known && random.chance(ears.mishears)) {
    const parts = random.pick(known).split(' ')
    return parts.map((part, i) => ` ${part}${i === parts.length - 1 ? punctuation : ''}`)
  }
  // Compounds come apart: the second half carries its hyphen and no space.
  const hyphen = word.indexOf('-')
  if (hyphen > 0 && random.chance(0.5))
    return [` ${word.slice(0, hyphen)}`, `${word.slice(hyphen)}${punctuation}`]
  return [` ${spoken.text}`]
}

/** "seven" → "7", "sevens" → "7s"; null for other words. */
function numeralText(word: string): string | null {
  const lower = word.toLowerCase()
  const number = numberOfWord(lower)
  if (number !== null) return String(number)
  const singular = numberOfWord(lower.replace(/(?<=x)es$|s$/, ''))
  return singular !== null && lower.endsWith('s') ? `${singular}s` : null
}
