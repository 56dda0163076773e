import fc from 'fast-check'
import LZString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { measure, unfold } from './boundedLz'

describe('unfold', () => {
  it('gives what lz-string gives, and measures its length beforehand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }), (text) => {
        const base64 = LZString.compressToBase64(text.repeat(3))
        expect(unfold(base64)).toEqual({ ok: true, text: text.repeat(3) })
        expect(measure(base64)).toMatchObject({ ok: true, length: 3 * text.length })
      }),
    )
  })

  it('agrees with lz-string on what is broken', () => {
    const digits = fc.constantFrom(...'ABCDEFNQhz0189+/')
    fc.assert(
      fc.property(fc.string({ unit: digits, minLength: 1, maxLength: 60 }), (base64) => {
        let theirs: string | null = null
        try {
          theirs = LZString.decompressFromBase64(base64)
        } catch {
          // lz-string trips over a stream that starts with bits it never writes.
          expect('v w x y z 0 1 2 3 4 5 6 7 8 9 + / w'.includes(base64[0]!)).toBe(true)
        }
        const ours = unfold(base64)
        expect(ours.ok ? ours.text : '').toBe(theirs ?? '')
      }),
      { numRuns: 500 },
    )
  })

  it('refuses a bomb before it unfolds', () => {
    const bomb = LZString.compressToBase64('a'.repeat(300_000))
    expect(bomb.length).toBeLessThan(3_000)
    expect(unfold(bomb, 200_000)).toMatchObject({ ok: false, reason: 'too-long' })
    expect(unfold(bomb, 300_000)).toMatchObject({ ok: true })
    expect(unfold(bomb, 299_999)).toMatchObject({ ok: false, reason: 'too-long' })
  })

  it('says where a text breaks', () => {
    const base64 = LZString.compressToBase64('{"cells":[[{},{},{}],[{},{},{}]],"lines":[1,2,3]}')
    const cut = unfold(base64.slice(0, 30))
    expect(cut).toMatchObject({ ok: false, reason: 'broken', at: 30 })
    expect(unfold(`${base64.slice(0, 10)}!${base64.slice(11)}`)).toMatchObject({
      ok: false,
      at: 10,
    })
  })
})
