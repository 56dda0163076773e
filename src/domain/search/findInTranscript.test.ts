import { describe, expect, it } from 'vitest'
import { findInTranscript } from './findInTranscript'
import { techniqueCounts, techniquesIn } from './techniquesIn'
import { wordsOf } from './wordsOf'

const words = wordsOf(
  "Right, let's get cracking. That's an X-Wing on 7s, a naked pair. And an ex wing.",
)
const said = (query: string) =>
  findInTranscript(words, query).hits.map((hit) => words.text.slice(hit.from, hit.to))

describe('findInTranscript', () => {
  it('gives the words of each hit', () => {
    expect(said('x-wing')).toEqual(['X-Wing', 'ex wing'])
    expect(said('"x wing"')).toEqual(['X-Wing'])
    expect(said('seven')).toEqual(['7s'])
    const [hit] = findInTranscript(words, 'naked pair').hits
    expect(words.text.slice(words.offset[hit!.first], words.offset[hit!.last + 1])).toBe(
      ' naked pair.',
    )
    expect(hit!.time).toBe(words.start[hit!.first])
  })

  it('says what it forgave or could not read', () => {
    expect(findInTranscript(words, 'crackng').remark).toContain('cracking')
    expect(findInTranscript(words, '-wing')).toEqual({
      hits: [],
      remark: expect.stringContaining('only narrows'),
    })
  })

  it('finds nothing in no words', () => {
    expect(findInTranscript(wordsOf(''), 'x-wing').hits).toEqual([])
  })
})

describe('techniquesIn', () => {
  it('gives words, times and characters of each mention', () => {
    const hits = techniquesIn(words)
    expect(hits.map((hit) => [hit.id, words.text.slice(hit.from, hit.to)])).toEqual([
      ['lets-get-cracking', "let's get cracking"],
      ['x-wing', 'X-Wing'],
      ['naked-pair', 'naked pair'],
      ['x-wing', 'ex wing'],
    ])
    expect([...techniqueCounts(hits)][0]).toEqual(['x-wing', 2])
    expect(hits[1]!.time).toBe(words.start[hits[1]!.first])
  })
})
