import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryIndex } from '../index/memoryIndex'
import { offsetOfKey, unitOfKey } from '../index/postingKey'
import { parseQuery } from '../query/parseQuery'
import { scanPhrase } from '../scan'
import { plainPart } from '../testSupport/plainTrace'
import { occurrencesOf } from './occurrences'
import { planQuery } from './plan'
import { search, wantsTypos } from './search'

const TEXTS = {
  a: 'There is an X-Wing on sevens here. It removes seven from both columns. Nice.',
  b: 'We look at the pair of threes. Then an ex wing on 3s appears. A swordfish hides.',
  c: 'So the sword fish places a digit. No wing here, said X. The pairs are placed.',
  d: 'A swordfsh was never seen. Bobbins.',
}

function indexOf(texts: Record<string, string>) {
  const index = createMemoryIndex()
  for (const [key, text] of Object.entries(texts)) index.add(plainPart(key, text))
  return index
}

function momentsOf(query: string, texts: Record<string, string> = TEXTS, typosToo = true) {
  const index = indexOf(texts)
  const parsed = parseQuery(query)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  const plan = planQuery(parsed.value, index.vocabulary)
  let found = search(plan, index, {}, false)
  if (typosToo && wantsTypos(plan, found)) found = search(plan, index, {}, true)
  const { scoreOf } = found.scorer
  const order = Array.from(found.moments.unit.keys()).sort(
    (a, b) => scoreOf(b) - scoreOf(a) || a - b,
  )
  return order.map((i) => {
    const trace = index.traces[index.traceOf(found.moments.unit[i]!)]!
    return `${trace.facts.key}${found.moments.unit[i]! - trace.firstUnit}`
  })
}

const setOf = (query: string) => [...momentsOf(query)].sort()

describe('search', () => {
  it('takes x-wing, x wing and xwing as one, and hears its misspellings', () => {
    expect(setOf('x-wing')).toEqual(['a0', 'b1'])
    expect(setOf('x wing')).toEqual(['a0', 'b1'])
    expect(setOf('xwing')).toEqual(['a0', 'b1'])
    expect(momentsOf('x-wing')[0]).toBe('a0')
  })

  it('takes words written together and apart as one', () => {
    expect(momentsOf('swordfish').slice(0, 2).sort()).toEqual(['b2', 'c0'])
    expect(momentsOf('sword fish').slice(0, 2).sort()).toEqual(['b2', 'c0'])
  })

  it('puts a typo after exact hits', () => {
    expect(momentsOf('swordfish')).toEqual(['b2', 'c0', 'd0'])
    // A misspelling that the lexicon knows is the term itself, not a typo.
    expect(momentsOf('swordfisch')).toEqual(['b2', 'c0', 'd0'])
    expect(momentsOf('bobbinz')).toEqual(['d1'])
  })

  it('takes digits and number words, plurals and verb endings as one', () => {
    expect(setOf('7')).toEqual(['a0', 'a1'])
    expect(setOf('seven')).toEqual(['a0', 'a1'])
    expect(setOf('placing')).toEqual(['c0', 'c2'])
    expect(setOf('pair')).toEqual(['b0', 'c2'])
  })

  it('reads phrases exactly, across a full stop too', () => {
    expect(setOf('"on sevens"')).toEqual(['a0'])
    expect(setOf('"on seven"')).toEqual([])
    expect(setOf('"threes then an"')).toEqual(['b0'])
    expect(setOf('"nice we look"')).toEqual([])
  })

  it('wants all words within two sentences', () => {
    expect(setOf('sevens columns')).toEqual(['a1'])
    expect(setOf('sevens both')).toEqual(['a1'])
    expect(setOf('x-wing both')).toEqual(['a0'])
    expect(setOf('pair swordfish')).toEqual([])
  })

  it('knows -, OR, * and near:', () => {
    expect(setOf('wing -sevens')).toEqual(['b1', 'c1'])
    expect(setOf('bobbins OR columns')).toEqual(['a1', 'd1'])
    expect(setOf('remov*')).toEqual(['a1'])
    expect(setOf('look threes near:5')).toEqual(['b0'])
    expect(setOf('look threes near:3')).toEqual([])
    expect(setOf('here removes near:2')).toEqual(['a0'])
    expect(setOf('technique:x-wing')).toEqual(['a0', 'b1'])
  })

  it('shows a trace that is added again only once', () => {
    const index = indexOf(TEXTS)
    index.add(plainPart('a', 'An x-wing, once more.'))
    const parsed = parseQuery('x-wing')
    const plan = planQuery(parsed.ok ? parsed.value : { clauses: [], near: null }, index.vocabulary)
    expect(search(plan, index, {}, false).moments.count).toBe(2)
  })

  it('finds exact words and phrases where the scan does', () => {
    const word = fc.constantFrom('a', 'the', 'pair', 'x', 'wing', '3', 'so', 'here', 'box', 'cell')
    const sentence = fc.array(word, { minLength: 1, maxLength: 9 })
    const text = fc
      .array(sentence, { minLength: 1, maxLength: 8 })
      .map((sentences) => sentences.map((words) => words.join(' ')).join('. '))
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 4 }),
        fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 20, maxLength: 20 }),
        (texts, phrases) => {
          const parts = texts.map((one, i) => plainPart(String(i), one))
          const index = createMemoryIndex()
          for (const part of parts) index.add(part)
          const streams = parts.map((part) => Array.from(part.stream, (id) => part.words[id]!))
          for (const phrase of phrases) {
            const parsed = parseQuery(`"${phrase.join(' ')}"`)
            if (!parsed.ok) throw new Error(parsed.problem.message)
            const [alternative] = planQuery(parsed.value, index.vocabulary).clauses[0]!.alternatives
            const keys = alternative ? occurrencesOf(alternative, index).first : []
            const found = Array.from(keys, (key) => {
              const trace = index.traceOf(unitOfKey(key))
              const unit = unitOfKey(key) - index.traces[trace]!.firstUnit
              return { trace, token: parts[trace]!.unitStart[unit]! + offsetOfKey(key) }
            })
            expect(found).toEqual(scanPhrase(streams, phrase))
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})
