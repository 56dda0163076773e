import { expect, it } from 'vitest'
import { totalsOf } from './totalsOf'

it('counts verdicts and findings of what is loaded', () => {
  expect(
    totalsOf([
      { verdict: 'Success', findings: {} },
      { verdict: 'Success', findings: { gap: 2, 'wrong-digit': 1 } },
      { verdict: 'Solution mismatch', findings: { gap: 1 } },
      { verdict: '', findings: {} },
    ]),
  ).toEqual({ rows: 4, success: 2, otherVerdicts: 1, unjudged: 1, withFindings: 2, findings: 4 })
  expect(totalsOf([])).toMatchObject({ rows: 0, success: 0, otherVerdicts: 0 })
})
