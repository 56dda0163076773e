import { describe, expect, it } from 'vitest'
import type { Stage } from '../perform/stage'
import { allTraces } from '../testSupport/allTraces'
import { checkClaims } from '../testSupport/checkClaims'

describe.each(allTraces().map((trace) => [trace.part.script.title, trace] as const))(
  '%s',
  (_, trace) => {
    it('claims nothing that is not true of the board at that moment', () => {
      expect(checkClaims(trace.stage)).toEqual([])
      expect(trace.stage.claims.length).toBeGreaterThan(60)
    })
  },
)

describe('the check itself', () => {
  const stage = allTraces().find(({ part }) => part.youtubeId === 'demo-xwing4')!.stage
  const withClaims = (claims: Stage['claims']): Stage => ({ ...stage, claims })

  it('notices a deduction whose ground was never laid', () => {
    const without = stage.claims.filter(
      ({ fact }) => fact.kind !== 'deduction' || fact.deduction.technique !== 'x-wing',
    )
    expect(checkClaims(withClaims(without))).not.toEqual([])
  })

  it('notices what is said too early', () => {
    const early = stage.claims.map((claim, i) => (i > 150 ? { ...claim, actions: 0 } : claim))
    expect(checkClaims(withClaims(early))).not.toEqual([])
  })

  it('notices a wrong digit', () => {
    const wrong = stage.claims.map((claim) => {
      const { fact } = claim
      if (fact.kind !== 'deduction' || !fact.deduction.place) return claim
      const { cell, symbol } = fact.deduction.place
      const place = { cell, symbol: (symbol + 1) % 9 }
      return { ...claim, fact: { ...fact, deduction: { ...fact.deduction, place } } }
    })
    expect(checkClaims(withClaims(wrong)).length).toBeGreaterThan(30)
  })
})
