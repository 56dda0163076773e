import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action, ActionType } from './action'
import { formatAction } from './formatAction'
import { parseAction } from './parseAction'

const cells = fc.array(fc.record({ row: fc.nat({ max: 20 }), col: fc.nat({ max: 20 }) }), {
  minLength: 1,
  maxLength: 6,
})
const value = fc.stringMatching(/^[0-9A-Za-z]{1,3}$/)
const op = fc.constantFrom('+' as const, '-' as const, null)
const action: fc.Arbitrary<Omit<Action, 'text'>> = fc.oneof(
  fc.record({
    type: fc.constantFrom<ActionType>('vl', 'cd', 'pm', 'co', 'cl'),
    op,
    value,
    colour: fc.constant(''),
    cells,
    all: fc.constant(false),
  }),
  fc.record({
    type: fc.constantFrom<ActionType>('sl', 'ds'),
    op: fc.constant(null),
    value: fc.constant(''),
    colour: fc.constant(''),
    cells,
    all: fc.constant(false),
  }),
  fc.record({
    type: fc.constant<ActionType>('pe'),
    op,
    value: fc.stringMatching(/^[0-9a-g]$/),
    colour: fc.stringMatching(/^[1-9]$/),
    cells,
    all: fc.constant(false),
  }),
  fc.constant({
    type: 'ds' as const,
    op: null,
    value: '',
    colour: '',
    cells: [],
    all: true,
  }),
)

function read(text: string): Action {
  const result = parseAction(text)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

describe('action strings', () => {
  it('come back as they went out', () => {
    fc.assert(
      fc.property(action, (written) => {
        const text = formatAction(written)
        expect(read(text)).toEqual({ ...written, text })
      }),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseAction(text).ok === 'boolean'))
  })

  it('reads what the data and the publishers’ code know', () => {
    expect(read('vl:5:r3c7')).toMatchObject({ type: 'vl', op: null, value: '5' })
    expect(read('vl:+:5:r3c7')).toMatchObject({ type: 'vl', op: '+', value: '5' })
    expect(read('cd:-:12:r1c1,r10c2').cells).toEqual([
      { row: 0, col: 0 },
      { row: 9, col: 1 },
    ])
    expect(read('co:t:r1c1')).toMatchObject({ type: 'co', op: null, value: 't' })
    expect(read('pe:g:4:r1c1')).toMatchObject({ type: 'pe', value: 'g', colour: '4' })
    expect(read('pe:g4:r1c1')).toMatchObject({ type: 'pe', value: 'g', colour: '4' })
    expect(read('pe:0:r1c1')).toMatchObject({ type: 'pe', value: '0', colour: '' })
    expect(read('ds:all')).toMatchObject({ type: 'ds', all: true, cells: [] })
    expect(read('ds')).toMatchObject({ type: 'ds', all: true })
    expect(read('hl:r1c1')).toMatchObject({ type: 'sl' })
    expect(read(' SL : R1C2 ').cells).toEqual([{ row: 0, col: 1 }])
  })

  it.each([
    '',
    'xx:1:r1c1',
    'vl',
    'vl:5',
    'vl:5:',
    'vl:5:r1',
    'vl:5:r1c1:r2c2',
    'sl',
    'sl:all',
    'cd:+::r1c1',
    'cd:+:5:r1c1,',
  ])('refuses "%s" with the reason', (text) => {
    const result = parseAction(text)
    expect(!result.ok && result.problem.message).toMatch(/could not be read: /)
  })
})
