import { gzipSync } from 'node:zlib'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import { readEntry } from '@/domain/trace/readEntry'
import { averageRow } from '../../../e2e/support/averageRow'
import { writeRawParquet } from '../parquet/writeRawParquet'
import { packTrace } from './packTrace'
import { unpackTrace } from './unpackTrace'

export const name = 'packed trace: size of an average trace, time to open it'

const ROUNDS = 9

/** Prints the sizes of the candidates for a trace file and the times to write and open ours. */
export async function run(): Promise<void> {
  const row = averageRow(1)
  const json = JSON.stringify(row)
  print('raw row as JSON', json.length / 1024, 'KB')
  print('raw row as JSON, gzip', gzipSync(json).length / 1024, 'KB')
  print('raw row as one-row Parquet, Snappy, gzip over it', (await parquetOf(row)) / 1024, 'KB')
  const packed = await packTrace(row)
  print('packed trace', packed.length / 1024, 'KB', 250)

  const parse = await median(() => JSON.parse(json))
  const pack = await median(() => packTrace(row))
  const open = await median(() => unpackTrace(packed))
  const whole = await median(async () => {
    const back = await unpackTrace(packed)
    if (!back.ok) throw new Error(back.problem.message)
    decodeTrace(readEntry(back.value).entry!)
  })
  print('JSON.parse of the raw row', parse, 'ms')
  print('packing', pack, 'ms')
  print('unpacking', open, 'ms')
  print('unpacking and decoding', whole, 'ms')
}

async function parquetOf(row: Record<string, unknown>): Promise<number> {
  const parts: Uint8Array[] = []
  const writer = await writeRawParquet(async (bytes) => {
    parts.push(bytes.slice())
  })
  await writer.append(row)
  await writer.close()
  return gzipSync(Buffer.concat(parts)).length
}

async function median(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
}

function print(what: string, value: number, unit: string, bound?: number): void {
  const verdict = bound === undefined ? '' : ` (bound ${bound}) ${value <= bound ? 'ok' : 'over'}`
  console.log(`figure: ${what} ${value.toFixed(1)} ${unit}${verdict}`)
}
