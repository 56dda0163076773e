import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { techniques } from '../techniques/lexicon'
import { parseQuery } from './parseQuery'

const queryOf = (text: string) => {
  const result = parseQuery(text)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}
const termsOf = (text: string) =>
  queryOf(text).clauses.map(({ without, terms }) => [
    without,
    ...terms.map((term) =>
      term.kind === 'technique'
        ? `t:${term.id}`
        : term.kind === 'phrase'
          ? `"${term.words.join(' ')}"`
          : term.parts.join('+') + (term.prefix ? '*' : ''),
    ),
  ])
const problemOf = (text: string) => {
  const result = parseQuery(text)
  return result.ok ? '' : result.problem.message
}
const remarksOf = (text: string) => parseQuery(text).problems.map((problem) => problem.message)

describe('parseQuery', () => {
  it('reads words, phrases, -, *, OR, technique: and near:', () => {
    expect(termsOf('naked "this cell" -pair elim* a OR b technique:x-wing near:5')).toEqual([
      [false, 'naked'],
      [false, '"this cell"'],
      [true, 'pair'],
      [false, 'elim*'],
      [false, 'a', 'b'],
      [false, 't:x-wing'],
    ])
    expect(queryOf('naked pair near:5').near).toBe(5)
    expect(queryOf('naked pair near: 5').near).toBe(5)
    expect(termsOf('technique: x-wing')).toEqual([[false, 't:x-wing']])
  })

  it('keeps what is written together together', () => {
    expect(termsOf('x-wing')).toEqual([[false, 'x+wing']])
    expect(termsOf('X Wing row')).toEqual([
      [false, 'x+wing'],
      [false, 'row'],
    ])
    expect(termsOf('x y wing')).toEqual([[false, 'x+y+wing']])
    expect(termsOf('a wing')).toEqual([
      [false, 'a'],
      [false, 'wing'],
    ])
    expect(termsOf("don't Three 3rd")).toEqual([
      [false, 'dont'],
      [false, '3'],
      [false, 'third'],
    ])
  })

  it('reads techniques by id, name and close spelling', () => {
    expect(termsOf('technique:"X Wing"')).toEqual([[false, 't:x-wing']])
    expect(termsOf('Technique:XWing -technique:swordfish')).toEqual([
      [false, 't:x-wing'],
      [true, 't:swordfish'],
    ])
    expect(problemOf('technique:x-wong')).toContain('technique:x-wing')
    expect(problemOf('technique:')).toContain('technique:x-wing')
  })

  it('takes the words after technique: that belong to the name, of every technique', () => {
    for (const { id, name } of techniques) {
      for (const text of [name, id.replaceAll('-', ' ')]) {
        expect(termsOf(`technique:${text}`), text).toEqual([[false, `t:${id}`]])
        expect(termsOf(`-technique:${text} qwerty`), text).toEqual([
          [true, `t:${id}`],
          [false, 'qwerty'],
        ])
      }
    }
    expect(termsOf('technique:x-wing row "x wing"')).toEqual([
      [false, 't:x-wing'],
      [false, 'row'],
      [false, '"x wing"'],
    ])
    expect(problemOf('technique:x wnig')).toMatch(/Did you mean technique:x-wing/)
    expect(problemOf('technique:x "wing"')).toContain('technique:x')
  })

  it.each([
    ['"', /between the quotation marks.*"naked pair"/],
    ['""', /between the quotation marks/],
    ['-"', /between the quotation marks/],
    ['-', /^A - leaves out.*x-wing -finned/],
    ['--', /^A - leaves out/],
    ['*', /^A \* stands for how a word goes on.*wing\*/],
    ['OR', /^OR stands between two words.*pair OR triple/],
    ['|', /^OR stands between/],
    ['AND', /^AND stands between/],
    ['near:', /near:5/],
    ['near:5', /needs words, too.*naked pair near:5/],
    ['technique:', /takes the name of a technique/],
    ['technique:"', /takes the name of a technique/],
  ])('says what %s alone would mean', (text, says) => expect(problemOf(text)).toMatch(says))

  it('explains what it cannot read', () => {
    expect(problemOf('')).toContain('Type a word')
    expect(problemOf('   ')).toContain('Type a word')
    expect(problemOf('!!! ???')).toContain('!!!')
    expect(problemOf('-wing')).toContain('only narrows')
    expect(problemOf('near:abc wing')).toContain('near:5')
    expect(problemOf('near:0 wing')).toContain('near:5')
    expect(problemOf('a*')).toContain('two letters')
    expect(problemOf('pair OR -wing')).toContain('OR and -')
    expect(problemOf('x'.repeat(10_000))).toContain('500')
    expect(problemOf('OR OR OR')).toContain('pair OR triple')
    expect(problemOf('😀 🎉')).toContain('😀')
  })

  it('forgives and says so', () => {
    expect(remarksOf('"let us get')).toHaveLength(1)
    expect(remarksOf('wing OR')).toHaveLength(1)
    expect(remarksOf('OR wing')).toHaveLength(1)
    expect(remarksOf('wi*ng')).toHaveLength(1)
    expect(remarksOf('wing 😀')).toHaveLength(1)
    expect(remarksOf('wing near:4')).toHaveLength(1)
    expect(remarksOf('naked pair')).toEqual([])
  })

  it('answers or explains any text', () => {
    const piece = fc.constantFrom(
      '"',
      '-',
      '*',
      ' OR ',
      'technique:',
      'near:',
      '\0',
      '(',
      '😀',
      'שלום',
      'x',
    )
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.array(piece, { maxLength: 300 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        const result = parseQuery(text)
        if (result.ok) expect(result.value.clauses.length).toBeGreaterThan(0)
        else expect(result.problem.message.length).toBeGreaterThan(10)
      }),
      { numRuns: 2_000 },
    )
  })

  it('allows a few words with a *, because each may stand for hundreds', () => {
    expect(parseQuery('th* in* co* wh*').ok).toBe(true)
    expect(parseQuery('th* in* co* wh* be*')).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('4 words with a *; this one has 5') },
    })
  })
})
