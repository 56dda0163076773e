import { describe, expect, it } from 'vitest'
import type { MomentHit } from './match/page'
import { quoteOf } from './quote'
import { wordsOf } from './wordsOf'

/** A hit on the word `offset` of sentence `unit`. */
const hit = (unit: number, offset = 0): MomentHit => ({
  key: 'k',
  unit,
  units: 1,
  time: 0,
  score: 1,
  typo: false,
  marks: [{ unit, offset, lastUnit: unit, lastOffset: offset, level: 0 }],
  techniques: [],
})
const sentence = (count: number, word: string) => `${Array(count).fill(word).join(' ')}.`

describe('quoteOf', () => {
  it('gives the sentence, what is marked in it, and when', () => {
    const words = wordsOf('Look here. There is an X-Wing now. Good.')
    const quote = quoteOf(words, hit(1, 3))!
    expect(quote.text).toBe('There is an X-Wing now.')
    expect(quote.marks.map(([from, to]) => quote.text.slice(from, to))).toEqual(['X'])
    expect(quote.time).toBe(words.start[5])
  })

  it('puts the sentences around a short one beside it', () => {
    const quote = quoteOf(wordsOf('Look here. That’s it. Good.'), hit(1))!
    expect([quote.before, quote.text, quote.after]).toEqual(['Look here.', 'That’s it.', 'Good.'])
  })

  it('prefers what comes after, and stops where it is enough', () => {
    const text = [sentence(8, 'first'), 'This.', sentence(12, 'then'), sentence(12, 'last'), 'No.']
    const quote = quoteOf(wordsOf(text.join(' ')), hit(1))!
    expect(quote.after).toBe(text[2])
    expect(quote.before).toBe(text[0])
    const more = quoteOf(wordsOf(`${text[2]} ${text.slice(1).join(' ')}`), hit(1))!
    expect(more.before).toBe(text[2])
    expect(more.after).toBe(text[2])
  })

  it('leaves a long one alone, and a long neighbour out', () => {
    const long = quoteOf(wordsOf(`Before. ${sentence(25, 'word')} After.`), hit(1))!
    expect([long.before, long.after]).toEqual(['', ''])
    const beside = quoteOf(wordsOf(`${sentence(40, 'word')} This. After.`), hit(1))!
    expect([beside.before, beside.after]).toEqual(['', 'After.'])
  })

  it('leaves out what was said after a silence', () => {
    const words = wordsOf('Before. This. After.')
    const apart = { ...words, start: words.start.slice(), end: words.end.slice() }
    apart.start[2] = apart.end[1]! + 30
    const quote = quoteOf(apart, hit(1))!
    expect([quote.before, quote.after]).toEqual(['Before.', ''])
  })

  it('is nothing where the moment does not fit the transcript', () => {
    expect(quoteOf(wordsOf('One.'), hit(3))).toBeNull()
  })
})
