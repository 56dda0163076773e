import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEntry } from '../trace/readEntry'
import { interleave } from './interleave'
import { judgeRow } from './judgeRow'
import { statusOf } from './statusOf'
import { asTheRulesSay } from './testSupport/asTheRulesSay'
import { oddRow } from './testSupport/oddRow'
import { verdictOf } from './verdict'

function entryOf(value: unknown) {
  const { entry } = readEntry(value)
  if (!entry) throw new Error('not read')
  return entry
}

describe('rows that nobody thought of', () => {
  it('are judged and written as the rules say', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const entry = entryOf(oddRow(seed))
        const said = asTheRulesSay(entry)
        const { status, text, initialBoardAscii } = interleave(entry)
        expect({
          verdict: verdictOf(entry).verdict,
          status,
          text,
          ascii: initialBoardAscii,
        }).toEqual(said)
        expect(interleave(entry, { combinePosition: true }).text).toBe(
          asTheRulesSay(entry, true).text,
        )
      }),
      { numRuns: 1500 },
    )
  })

  it('have the status that making their text gives, with and without a verdict before', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const entry = entryOf(oddRow(seed))
        const { status } = interleave(entry)
        expect(statusOf(entry)).toBe(status)
        expect(judgeRow(entry)).toEqual({ ...verdictOf(entry), status })
      }),
      { numRuns: 1500 },
    )
  })

  it('meet every verdict and every status', () => {
    const verdicts = new Set<string>()
    const statuses = new Set<string>()
    for (let seed = 0; seed < 4000; seed++) {
      const { verdict, status } = judgeRow(entryOf(oddRow(seed)))
      verdicts.add(verdict)
      statuses.add(status)
    }
    expect([...verdicts].sort()).toEqual([
      'Action deserialization error',
      'Action execution error',
      'Current board deserialization error',
      'Initial board deserialization error',
      'Solution mismatch',
      'Success',
      'Updated board mismatch',
    ])
    expect([...statuses].sort()).toEqual([
      "'>=' not supported between instances of 'float' and 'NoneType'",
      'action board deserializing error',
      'init board deserializing error',
      'not enough values to unpack (expected 3, got 1)',
      'not enough values to unpack (expected 3, got 2)',
      'not enough values to unpack (expected 4, got 3)',
      'processed',
      'soluion missing',
      'too many values to unpack (expected 3)',
      'too many values to unpack (expected 4)',
      'unmatched',
    ])
  })
})

const folder = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'interleave')
const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.entry.json'))
  : []

describe.skipIf(names.length === 0)('the rows of the corpus', () => {
  it.each(names)('%s: the rules and the quick status agree with the text’s', (name) => {
    const entry = entryOf(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    const { status, text } = interleave(entry)
    expect(asTheRulesSay(entry)).toMatchObject({ status, text, verdict: verdictOf(entry).verdict })
    expect(judgeRow(entry).status).toBe(status)
  })
})
