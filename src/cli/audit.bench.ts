import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import {
  Compression,
  EnabledStatistics,
  type RecordBatch,
  Table,
  transformParquetStream,
  WriterPropertiesBuilder,
} from 'parquet-wasm/node'
import { arrowRows } from '@/data/parquet/testSupport/arrowRows'
import { testRow } from '@/domain/trace/testSupport/testRow'
import { withCarrier } from './rows'

export const name = 'auditing 300 rows: memory, and rows as they come'

/** Megabytes of the whole process. */
const MEMORY = 600
/** Rows that are out when half of the time is over: a report kept to the end would have none. */
const BY_HALF = 75
const ROWS = 300
/** Milliseconds between two looks at the process. */
const LOOK = 50

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ctc-audit-bench-'))
  try {
    const shard = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'raw', 'shard-12.parquet')
    const rows = existsSync(shard) ? await rowsOf(shard) : someRows()
    const big = join(folder, 'one-group.parquet')
    await writeRepeated(rows, big)
    await audited('300 rows in one row group', [big])
    if (existsSync(shard)) {
      const files = Array.from({ length: ROWS / rows.length }, () => shard)
      await audited(`a file of ${rows.length} rows named ${files.length} times`, files)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function rowsOf(path: string): Promise<unknown[]> {
  const values: unknown[] = []
  await withCarrier(path, async (carrier) => {
    for await (const row of carrier.rows()) values.push(row.value)
  })
  return values
}

function someRows(): unknown[] {
  return Array.from({ length: 12 }, (_, seed) =>
    testRow({ rows: 9, cols: 9, groups: 2600, words: 6600, seed: seed + 1 }),
  )
}

/** All rows in one row group, as the dataset's own shards are. */
async function writeRepeated(rows: readonly unknown[], path: string): Promise<void> {
  const properties = new WriterPropertiesBuilder()
    .setCompression(Compression.SNAPPY)
    .setStatisticsEnabled(EnabledStatistics.None)
    .setMaxRowGroupSize(ROWS)
    .build()
  let written = 0
  const stream = new ReadableStream<RecordBatch>(
    {
      pull(controller) {
        if (written >= ROWS) return controller.close()
        const some = [0, 1, 2, 3].map((step) => rows[(written + step) % rows.length])
        written += some.length
        const table = Table.fromIPCStream(arrowRows(some))
        for (const batch of table.recordBatches()) controller.enqueue(batch)
      },
    },
    { highWaterMark: 1 },
  )
  const bytes = await transformParquetStream(stream, properties)
  await bytes.pipeTo(Writable.toWeb(createWriteStream(path)))
}

/** Runs `ctc audit` as its users do, and watches it. */
async function audited(what: string, files: readonly string[]): Promise<void> {
  const start = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/ctc.ts', 'audit', ...files], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let peak = 0
  const at: number[] = []
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0))
  }, LOOK)
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) at.push(performance.now() - start)
  })
  const code = await new Promise((done) => child.on('close', done))
  clearInterval(watch)
  const took = performance.now() - start
  if (code !== 0 || at.length !== ROWS) {
    throw new Error(`the audit ended with ${code}, ${at.length} rows`)
  }
  const memory = peak <= MEMORY ? 'ok' : 'over'
  console.log(
    `figure: peak memory of auditing ${what} ${peak.toFixed(0)} MB (bound ${MEMORY}) ${memory}`,
  )
  const half = at.filter((time) => time < took / 2).length
  const streams = half >= BY_HALF ? 'ok' : 'over'
  console.log(
    `figure: rows out after half of its time ${half} (bound at least ${BY_HALF}) ${streams}`,
  )
  console.log(`figure: rows a second, judged and replayed ${((ROWS * 1000) / took).toFixed(1)}`)
}

/** Megabytes: the largest resident size of a process so far, as Linux keeps it; 0 once it is gone. */
function peakOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
