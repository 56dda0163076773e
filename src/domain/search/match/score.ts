import type { IndexView } from '../index/indexView'
import { TELLING_CANDIDATE, TELLING_DIGIT } from '../index/telling'
import type { Moments } from './moments'
import { LEVEL_EXACT, LEVEL_FORM, LEVEL_HEARD, LEVEL_JOINED, LEVEL_TYPO } from './plan'

/**
 * Points of a moment: all start at 100; what was said exactly comes before its other forms and sayings, one sentence
 * before two, what leads to a digit before what leads to nothing, the solve before the reading of the rules. A
 * moment that is only one letter off comes after all others, whatever else speaks for it.
 */
const FULL = 100
const LEVEL_POINTS: Readonly<Record<number, number>> = {
  [LEVEL_EXACT]: 0,
  [LEVEL_FORM]: -1,
  [LEVEL_JOINED]: 0,
  [LEVEL_HEARD]: -3,
  [LEVEL_TYPO]: -60,
}
const TWO_SENTENCES = -8
const DIGIT_FOLLOWS = 8
const CANDIDATE_FOLLOWS = 5
const BEFORE_START = -12
const TECHNIQUE_HERE = 4

/**
 * @param named units that name a technique of the query, by 1; null where it names none
 * @returns points per moment, higher first
 */
export function scoresOf(
  moments: Moments,
  view: IndexView,
  named: Uint8Array | null,
): Float32Array {
  const scores = new Float32Array(moments.count)
  const { telling, traceOfUnit, traces } = view
  for (let i = 0; i < moments.count; i++) {
    const first = moments.unit[i]!
    const last = first + moments.units[i]! - 1
    const follows = telling[last]!
    const trace = traces[traceOfUnit[first]!]!
    let score = FULL + LEVEL_POINTS[moments.level[i]!]!
    if (last > first) score += TWO_SENTENCES
    if (follows === TELLING_DIGIT) score += DIGIT_FOLLOWS
    else if (follows === TELLING_CANDIDATE) score += CANDIDATE_FOLLOWS
    if (first - trace.firstUnit < trace.parts[0]) score += BEFORE_START
    if (named && named[first] === 1) score += TECHNIQUE_HERE
    scores[i] = score
  }
  return scores
}
