import { tableFromIPC } from 'apache-arrow'
import { readParquet } from 'parquet-wasm/node'
import parquet from 'parquetjs-lite'
import { describe, expect, it } from 'vitest'
import { testRow } from '@/domain/trace/testSupport/testRow'
import { byteSourceOfBytes } from '../byteSourceOfBytes'
import { openCarrier } from '../carriers/openCarrier'
import { mergeShapes, RAW_SHAPE, type Shape, shapeOf } from './rawShape'
import { bare, unlisted } from './testSupport/bare'
import { rawParquetBytes, writeRawParquet } from './writeRawParquet'

type Row = Record<string, unknown>

/** Sound rows, and one with every kind of nothing. */
function sample(): Row[] {
  const rows: Row[] = [1, 2, 3].map((seed) => ({
    ...testRow({ rows: 4, cols: 4, groups: 20, words: 24, seed }),
  }))
  rows.push({
    puzzle_id: null,
    youtube_id: '',
    action_data: [
      { idx: 0, frame: null, time: null, actions: [], serialized_state: null },
      { idx: null, frame: 3, time: -1.5, actions: null, serialized_state: '' },
      {
        idx: 2,
        frame: 4,
        time: 117.25999999999999,
        actions: ['é', null, '🧩'],
        serialized_state: '{}',
      },
    ],
    asr_data: { language: null, text: '', segments: null },
    puzzle_data: null,
  })
  return rows
}

async function readBack(bytes: Uint8Array): Promise<Row[]> {
  const carrier = await openCarrier(byteSourceOfBytes('out.parquet', bytes))
  if (!carrier.ok) throw new Error(carrier.problem.message)
  const rows: Row[] = []
  for await (const { value, problems } of carrier.value.rows()) {
    expect(problems).toEqual([])
    rows.push(value as Row)
  }
  return rows
}

describe('rows written as Parquet', () => {
  it('come back through this project’s reader as they went in', async () => {
    const rows = sample()
    const back = await readBack(await rawParquetBytes(rows, { rowsPerGroup: 1 }))
    expect(back.map(bare)).toEqual(rows.map(bare))
    expect(Object.keys(back[0] ?? {})).toEqual(Object.keys(RAW_SHAPE.fields))
  })

  it('come back through the library that wrote them', async () => {
    const rows = sample()
    const reader = await parquet.ParquetReader.openBuffer(Buffer.from(await rawParquetBytes(rows)))
    const cursor = reader.getCursor()
    const back: unknown[] = []
    for (let row = await cursor.next(); row; row = await cursor.next()) back.push(unlisted(row))
    expect(back.map(bare)).toEqual(rows.map(bare))
  })

  it('come back through a reader nobody here wrote', async () => {
    const rows = sample()
    const table = readParquet(await rawParquetBytes(rows, { rowsPerGroup: 2 }))
    const arrow = tableFromIPC(table.intoIPCStream())
    expect(arrow.numRows).toBe(4)
    const back = arrow.toArray().map((row) => bare(JSON.parse(JSON.stringify(row, wholeNumbers))))
    expect(back).toEqual(rows.map(bare))
  })

  it('keeps fields of one’s own when the shape names them', async () => {
    const rows = sample().map((row, index) => ({
      ...row,
      note: `n${index}`,
      more: {
        list: [index, index + 0.5],
        flag: index === 1,
        nothing: null,
        deep: [{ a: [index] }],
      },
      mixed: index === 0 ? 1 : 'x',
    }))
    const shape = rows.reduce<Shape | null>(
      (merged, row) => mergeShapes(merged, shapeOf(row)),
      RAW_SHAPE,
    )
    if (shape === null || typeof shape === 'string' || 'list' in shape) throw new Error('no struct')
    const back = await readBack(await rawParquetBytes(rows, { shape }))
    const expected = rows.map((row) => ({ ...row, mixed: JSON.stringify(row.mixed) }))
    expect(back.map(bare)).toEqual(expected.map(bare))
  })

  it('reports what the columns cannot hold', async () => {
    const writer = await writeRawParquet(async () => {})
    const problems = await writer.append({
      youtube_id: 5,
      extra: 1,
      action_data: [{ idx: 'one', time: 'soon', frame: 2n }],
      asr_data: [],
    })
    expect(problems.map(({ path }) => path)).toEqual([
      'extra',
      'action_data[0].idx',
      'action_data[0].time',
      'asr_data',
    ])
  })

  it('fails when the bytes cannot be written', async () => {
    const writer = await writeRawParquet(
      async () => {
        throw new Error('no room')
      },
      { rowsPerGroup: 1 },
    )
    await expect(writer.append({ youtube_id: 'x' })).rejects.toThrow('no room')
  })
})

function wholeNumbers(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}
