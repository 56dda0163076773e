import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runForTest } from '../runForTest'
import { command as puzzle } from './puzzle'

const folder = mkdtempSync(join(tmpdir(), 'ctc-puzzle-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, ...lines: string[]): string => {
  writeFileSync(join(folder, name), lines.join('\n'))
  return join(folder, name)
}

const sound = JSON.stringify({ id: 'a', payload: '{"cells":[[{},{}],[{},{}]]}' })

describe('ctc puzzle', () => {
  it('prints a line for garbage, names it on stderr with what to do, and exits 1', async () => {
    const path = file('garbage.jsonl', 'hello', sound, '[1]')
    const { code, lines, said } = await runForTest(puzzle, path)
    expect(code).toBe(1)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 'line 1', rows: null, problems: [{ message: expect.stringMatching(/not JSON/) }] },
      { id: 'a', rows: 2, problems: [] },
      { id: 'line 3', rows: null, problems: [{ message: 'The line is no object' }] },
    ])
    expect(said).toEqual([
      expect.stringMatching(/garbage\.jsonl, line 1: The line is not JSON .*\. Give a payload/),
      expect.stringMatching(/garbage\.jsonl, line 3: The line is no object\. Give a payload/),
    ])
  })

  it('answers for a payload that cannot be decoded as for any other', async () => {
    const path = file('short.jsonl', JSON.stringify({ id: 'b', payload: 'sclN4' }))
    const { code, lines, said } = await runForTest(puzzle, path)
    expect([code, said]).toEqual([0, []])
    expect(JSON.parse(lines[0] ?? '').problems).toHaveLength(1)
  })

  it('wants one file and no options', async () => {
    expect((await runForTest(puzzle)).code).toBe(2)
    expect(await runForTest(puzzle, '--bogus')).toMatchObject({
      code: 2,
      said: ['there is no option --bogus; this command takes none'],
    })
  })
})
