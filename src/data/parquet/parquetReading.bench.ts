import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { corpusFile } from '../../../e2e/support/corpus'

export const name = 'reading Parquet beside parquet-wasm: time and memory of all rows and of one'

const READER = fileURLToPath(new URL('../../../e2e/support/readParquetOften.ts', import.meta.url))

interface Reading {
  readonly cpu: number
  readonly wall: number
  readonly rows: number
  /** Bytes. */
  readonly peak: number
}

/** The corpus's shard of 12 rows, and the file that `BIG_SHARD` names (`npm run demo -- --rows 340 …`). */
export async function run(): Promise<void> {
  const small = corpusFile('raw/shard-12.parquet')
  if (existsSync(small)) {
    compare('shard-12, all rows', small, 'all', 7, true)
    compare('shard-12, one row', small, '6', 7, true)
  } else console.log('skipped: shard-12 (no corpus)')
  const big = process.env.BIG_SHARD
  if (!big) return console.log('skipped: the big shard (BIG_SHARD names none)')
  compare('big shard, all rows', big, 'all', 1, false)
  compare('big shard, its first row', big, '0', 3, false)
  compare('big shard, row 170', big, '170', 3, false)
}

/**
 * `bounded`: whether the bounds hold for it (they are stated for the small shard). All rows are compared as what the
 * columns hold of each (what parquet-wasm's batches are) and as objects (through Apache Arrow on its side).
 */
function compare(what: string, file: string, row: string, rounds: number, bounded: boolean): void {
  for (const form of row === 'all' ? ['columns', 'objects'] : ['objects']) {
    const ours = reading(form, file, row, rounds)
    const theirs = reading(`wasm-${form}`, file, row, rounds)
    const label = `${what} as ${form}`
    print(`${label}: cursor, processor time`, ours.cpu, 'ms')
    print(`${label}: parquet-wasm, processor time`, theirs.cpu, 'ms')
    print(`${label}: beside parquet-wasm`, ours.cpu / theirs.cpu, 'times', bounded ? 3 : undefined)
    const memory = theirs.peak / 2 ** 20
    print(
      `${label}: peak memory of the process beside parquet-wasm's`,
      ours.peak / 2 ** 20,
      'MB',
      memory,
    )
  }
}

function reading(reader: string, file: string, row: string, rounds: number): Reading {
  const args = ['--import', 'tsx', READER, reader, file, row, String(rounds)]
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout) as Reading
}

function print(what: string, value: number, unit: string, bound?: number): void {
  const verdict =
    bound === undefined ? '' : ` (bound ${bound.toFixed(1)}) ${value <= bound ? 'ok' : 'over'}`
  console.log(`figure: ${what} ${value.toFixed(1)} ${unit}${verdict}`)
}
