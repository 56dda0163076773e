import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packedTexts, type StoredTexts, textsOf } from './storedTexts'

const encoder = new TextEncoder()

/** Texts as a PLAIN page stores them, each behind its length. */
function plain(texts: readonly (string | Uint8Array)[]): StoredTexts {
  const each = texts.map((text) => (typeof text === 'string' ? encoder.encode(text) : text))
  const bytes = new Uint8Array(each.reduce((sum, { length }) => sum + 4 + length, 0))
  const starts: number[] = []
  let at = 0
  for (const text of each) {
    bytes.set([text.length & 255, text.length >> 8], at)
    starts.push(at + 4)
    bytes.set(text, at + 4)
    at += 4 + text.length
  }
  const ends = starts.map((start, i) => start + each[i]!.length)
  return { bytes, starts: Int32Array.from(starts), ends: Int32Array.from(ends), which: null }
}

const text = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }))

describe('stored texts', () => {
  it('come back as they were, from pages and dictionaries, however many there are', () => {
    const page = fc.array(text, { maxLength: 20 }).map((texts) => ({ texts, stored: plain(texts) }))
    const dictionary = fc
      .tuple(fc.array(text, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(), { maxLength: 40 }))
      .map(([entries, picks]) => {
        const which = Int32Array.from(picks, (pick) => pick % entries.length)
        const texts = Array.from(which, (index) => entries[index]!)
        return { texts, stored: { ...plain(entries), which } }
      })
    fc.assert(
      fc.property(fc.array(fc.oneof(page, dictionary), { maxLength: 4 }), (parts) => {
        const all = parts.flatMap(({ texts }) => texts)
        const packed = packedTexts(parts.map(({ stored }) => stored))
        expect(textsOf(packed)).toEqual(all)
        for (const { texts, stored } of parts) expect(textsOf(stored)).toEqual(texts)
      }),
    )
  })

  it('that follow themselves, or come from a dictionary, are kept once', () => {
    const state = `{"cells":["${'1,2,3","'.repeat(20)}"]}`
    const packed = packedTexts([plain([state, state]), plain([state, 'x', state])])
    expect(packed.starts.length).toBe(3)
    expect(Array.from(packed.which!)).toEqual([0, 0, 0, 1, 2])
    const words = packedTexts([{ ...plain(['a', 'b', 'c']), which: Int32Array.of(2, 0, 2, 2) }])
    expect(Array.from(words.which!)).toEqual([0, 1, 0, 0])
    expect(words.bytes.length).toBe(2)
  })

  it('keep to their borders where bytes are no sound UTF-8', () => {
    // A euro sign's bytes cut in two, whole they would be one character.
    const cut = [Uint8Array.of(0x61, 0xe2), Uint8Array.of(0x82, 0xac), encoder.encode('ok')]
    expect(textsOf(plain(cut))).toEqual(['a\ufffd', '\ufffd\ufffd', 'ok'])
  })

  it('keep a byte order mark', () => {
    expect(textsOf(plain(['\ufeffa', 'b']))).toEqual(['\ufeffa', 'b'])
  })
})
