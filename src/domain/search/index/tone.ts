import type { Spoken } from '../spoken'
import type { TechniqueSpan } from '../techniques/matcher'
import { lowerBound } from './lowerBound'

export const TONE_PLAIN = 0
/** "That's an X-Wing." */
export const TONE_ASSERTED = 1
/** "There is no X-Wing here", "half an X-Wing", "is that an X-Wing?" */
export const TONE_DOUBTED = 2

const ASSERT_BEFORE = 4
const DOUBT_BEFORE = 7
const DOUBT_AFTER = 6

const ASSERTING = new Set(
  'thats theres its have got weve ive makes forms form found find see spot spotted this is are use using by because called'.split(
    ' ',
  ),
)
const DOUBTING = new Set(
  'no not isnt arent wasnt half almost nearly without never cant dont doesnt didnt if would could might maybe wonder looking hoping wish unless neither thought wanted hardly'.split(
    ' ',
  ),
)
const DOUBTING_AFTER = new Set('not isnt doesnt wont half nearly almost cant yet'.split(' '))
const ASKING = new Set('is are could do does can'.split(' '))

/** Whether a technique is claimed, doubted or merely named, by the words around it in its sentence. */
export function toneOf({ tokens, unitStart }: Spoken, { token, length }: TechniqueSpan): number {
  const unit = lowerBound(unitStart, token + 1) - 1
  const from = unitStart[unit] ?? 0
  const to = unitStart[unit + 1] ?? tokens.count
  const { normal } = tokens
  const among = (words: ReadonlySet<string>, low: number, high: number) => {
    for (let i = Math.max(from, low); i < Math.min(to, high); i++) {
      if (words.has(normal[i]!)) return true
    }
    return false
  }
  const end = token + length
  const asked = ASKING.has(normal[from]!) && token - from > 0 && token - from < ASSERT_BEFORE
  if (asked || among(DOUBTING, token - DOUBT_BEFORE, token)) return TONE_DOUBTED
  if (among(DOUBTING_AFTER, end, end + DOUBT_AFTER)) return TONE_DOUBTED
  return among(ASSERTING, token - ASSERT_BEFORE, token) ? TONE_ASSERTED : TONE_PLAIN
}
