import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8 } from './utf8'

describe('utf8', () => {
  it('is what the platform makes of any text, lone surrogates and letters of many bytes included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)])
      }),
    )
    for (const text of ['', 'abc', '字'.repeat(500), `${'a'.repeat(300)}😀`, '\ud800'.repeat(99)])
      expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)])
  })
})
