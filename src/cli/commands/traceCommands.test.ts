import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseState } from '@/domain/board/parseState'
import { testRow } from '@/domain/trace/testSupport/testRow'
import { runForTest } from '../runForTest'
import { command as inspect } from './inspect'
import { command as state } from './state'
import { command as words } from './words'

const folder = mkdtempSync(join(tmpdir(), 'ctc-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rows = [1, 2].map((seed) => testRow({ rows: 4, cols: 4, groups: 40, words: 24, seed }))
const file = join(folder, 'two.jsonl')
writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'))
const broken = join(folder, 'broken.jsonl')
writeFileSync(broken, `${JSON.stringify(rows[0])}\n{"youtube_id":\n${JSON.stringify(rows[1])}\n`)

describe('ctc inspect', () => {
  it('says a line a row', async () => {
    const { code, lines } = await runForTest(inspect, file)
    expect(code).toBe(0)
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      source: file,
      row: 1,
      youtube_id: 'test2',
      rows: 4,
      cols: 4,
      groups: 40,
      words: 24,
      findings: {},
      problems: [],
      actions: { vl: 16 },
    })
  })

  it('gives one row', async () => {
    const { lines } = await runForTest(inspect, file, '--row', '1')
    expect(lines.map((line) => JSON.parse(line).row)).toEqual([1])
  })

  it('goes on after a broken row and a missing file, and exits 1', async () => {
    const { code, lines, said } = await runForTest(inspect, join(folder, 'none.json'), broken)
    expect(code).toBe(1)
    expect(lines.map((line) => JSON.parse(line).youtube_id)).toEqual(['test1', null, 'test2'])
    expect(said.join('\n')).toMatch(
      /none\.json.*no such file[\s\S]*broken\.jsonl, row 1 \(line 2\)/,
    )
  })

  it('wants a file, and known options', async () => {
    expect((await runForTest(inspect)).code).toBe(2)
    expect((await runForTest(inspect, file, '--rows', '1')).code).toBe(2)
    expect((await runForTest(inspect, file, '--row', 'x')).code).toBe(2)
  })
})

describe('ctc state', () => {
  it('gives the board after a group and at a time', async () => {
    const group = rows[1]?.action_data[30]
    const own = JSON.parse(group?.serialized_state ?? '').cells
    const byGroup = await runForTest(state, file, '--row', '1', '--group', '30')
    expect(JSON.parse(byGroup.lines[0] ?? '')).toMatchObject({ group: 30, cells: own })
    const byTime = await runForTest(state, file, '--row', '1', '--time', String(group?.time))
    expect(byTime.lines).toEqual(byGroup.lines)
  })

  it('says what is not there', async () => {
    const { code, said } = await runForTest(state, file, '--group', '40')
    expect([code, said]).toEqual([1, [`${file}, row 0 has groups 0 to 39, no group 40`]])
    expect((await runForTest(state, file, '--row', '2', '--group', '1')).code).toBe(1)
    expect((await runForTest(state, file)).code).toBe(2)
    expect((await runForTest(state, file, '--group', '1', '--time', '2')).code).toBe(2)
    expect((await runForTest(state, file, '--time', 'noon')).code).toBe(2)
  })

  it('gives the last board beyond the end, and says where the end is', async () => {
    const last = await runForTest(state, file, '--group', '39')
    const late = await runForTest(state, file, '--time', '99999999')
    expect(late).toMatchObject({ code: 0, lines: last.lines })
    expect(late.said).toEqual([
      expect.stringMatching(
        /two\.jsonl, row 0: the solve ends at [\d.]+ s, before --time 99999999: this is its last board$/,
      ),
    ])
    const within = await runForTest(state, file, '--time', '1')
    expect(within.said).toEqual([])
  })

  const corpus = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'interleave')
  const entries = existsSync(corpus)
    ? readdirSync(corpus).filter((name) => name.endsWith('.entry.json'))
    : []
  it.skipIf(entries.length === 0).each(entries)(
    '%s: the last board is the row’s own',
    async (name) => {
      const path = join(corpus, name)
      const row = JSON.parse(readFileSync(path, 'utf8'))
      const last = row.action_data.length - 1
      const own = parseState(row.action_data[last].serialized_state)
      const { lines } = await runForTest(state, path, '--row', '0', '--group', String(last))
      const cells = own.ok ? own.value.cells.map(({ text }) => text) : []
      expect(JSON.parse(lines[0] ?? '').cells).toEqual(cells)
    },
  )
})

describe('a processed row', () => {
  it('is inspected and shown by its position in the text', async () => {
    const path = join(folder, 'processed.jsonl')
    const row = {
      youtube_id: 'v',
      text: ' so<vl><value1><r1><c1> there',
      puzzle_data: { rows: 2, cols: 2, initial_board: '....', solution: '1221' },
      initial_board_ascii: '....',
      initial_board_serialized: null,
    }
    writeFileSync(path, `${JSON.stringify(row)}\n`)
    const { lines } = await runForTest(inspect, path)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      groups: 2,
      words: 2,
      findings: {},
      problems: [],
    })
    const late = await runForTest(state, path, '--time', '10')
    expect(JSON.parse(late.lines[0] ?? '')).toMatchObject({
      group: 1,
      time: 3,
      cells: ['1', '', '', ''],
    })
  })
})

describe('ctc words', () => {
  it('lists the words that start within', async () => {
    const all = rows[0]?.asr_data.segments.flatMap((segment) => segment.words) ?? []
    const { lines } = await runForTest(
      words,
      file,
      '--row',
      '0',
      '--from',
      String(all[5]?.start),
      '--to',
      String(all[7]?.start),
    )
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      [5, 6, 7].map((index) => ({
        index,
        start: all[index]?.start,
        end: all[index]?.end,
        text: all[index]?.word,
      })),
    )
    expect((await runForTest(words, file)).lines).toHaveLength(24)
  })

  it('names a row that is none once, and says what to do', async () => {
    const path = join(folder, 'none.jsonl')
    writeFileSync(path, `${JSON.stringify(rows[0])}\n{"own":NaN}\n`)
    const { code, said } = await runForTest(words, path, '--row', '1')
    expect(code).toBe(1)
    expect(said.join('\n').match(/none\.jsonl, row 1/g)).toHaveLength(1)
    expect(said[0]).toMatch(/this is no row of the dataset.*Export the row again/)
  })

  it('refuses a span that ends before it begins', async () => {
    const { code, lines, said } = await runForTest(words, file, '--from', '2', '--to', '1')
    expect([code, lines]).toEqual([2, []])
    expect(said).toEqual(['--from 2 is after --to 1: nothing lies between; swap them'])
  })
})
