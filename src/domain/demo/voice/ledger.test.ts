import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random'
import { createLedger } from './ledger'
import { renderTemplate } from './template'

const said = (text: string) => renderTemplate(text, {}, createRandom('ledger'))

describe('a ledger', () => {
  it('counts the solves in which a sentence of four words or more was heard', () => {
    const ledger = createLedger()
    ledger.hear(said('So four goes here. Good.'), 0)
    ledger.hear(said('So four goes here. Nice.'), 1)
    expect(ledger.wear(said('Well. So four goes here.'), 2)).toBe(2)
    expect(ledger.wear(said('Good. Nice.'), 2)).toBe(0)
    expect(ledger.wear(said('That is a four.'), 2)).toBe(0)
  })

  it('holds what this solve said itself against a sentence more than what another did', () => {
    const ledger = createLedger()
    ledger.hear(said('So four goes here.'), 0)
    expect(ledger.wear(said('So four goes here.'), 0)).toBeGreaterThan(
      ledger.wear(said('So four goes here.'), 1),
    )
  })
})
