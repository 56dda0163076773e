import { describe, expect, it } from 'vitest'
import { heardIn } from '../heardIn'
import { wordsOf } from '../wordsOf'
import { TONE_ASSERTED, TONE_DOUBTED, TONE_PLAIN, toneOf } from './tone'

const tone = (sentence: string) => {
  const { spoken, spans } = heardIn(wordsOf(sentence))
  return toneOf(spoken, spans[0]!)
}

describe('toneOf', () => {
  it.each([
    ["That's an X-Wing.", TONE_ASSERTED],
    ['Well. So these two rows form an X-Wing on sevens.', TONE_ASSERTED],
    ['There is no X-Wing here.', TONE_DOUBTED],
    ['I have half an x-wing on ones here, but only half.', TONE_DOUBTED],
    ['Is there an X-Wing?', TONE_DOUBTED],
    ["It's an X-Wing that doesn't do anything yet.", TONE_DOUBTED],
    ['The X-Wing removes these sevens.', TONE_PLAIN],
    ['No. Now, the swordfish.', TONE_PLAIN],
  ])('%s', (sentence, expected) => {
    expect(tone(sentence)).toBe(expected)
  })
})
