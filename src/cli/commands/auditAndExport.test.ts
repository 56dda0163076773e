import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testRow } from '@/domain/trace/testSupport/testRow'
import { runForTest } from '../runForTest'
import { command as audit } from './audit'
import { command as exporting } from './export'
import { command as inspect } from './inspect'
import { command as interleave } from './interleave'
import { command as prompt } from './prompt'
import { command as score } from './score'

const folder = mkdtempSync(join(tmpdir(), 'ctc-audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rows = [1, 2, 3].map((seed) => testRow({ rows: 4, cols: 4, groups: 40, words: 24, seed }))
const faulty = rows[1]
if (faulty) faulty.action_data[10]?.actions.push('zz:1:r1c1')
const hidden = rows[2]
if (hidden) hidden.puzzle_data.solution = null
const file = join(folder, 'rows.jsonl')
writeFileSync(
  file,
  rows.map((row, index) => JSON.stringify({ ...row, own_note: `kept ${index}` })).join('\n'),
)

const parsed = (lines: readonly string[]) => lines.map((line) => JSON.parse(line))

describe('ctc audit', () => {
  it('judges row by row and adds up on stderr', async () => {
    const { code, lines, said } = await runForTest(audit, file)
    expect(code).toBe(0)
    expect(parsed(lines).map(({ verdict, status }) => [verdict, status])).toEqual([
      ['Success', 'processed'],
      ['Action deserialization error', 'processed'],
      ['Solution mismatch', 'soluion missing'],
    ])
    expect(parsed(lines)[1]).toMatchObject({
      findings: { 'action-unreadable': 1 },
      details: [{ kind: 'action-unreadable', group: 10 }],
      place: { group: 10 },
    })
    expect(said.join('\n')).toMatch(/^3 rows\nverdicts: Success 1, /)
  })

  it('writes a table', async () => {
    const { lines } = await runForTest(audit, file, '--format', 'csv')
    expect(lines).toHaveLength(4)
    const head = lines[0]?.split(',') ?? []
    const first = lines[1]?.split(',') ?? []
    expect(first[head.indexOf('verdict')]).toBe('Success')
    expect(first[head.indexOf('gap')]).toBe('0')
    expect(lines[2]).toContain('"""zz:1:r1c1"": Invalid action type: zz"')
    expect((await runForTest(audit, file, '--format', 'xml')).code).toBe(2)
  })
})

describe('ctc export', () => {
  it.each(['parquet', 'jsonl'])(
    'writes chosen rows as %s, and inspect says the same of them',
    async (kind) => {
      const out = join(folder, `out.${kind}`)
      const { code, said } = await runForTest(
        exporting,
        file,
        '--where',
        'hasSolution',
        '--out',
        out,
      )
      expect([code, said]).toEqual([0, [`2 of 3 rows written to ${out}`]])
      const facts = async (path: string) =>
        parsed((await runForTest(inspect, path)).lines).map(({ source, row, ...rest }) => rest)
      expect(await facts(out)).toEqual((await facts(file)).slice(0, 2))
      expect(existsSync(`${out}.part`)).toBe(false)
    },
  )

  it('keeps fields it does not know', async () => {
    const out = join(folder, 'own.parquet')
    await runForTest(exporting, file, '--out', out)
    const again = join(folder, 'again.jsonl')
    await runForTest(exporting, out, '--out', again)
    const back = parsed(readFileSync(again, 'utf8').trim().split('\n'))
    const plain = (value: object) =>
      JSON.parse(JSON.stringify(value), (_, item) =>
        item !== null && typeof item === 'object' && !Array.isArray(item)
          ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
          : item,
      )
    expect(back.map(plain)).toEqual(
      rows.map((row, index) => plain({ ...row, own_note: `kept ${index}` })),
    )
  })

  it('takes every condition', async () => {
    const count = async (where: string) => {
      const out = join(folder, 'where.jsonl')
      const { said } = await runForTest(exporting, file, '--where', where, '--out', out)
      return Number(/^(\d+) of/.exec(said.at(-1) ?? '')?.[1] ?? 0)
    }
    expect(await count('verdict=Success')).toBe(1)
    expect(await count('verdict=success,hasSolution')).toBe(1)
    expect(await count('!hasSolution')).toBe(1)
    expect(await count('findings.max=0')).toBe(2)
    expect(await count('findings.action-unreadable.min=1')).toBe(1)
    expect(await count('groups=40,words.min=24')).toBe(3)
    expect(await count('groups.min=41')).toBe(0)
  })

  it('refuses what makes no sense', async () => {
    const run = (...args: string[]) => runForTest(exporting, file, ...args)
    expect((await run()).code).toBe(2)
    expect((await run('--out', 'x.csv')).code).toBe(2)
    expect((await run('--out', file)).code).toBe(2)
    expect((await run('--out', join(folder, 'x.jsonl'), '--where', 'colour=red')).code).toBe(2)
    expect((await run('--out', join(folder, 'x.jsonl'), '--where', 'groups=many')).code).toBe(2)
    const out = join(folder, 'no', 'x.parquet')
    const nowhere = await run('--out', out)
    const missing = `the folder ${join(folder, 'no')} does not exist`
    expect([nowhere.code, nowhere.said]).toEqual([
      1,
      [`${out} cannot be written: ${missing}. Make the folder first, or name another.`],
    ])
  })
})

describe('ctc interleave', () => {
  it('says the publishers’ words, and text only where they give one', async () => {
    const lines = parsed((await runForTest(interleave, file, '--combine-position')).lines)
    expect(lines.map((line) => Object.keys(line).join())).toEqual([
      'youtube_id,status,verdict,text',
      'youtube_id,status,verdict,text',
      'youtube_id,status,verdict',
    ])
    expect(lines[0].text).toMatch(/<r\dc\d>/)
  })

  it('gives chunks with times', async () => {
    const [line] = parsed((await runForTest(interleave, file, '--row', '0', '--chunks')).lines)
    const { lines } = await runForTest(interleave, file, '--row', '0')
    expect(line.chunks.map(({ text }: { text: string }) => text).join('')).toBe(
      JSON.parse(lines[0] ?? '').text,
    )
    expect(line.estimated_tokens.total).toBeGreaterThan(24)
  })
})

describe('ctc prompt and score', () => {
  it('asks with the puzzle or a later board', async () => {
    const plain = await runForTest(prompt, file, '--row', '0')
    expect(plain.lines.join('\n')).toMatch(
      /^## Initial Board\n\n```\n\.{16}\n```\n\nThe size is 4x4\./,
    )
    expect(plain.lines.join('\n')).toContain('## Rules\n\nNormal rules apply.\n')
    const late = await runForTest(prompt, file, '--row', '0', '--group', '39')
    expect(late.lines.join('\n')).toContain(`\n${rows[0]?.puzzle_data.solution}\n`)
    expect((await runForTest(prompt, file, '--group', '40')).code).toBe(1)
  })

  it('scores', async () => {
    const solution = rows[0]?.puzzle_data.solution ?? ''
    const answer = `I think <answer>${solution.slice(0, 8)}</answer>`
    const { lines } = await runForTest(score, file, '--row', '0', '--answer', answer)
    expect(parsed(lines)).toEqual([{ score: 0.4, right: 8, length: 16, exact: false }])
    const none = await runForTest(score, file, '--row', '2', '--answer', answer)
    expect([none.code, none.said[0]]).toEqual([
      1,
      `${file}, row 2 hides its solution: nothing to score against`,
    ])
    expect((await runForTest(score, file)).code).toBe(2)
  })
})
