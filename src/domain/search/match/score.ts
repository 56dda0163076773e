import type { IndexView, MentionPostings } from '../index/indexView'
import { lowerBound } from '../index/lowerBound'
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
/** The words of the query follow each other as they stand in it. */
const IN_ORDER = 6
const TWO_SENTENCES = -8
const BEFORE_START = -12
/** The technique of the query is named, plainly, as a claim, in doubt. */
const TONE_POINTS = [4, 8, -8]

/** Gives moments their points, each when it is asked for: of a very frequent word few are ever looked at. */
export interface Scorer {
  /** No moment of this query has more. */
  readonly highest: number
  /** Points of the moment at this place of the list, higher first. */
  scoreOf(at: number): number
}

/**
 * @param named mentions of the techniques that the query means
 * @param inOrder where the words of the query follow each other: posting keys of the first
 */
export function createScorer(
  { unit, units, level }: Moments,
  view: IndexView,
  named: readonly MentionPostings[],
  inOrder: Uint32Array,
): Scorer {
  const { telling, traces } = view
  return {
    highest:
      FULL +
      Math.max(...TELLING_POINTS) +
      (named.length > 0 ? Math.max(...TONE_POINTS) : 0) +
      (inOrder.length > 0 ? IN_ORDER : 0),
    scoreOf(at) {
      const first = unit[at]!
      const last = first + units[at]! - 1
      const { firstUnit, parts } = traces[view.traceOf(first)]!
      let score = FULL + LEVEL_POINTS[level[at]!]! + TELLING_POINTS[telling[last]!]!
      if (last > first) score += TWO_SENTENCES
      if (first < firstUnit + parts[0]) score += BEFORE_START
      if (inOrder.length > 0 && beginsIn(inOrder, first)) score += IN_ORDER
      for (const mentions of named) score += tonePoints(mentions, first)
      return score
    },
  }
}

function beginsIn(keys: Uint32Array, unit: number): boolean {
  const key = keys[lowerBound(keys, firstKeyOfUnit(unit))]
  return key !== undefined && unitOfKey(key) === unit
}

/** Points for the tone in which a unit names a technique, claims before doubts; 0 where it does not. */
function tonePoints({ keys, tones }: MentionPostings, unit: number): number {
  let tone = -1
  for (let i = lowerBound(keys, firstKeyOfUnit(unit)); i < keys.length; i++) {
    if (unitOfKey(keys[i]!) !== unit) break
    if (tone !== TONE_ASSERTED) tone = tones[i]!
  }
  return tone < 0 ? 0 : TONE_POINTS[tone]!
}
