import { describe, expect, it } from 'vitest'
import { decodeTrace } from './decodeTrace'
import { readEntry } from './readEntry'
import { testRow } from './testSupport/testRow'

const row = testRow({ rows: 4, cols: 4, groups: 30, words: 24 })
const plain = readEntry(row).entry

function columns(structs: readonly object[]): Record<string, unknown[]> {
  const names = Object.keys(structs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, structs.map((item) => (item as Record<string, unknown>)[name])]),
  )
}

describe('the carriers’ shapes', () => {
  it('fields as JSON text', () => {
    const strings = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )
    expect(readEntry(strings)).toEqual({ entry: plain, problems: [] })
    expect(readEntry(JSON.stringify(row))).toEqual({ entry: plain, problems: [] })
  })

  it('lists of structs as structs of lists, at every depth', () => {
    const value = {
      ...row,
      action_data: columns(row.action_data),
      asr_data: {
        ...row.asr_data,
        segments: columns(
          row.asr_data.segments.map((item) => ({ ...item, words: columns(item.words) })),
        ),
      },
    }
    expect(readEntry(value)).toEqual({ entry: plain, problems: [] })
  })

  it('BigInts, typed arrays, parquet lists, the rows API', () => {
    const value = {
      row_idx: 0,
      row: {
        ...row,
        puzzle_data: { ...row.puzzle_data, rows: 4n, cols: 4n, sequential_number: 1n },
        action_data: {
          list: row.action_data.map((item) => ({
            element: {
              ...item,
              idx: BigInt(item.idx),
              frame: BigInt(item.frame),
              actions: { list: item.actions.map((element) => ({ element })) },
            },
          })),
        },
        asr_data: {
          ...row.asr_data,
          segments: row.asr_data.segments.map((item) => ({
            ...item,
            tokens: BigInt64Array.from(item.tokens, BigInt),
          })),
        },
      },
    }
    expect(readEntry(value)).toEqual({ entry: plain, problems: [] })
  })

  it('null and absent fields', () => {
    const { entry, problems } = readEntry({
      youtube_id: 'x',
      action_data: null,
      puzzle_data: { rows: 4, cols: 4, initial_board: '.'.repeat(16), solution: null },
    })
    expect(problems).toEqual([
      { path: 'action_data', message: 'missing' },
      { path: 'asr_data', message: 'missing' },
    ])
    expect(entry?.puzzle_data).toMatchObject({ solution: null, lgc_timestamp: null, title: '' })
    expect(entry && decodeTrace(entry).groups.count).toBe(0)
  })

  it('a puzzle’s fields alone', () => {
    const { entry, problems } = readEntry({ ...row.puzzle_data, rules: '"A \\"quoted\\" rule."' })
    expect(problems).toEqual([])
    expect(entry?.puzzle_data.rules).toBe('A "quoted" rule.')
    expect(entry?.puzzle_id).toBe('test_1')
  })
})

describe('what cannot be used', () => {
  it.each([null, 5, 'x', [], {}, { a: 1 }])('%j is no row, and that is said', (value) => {
    const { entry, problems } = readEntry(value)
    expect(entry).toBeNull()
    expect(problems[0]?.message).toMatch(/row/)
  })

  it('is named with its path, and the rest is kept', () => {
    const value = structuredClone(row) as unknown as Record<string, unknown[]>
    ;(value.action_data?.[3] as Record<string, unknown>).time = 'soon'
    ;(value.action_data as unknown[])[4] = 7
    const { entry, problems } = readEntry(value)
    expect(entry?.action_data).toHaveLength(30)
    expect(problems).toEqual([
      { path: 'action_data[3].time', message: 'expected a number, found soon' },
      { path: 'action_data[4]', message: 'expected an action group, found 7' },
    ])
  })

  it('a missing size is worked out and reported', () => {
    const { entry, problems } = readEntry({
      ...row,
      puzzle_data: { ...row.puzzle_data, rows: null, cols: null },
    })
    expect([entry?.puzzle_data.rows, entry?.puzzle_data.cols]).toEqual([4, 4])
    expect(problems).toHaveLength(1)
  })
})

describe('other tools’ transcripts', () => {
  const words = (transcript: unknown) => {
    const { entry, problems } = readEntry({ ...row, asr_data: transcript })
    if (!entry) throw new Error('no entry')
    const trace = decodeTrace(entry, problems)
    return { ...trace.words, problems: trace.problems }
  }

  it('segments without words get them laid evenly', () => {
    const { text, start, end, estimated, count } = words({
      segments: [
        { start: 2, end: 4, text: ' so here we go', words: [] },
        { start: 5, end: 6, text: ' now', words: null },
      ],
    })
    expect(text).toBe(' so here we go now')
    expect([count, estimated]).toEqual([5, true])
    expect(Array.from(start)).toEqual([2, 2.5, 3, 3.5, 5])
    expect(Array.from(end)).toEqual([2.5, 3, 3.5, 4, 6])
  })

  it('words without leading spaces get spaces; single ones join the word before', () => {
    const at = (word: string, start: number) => ({ word, start, end: start + 0.5, score: 0.5 })
    const bare = words([{ start: 0, end: 9, text: 'a b', words: [at('a', 1), at('b', 2)] }])
    expect(bare.text).toBe(' a b')
    expect(Array.from(bare.probability)).toEqual([0.5, 0.5])
    const joined = words([
      {
        start: 0,
        end: 9,
        text: '',
        words: [at(' e', 1), at('-mail.', 2), at('id', 3), at(' x', 4), at(' y', 5)],
      },
    ])
    expect(joined.text).toBe(' e-mail.id x y')
    expect(Array.from(joined.sentenceStart)).toEqual([0, 5])
  })

  it('words and segments without times take the nearest, and are reported', () => {
    const { start, problems } = words([
      { start: 1, end: 3, text: '', words: [{ word: ' a', start: 1, end: 2 }, { word: ' b' }] },
      { text: ' c' },
    ])
    expect(Array.from(start)).toEqual([1, 2, 3])
    expect(problems.map(({ path }) => path)).toEqual([
      'asr_data.segments[0].words[1].start',
      'asr_data.segments[0].words[1].end',
      'asr_data.segments[1].start',
      'asr_data.segments[1].end',
    ])
  })

  it('text without segments is laid over the solve', () => {
    const { count, estimated, problems } = words({ text: 'one two three' })
    expect([count, estimated, problems.length]).toEqual([3, true, 1])
  })
})

it.each([[5], [null], [{ a: 1 }]])('says what to do about %j, which is no row', (value) => {
  const { entry, problems } = readEntry(value)
  expect(entry).toBeNull()
  expect(problems.at(-1)?.message).toMatch(/Export the row again.*, or take it out of the file\.$/)
})
