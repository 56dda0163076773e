import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedHead, sharedTail } from './sharedText'

/** Texts that share much: a head, something of their own, a tail. */
const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/', 'é', '👑'), maxLength: 90 })

describe('what two texts share', () => {
  it('is counted as a loop over the characters counts it', () => {
    fc.assert(
      fc.property(letters, letters, letters, letters, (head, mine, yours, tail) => {
        const a = head + mine + tail
        const b = head + yours + tail
        const most = Math.min(a.length, b.length)
        let from = 0
        while (from < most && a[from] === b[from]) from++
        let to = 0
        while (to < most - from && a[a.length - 1 - to] === b[b.length - 1 - to]) to++
        expect(sharedHead(a, b)).toBe(from)
        expect(sharedTail(a, b, most - from)).toBe(to)
      }),
    )
  })

  it('is all of equal texts, nothing of empty ones', () => {
    expect(sharedHead('x'.repeat(100), 'x'.repeat(100))).toBe(100)
    expect(sharedTail('x'.repeat(100), 'x'.repeat(100), 60)).toBe(60)
    expect(sharedHead('', 'x')).toBe(0)
    expect(sharedTail('', 'x', 0)).toBe(0)
  })
})
