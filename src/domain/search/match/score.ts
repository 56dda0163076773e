import type { IndexView, MentionPostings } from '../index/indexView'
import { gallop } from '../index/lowerBound'
import { firstKeyOfUnit, unitOfKey } from '../index/postingKey'
import { TONE_ASSERTED } from '../index/tone'
import type { Moments } from './moments'

/**
 * Points of a moment: all start at 100; what was said exactly comes before its other forms and sayings, one sentence
 * before two, what leads to a digit before what leads to nothing, the solve before the reading of the rules. A
 * moment that is only one letter off comes after all others, whatever else speaks for it.
 */
const FULL = 100
/** By level: exact, another form, written together or apart, another saying, one letter off. */
const LEVEL_POINTS = [0, -1, 0, -3, -60]
/** By what follows: nothing, candidates removed, a digit placed. */
const TELLING_POINTS = [0, 5, 8]
const TWO_SENTENCES = -8
const BEFORE_START = -12
/** The technique of the query is named, plainly, as a claim, in doubt. */
const TONE_POINTS = [4, 8, -8]

/**
 * @param named mentions of the techniques that the query means
 * @returns points per moment, higher first
 */
export function scoresOf(
  { count, unit, units, level }: Moments,
  view: IndexView,
  named: readonly MentionPostings[],
): Float32Array {
  const scores = new Float32Array(count)
  const { telling, traces } = view
  const tones = named.map(tonesOf)
  const levelPoints = Float32Array.from(LEVEL_POINTS)
  const tellingPoints = Float32Array.from(TELLING_POINTS)
  let trace = -1
  let end = 0
  let start = 0
  for (let i = 0; i < count; i++) {
    const first = unit[i]!
    while (first >= end) {
      const { firstUnit, units: length, parts } = traces[++trace]!
      start = firstUnit + parts[0]
      end = firstUnit + length + 1
    }
    const last = first + units[i]! - 1
    let score = FULL + levelPoints[level[i]!]! + tellingPoints[telling[last]!]!
    if (last > first) score += TWO_SENTENCES
    if (first < start) score += BEFORE_START
    for (let k = 0; k < tones.length; k++) score += tones[k]!(first)
    scores[i] = score
  }
  return scores
}

/** Points for the tone in which a unit names a technique, claims before doubts; 0 where it does not. Asked ascending. */
function tonesOf({ keys, tones }: MentionPostings): (unit: number) => number {
  let at = 0
  return (unit) => {
    at = gallop(keys, firstKeyOfUnit(unit), at)
    let tone = -1
    for (let i = at; i < keys.length && unitOfKey(keys[i]!) === unit; i++) {
      if (tone !== TONE_ASSERTED) tone = tones[i]!
    }
    return tone < 0 ? 0 : TONE_POINTS[tone]!
  }
}
