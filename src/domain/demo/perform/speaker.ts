import type { Random } from '../random/random'
import { NUMERAL } from '../voice/numberWords'
import type { Piece } from '../voice/template'

/** A word as it is said: punctuation included, times in seconds of the video. */
export interface SpokenWord {
  readonly text: string
  readonly start: number
  readonly end: number
  /** A digit or a number, which the recogniser may write as a numeral. */
  readonly numeral: boolean
}

/** How someone speaks. */
export interface Pace {
  /** 1 is about 190 words a minute without pauses; larger is slower. */
  readonly slowness: number
  /** Factor on the pauses between sentences. */
  readonly pauses: number
}

export interface Speaker {
  readonly words: readonly SpokenWord[]
  /** Second at which the last word or pause ends. */
  readonly clock: number
  say(pieces: readonly Piece[]): void
  /** Seconds of silence. */
  rest(seconds: number): void
  /** Silence up to a second, if it is still to come. */
  waitUntil(second: number): void
}

/** Acts lead the word they belong to by about so much: the hand is where the eye is. */
const LEAD = 0.35
/** When the hand is behind the voice by more than this, the voice waits. */
const PATIENCE = 0.9

export function createSpeaker(pace: Pace, random: Random): Speaker {
  const words: SpokenWord[] = []
  let clock = 0
  let handFree = 0
  const say = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      if (piece.kind === 'pause') {
        clock += piece.seconds * pace.pauses
        continue
      }
      if (piece.act) {
        handFree = piece.act(Math.max(0, clock - random.between(0, LEAD)))
        if (handFree > clock + PATIENCE) clock = handFree - random.between(0.1, PATIENCE)
      }
      if (piece.kind !== 'word') continue
      const numeral = piece.text.includes(NUMERAL)
      const text = piece.text.replaceAll(NUMERAL, '')
      const length = durationOf(text) * pace.slowness * random.between(0.8, 1.25)
      words.push({ text, start: clock, end: clock + length, numeral })
      clock += length + pauseAfter(text, random) * pace.pauses
    }
  }
  return {
    words,
    get clock() {
      return clock
    },
    say,
    rest(seconds) {
      clock += seconds
    },
    waitUntil(second) {
      clock = Math.max(clock, second)
    },
  }
}

/** Seconds a word takes: a start and a little a letter. */
function durationOf(text: string): number {
  return 0.1 + 0.041 * text.replace(/[^A-Za-z0-9]/g, '').length
}

function pauseAfter(text: string, random: Random): number {
  if (/[.?!]$/.test(text))
    return random.chance(0.2) ? random.between(0.6, 1.6) : random.between(0.15, 0.5)
  if (text.endsWith(',')) return random.between(0.05, 0.28)
  return random.chance(0.04) ? random.between(0.2, 0.7) : 0
}
