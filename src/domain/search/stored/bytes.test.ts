import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteReader, byteWriter, textOf } from './bytes'

describe('texts as bytes', () => {
  it('come back, whatever their letters, each behind its length', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 })), (texts) => {
        const writer = byteWriter()
        for (const text of texts) writer.text(text)
        const reader = byteReader(writer.finish())
        expect(texts.map(() => textOf(reader.bytes(reader.number())))).toEqual(texts)
        expect(reader.left).toBe(0)
      }),
    )
  })

  it('are UTF-8, short or long, also where only the last letter is not ASCII', () => {
    for (const text of ['x-wing', 'naïve', `${'a'.repeat(23)}é`, 'a'.repeat(24), 'é'.repeat(80)]) {
      const writer = byteWriter()
      writer.text(text)
      const encoded = new TextEncoder().encode(text)
      const written = writer.finish()
      expect([...written.subarray(written.length - encoded.length)]).toEqual([...encoded])
      expect(byteReader(written).number()).toBe(encoded.length)
    }
  })
})
