import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runForTest } from '../runForTest'
import { command as pack } from './pack'
import { command as search } from './search'

let folder: string
let library: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ctc-search-'))
  const rows = [
    row('one', ['We begin.', 'There is an X-Wing on sevens.', 'It is finned.']),
    row('two', ['An ex wing, would you believe it.', 'A naked pair.']),
  ]
  const file = join(folder, 'rows.jsonl')
  await writeFile(file, rows.map((value) => `${JSON.stringify(value)}\n`).join(''))
  library = join(folder, 'library')
  await runForTest(pack, file, '--out', library, '--jobs', '1')
})
afterAll(() => rm(folder, { recursive: true }))

/** A 2×2 solve; a sentence every ten seconds, a word a second; a group every five. */
function row(id: string, sentences: readonly string[]) {
  const segments = sentences.map((text, i) => ({
    id: i,
    start: 10 * i,
    end: 10 * i + 9,
    text: ` ${text}`,
    words: text.split(' ').map((word, k) => ({
      word: ` ${word}`,
      start: 10 * i + k,
      end: 10 * i + k + 1,
      probability: 1,
    })),
  }))
  return {
    youtube_id: id,
    puzzle_id: `puzzle-${id}`,
    action_data: Array.from({ length: 8 }, (_, i) => ({
      idx: i,
      frame: i,
      time: 5 * i,
      actions: i === 0 ? [] : [`cd:+:${1 + (i % 4)}:r1c1`],
      serialized_state: '',
    })),
    asr_data: { language: 'en', text: segments.map(({ text }) => text).join(''), segments },
    puzzle_data: { rows: 2, cols: 2, initial_board: '....', title: `Puzzle ${id}` },
  }
}

const linesOf = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>)

describe('ctc search', () => {
  it('prints a line a moment', async () => {
    const ran = await runForTest(search, library, 'x-wing', '--json')
    expect(ran.code).toBe(0)
    expect(linesOf(ran.lines)).toEqual([
      {
        youtube_id: 'one',
        puzzle_id: 'puzzle-one',
        title: 'Puzzle one',
        time: 13,
        group: 2,
        text: 'There is an X-Wing on sevens.',
        match: 'X-Wing',
        techniques: ['x-wing'],
        score: expect.any(Number),
      },
      expect.objectContaining({ youtube_id: 'two', time: 1, match: 'ex wing' }),
    ])
  })

  it('reads the query language, dashes too, and keeps to the limit', async () => {
    expect(linesOf((await runForTest(search, library, 'wing -sevens')).lines)).toMatchObject([
      { youtube_id: 'two' },
    ])
    expect((await runForTest(search, library, 'wing', '--limit', '1')).lines).toHaveLength(1)
    expect((await runForTest(search, library, 'technique:naked-pair')).lines).toHaveLength(1)
    const none = await runForTest(search, library, 'zebra')
    expect(none).toMatchObject({ code: 0, lines: [], said: expect.arrayContaining(['0 moments']) })
  })

  it('says what is wrong', async () => {
    expect(await runForTest(search, library)).toMatchObject({ code: 2 })
    expect(await runForTest(search, library, '-wing')).toMatchObject({
      code: 2,
      said: [expect.stringContaining('only narrows')],
    })
    expect(await runForTest(search, library, '"finned')).toMatchObject({
      code: 2,
      lines: [],
      said: [expect.stringContaining('no partner')],
    })
    expect((await runForTest(search, library, '"is finned"')).lines).toHaveLength(1)
    expect(await runForTest(search, join(folder, 'nowhere'), 'x')).toMatchObject({
      code: 1,
      said: [expect.stringContaining('nowhere')],
    })
  })
})
