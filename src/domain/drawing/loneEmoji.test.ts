import { describe, expect, it } from 'vitest'
import { isLoneEmoji } from './loneEmoji'

const ONE = ['🐟', '👍🏽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍🚀', '❤️', '🇬🇧', '👨‍👩‍👧‍👦', '🏳️‍🌈', '⭐', '©️']
const NOT = ['', '5', 'x', '🐟🐟', '🐟5', '5🐟', '❤', '↑', 'é', '🇬🇧🇫🇷', '九', '①', '⭐ ', '❤️👩']

describe('isLoneEmoji', () => {
  it.each(ONE)('%s is one', (text) => expect(isLoneEmoji(text)).toBe(true))
  it.each(NOT)('"%s" is not', (text) => expect(isLoneEmoji(text)).toBe(false))
  it('knows every single sign that is one', () => {
    for (let code = 1; code <= 0x1ffff; code++) {
      const text = String.fromCodePoint(code)
      if (isLoneEmoji(text) !== /^\p{Emoji_Presentation}$/u.test(text)) expect(text).toBe('')
    }
  })
  it('agrees with the standard’s own segmentation', () => {
    for (const a of [...ONE, ...NOT]) {
      for (const b of ['', ...ONE, ...NOT]) {
        const text = a + b
        const emoji = /^(\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)/u.test(text)
        const graphemes = [...new Intl.Segmenter().segment(text)].length
        expect([text, isLoneEmoji(text)]).toEqual([text, emoji && graphemes === 1])
      }
    }
  })
})
