import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testRow } from '@/domain/trace/testSupport/testRow'
import { runForTest } from '../runForTest'
import { command as draw } from './draw'

const folder = mkdtempSync(join(tmpdir(), 'ctc-draw-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const payload = JSON.stringify({
  cells: [
    [{ value: 1 }, {}],
    [{}, {}],
  ],
  regions: [
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  ],
  metadata: { title: 'T & T' },
})
const state = JSON.stringify({ cells: ['', '7', '/1,2', '//3/1'] })
const rows = file(
  'rows.jsonl',
  [4, 6]
    .map((side) => JSON.stringify(testRow({ rows: side, cols: side, groups: 20, words: 8 })))
    .join('\n'),
)

interface Marked {
  readonly viewBox: string
  readonly marks: readonly {
    kind: string
    cell?: string
    text?: string
    fill?: string
    color?: string
  }[]
  readonly parts: readonly unknown[]
}
async function json(...args: string[]): Promise<Marked> {
  const { code, lines, said } = await runForTest(draw, ...args, '--json')
  // The rows of these tests are without a payload, which is said.
  expect(said.filter((text) => !text.endsWith('The row holds no payload'))).toEqual([])
  expect(code).toBe(0)
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Marked
}
const kinds = ({ marks }: Marked) => marks.map(({ kind }) => kind).sort()

describe('ctc draw', () => {
  it('draws a payload as SVG, its title escaped', async () => {
    const { code, lines, said } = await runForTest(draw, '--payload', payload)
    expect({ code, said }).toEqual({ code: 0, said: [] })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^<svg [^>]*viewBox="-16 -16 160 160".*<title>T &amp; T<\/title>.*<\/svg>$/,
    )
  })

  it('reads payload and state from files, too', async () => {
    const at = (name: string, text: string) => `@${file(name, text)}`
    const plain = await json('--payload', payload, '--state', state)
    expect(
      await json('--payload', at('p.txt', `${payload}\n`), '--state', at('s.json', state)),
    ).toEqual(plain)
    expect(kinds(plain)).toEqual(['centre', 'colour', 'corner', 'given', 'value'])
  })

  it('writes to a file and says nothing on the output', async () => {
    const out = join(folder, 'board.svg')
    const { code, lines } = await runForTest(draw, '--payload', payload, '--out', out)
    expect({ code, lines }).toEqual({ code: 0, lines: [] })
    expect(readFileSync(out, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/)
  })

  it('refuses a name that promises another format', async () => {
    const out = join(folder, 'board.png')
    const png = await runForTest(draw, '--payload', payload, '--out', out)
    expect(png).toMatchObject({
      code: 2,
      said: [`ctc draw writes SVG, and ${out} is named .png: name it .svg`],
    })
    expect(existsSync(out)).toBe(false)
    const svg = join(folder, 'geometry.svg')
    expect(await runForTest(draw, '--payload', payload, '--json', '--out', svg)).toMatchObject({
      code: 2,
      said: [expect.stringMatching(/writes JSON.*name it \.json/)],
    })
    const plain = join(folder, 'board')
    expect((await runForTest(draw, '--payload', payload, '--out', plain)).code).toBe(0)
  })

  it('says that the folder of --out is not there', async () => {
    const out = join(folder, 'nodir', 'board.svg')
    expect(await runForTest(draw, '--payload', payload, '--out', out)).toMatchObject({
      code: 1,
      said: [expect.stringContaining(`${out} cannot be written: the folder`)],
    })
  })

  it('draws a row, at its start or after a group', async () => {
    const start = await json('--file', rows, '--row', '1')
    const end = await json('--file', rows, '--row', '1', '--group', '19')
    expect(start.viewBox).toBe(end.viewBox)
    expect(end.marks.length).toBeGreaterThan(start.marks.length)
    expect(end.viewBox).toBe('-16 -16 416 416')
    expect((await json('--file', rows, '--row', '0')).viewBox).toBe('-16 -16 288 288')
  })

  it('takes palette and profile', async () => {
    const colour = async (...args: string[]) => {
      const { lines } = await runForTest(draw, '--payload', payload, '--state', state, ...args)
      return /<g fill-opacity="0.6" stroke-opacity="0.6"><path [^>]*fill="([^"]*)"/.exec(
        lines[0] ?? '',
      )?.[1]
    }
    const simon = await colour()
    expect(await colour('--palette', 'simon')).toBe(simon)
    expect(await colour('--palette', 'stock')).not.toBe(simon)
    expect(await colour('--profile', 'stock')).toBe(await colour('--palette', 'stock'))
    expect(await colour('--profile', 'stock', '--palette', 'simon')).toBe(simon)
    const { lines } = await runForTest(draw, '--payload', payload, '--profile', 'stock')
    expect(lines[0]).not.toContain('feMorphology')
  })

  it('selects cells, beside those the state says are selected', async () => {
    const outlines = async (...args: string[]) => {
      const { lines } = await runForTest(draw, '--payload', payload, ...args)
      return lines[0]?.match(/stroke="rgba\(0, 126, 255, 0\.7\)"/g)?.length ?? 0
    }
    expect(await outlines()).toBe(0)
    expect(await outlines('--select', 'r1c1,r2c2')).toBe(2)
    expect(await outlines('--select', 'R1C1 r1c2')).toBe(1)
    expect(await outlines('--select', '')).toBe(0)
    expect(await outlines('--select', 'r1c1', '--state', '{"cells":["","","","////1"]}')).toBe(2)
  })

  it('draws what is sound and says what is not', async () => {
    const odd = JSON.stringify({
      cells: [
        [{}, {}],
        [{}, {}],
      ],
      lines: [{ wayPoints: 'x' }, 5],
    })
    const { code, lines, said } = await runForTest(draw, '--payload', odd)
    expect(code).toBe(0)
    expect(lines[0]).toMatch(/^<svg /)
    expect(said).toEqual([
      'ctc draw: the payload: Its points "x" are no list and are ignored',
      'ctc draw: the payload: Left out: "5" draws nothing',
    ])
    const long = await runForTest(
      draw,
      '--payload',
      payload,
      '--state',
      '{"cells":["","","","","5"]}',
    )
    expect(long.code).toBe(0)
    expect(long.said).toEqual([
      'ctc draw: the state has 5 cells, the board 4: the rest is left out',
    ])
  })

  it.each([
    ['nothing to draw', [], /give either --payload or --file/],
    [
      'two things to draw',
      ['--payload', payload, '--file', rows],
      /give either --payload or --file/,
    ],
    ['an unknown flag', ['--payload', payload, '--colour', 'x'], /colour/],
    ['a stray word', ['--payload', payload, 'board.svg'], /what is "board\.svg"/],
    [
      'an unknown palette',
      ['--payload', payload, '--palette', 'x'],
      /--palette is simon or stock, not "x"/,
    ],
    [
      'an unknown profile',
      ['--payload', payload, '--profile', 'x'],
      /--profile is sakana or stock, not "x"/,
    ],
    ['a cell that is none', ['--payload', payload, '--select', 'a1'], /--select names cells like/],
    [
      'a cell off the board',
      ['--payload', payload, '--select', 'r3c1'],
      /2 by 2 cells has no cell r3c1/,
    ],
    ['a group of no row', ['--payload', payload, '--group', '1'], /--group needs --file/],
    [
      'state and group',
      ['--file', rows, '--row', '0', '--group', '1', '--state', state],
      /either --state or --group/,
    ],
    ['a row that is no number', ['--file', rows, '--row', 'x'], /row/],
    ['a group below none', ['--file', rows, '--row', '0', '--group', '-1'], /group/],
  ])('exits 2 on %s', async (_, args, words) => {
    const { code, lines, said } = await runForTest(draw, ...args)
    expect(said.join('\n')).toMatch(words)
    expect({ code, lines }).toEqual({ code: 2, lines: [] })
  })

  it.each([
    ['a payload nobody can read', ['--payload', 'sclN4'], /the payload: .*cannot be decoded/],
    ['a short id', ['--payload', 'abc123'], /the payload: /],
    ['a file that is not there', ['--payload', '@none.txt'], /none\.txt cannot be read/],
    ['a state that is no JSON', ['--payload', payload, '--state', '{'], /./],
    [
      'a state file that is not there',
      ['--payload', payload, '--state', '@none.json'],
      /none\.json cannot be read/,
    ],
    ['a row file that is not there', ['--file', 'none.jsonl', '--row', '0'], /none\.jsonl/],
    ['a row beyond the last', ['--file', rows, '--row', '9'], /9/],
    [
      'a group beyond the last',
      ['--file', rows, '--row', '0', '--group', '20'],
      /groups 0 to 19, no group 20/,
    ],
  ])('exits 1 on %s', async (_, args, words) => {
    const { code, lines, said } = await runForTest(draw, ...args)
    expect(said.join('\n')).toMatch(words)
    expect({ code, lines }).toEqual({ code: 1, lines: [] })
  })
})

const oracle = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'sudokupad/pf_marks.json')
describe.skipIf(!existsSync(oracle))('ctc draw beside the corpus (skipped without it)', () => {
  it('gives the shapes of corpus/sudokupad', async () => {
    const theirs = JSON.parse(readFileSync(oracle, 'utf8')) as Record<string, unknown>
    const ours = await json(
      '--payload',
      String(theirs.payload),
      '--state',
      JSON.stringify(theirs.state),
      '--palette',
      String(theirs.palette),
      '--profile',
      String(theirs.profile),
    )
    expect(ours.viewBox).toEqual(theirs.viewBox)
    expect(ours.marks).toHaveLength((theirs.marks as unknown[]).length)
    expect(ours.parts).toHaveLength((theirs.parts as unknown[]).length)
    const shapes = (marks: readonly object[]) =>
      [...new Set(marks.map((mark) => Object.keys(mark).sort().join()))].sort()
    expect(shapes(ours.marks)).toEqual(shapes(theirs.marks as object[]))
  })
})
