import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchShard } from '../../../e2e/support/bigShard'

export const name =
  'ctc pack: rows a second, peak memory, the same bytes however often it is killed'

const KILLS = 10
/** Milliseconds between two looks at a process's memory. */
const LOOK = 100

interface Run {
  readonly code: number | null
  readonly seconds: number
  /** Bytes. */
  readonly peak: number
}

/** Packs a shard once in one go and once killed ten times at random moments. `BENCH_ROWS` limits the rows. */
export async function run(): Promise<void> {
  const shard = benchShard()
  if (!shard) return console.log('skipped: no shard (BIG_SHARD or the corpus)')
  const folder = await mkdtemp(join(tmpdir(), 'ctc-pack-bench-'))
  try {
    const limit = process.env.BENCH_ROWS ? ['--limit', process.env.BENCH_ROWS] : []
    const words = (out: string) => [
      'pack',
      shard,
      '--out',
      join(folder, out),
      '--jobs',
      '2',
      ...limit,
    ]
    const once = await pack(words('once'))
    if (once.code !== 0) throw new Error('packing failed')
    const library = JSON.parse(await readFile(join(folder, 'once/library.json'), 'utf8')) as {
      counts: { traces: number; bytes: number }
    }
    const rows = library.counts.traces
    print('rows packed', rows, 'rows')
    print('packing, starting included', rows / once.seconds, 'rows/s', (value) => value >= 8, 8)
    print('peak memory', once.peak / 2 ** 20, 'MB', (value) => value <= 1536, 1536)
    print('average trace', library.counts.bytes / rows / 1024, 'KB')

    let kills = 0
    for (; kills < KILLS; kills++) {
      const after = Math.random() * once.seconds * 1000 * 0.5
      const killed = await pack(words('killed'), after)
      if (killed.code === 0) break
    }
    await pack(words('killed'))
    const same = (await digest(join(folder, 'once'))) === (await digest(join(folder, 'killed')))
    print(
      `killed ${kills} times, the same bytes`,
      same ? 1 : 0,
      '(1 is yes)',
      (value) => value === 1,
      1,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

function pack(args: readonly string[], killAfter?: number): Promise<Run> {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/ctc.ts', ...args], {
      stdio: 'ignore',
    })
    let peak = 0
    const looking = setInterval(async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
    }, LOOK)
    const killing =
      killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
    child.on('close', (code) => {
      clearInterval(looking)
      clearTimeout(killing)
      resolve({ code, seconds: (performance.now() - started) / 1000, peak })
    })
  })
}

/** One digest over all files with their names. */
async function digest(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    const bytes = await readFile(join(folder, file)).catch(() => null)
    if (bytes) hash.update(`${file}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function print(
  what: string,
  value: number,
  unit: string,
  good?: (value: number) => boolean,
  bound?: number,
): void {
  const verdict = good ? ` (bound ${bound}) ${good(value) ? 'ok' : 'over'}` : ''
  console.log(`figure: ${what} ${value.toFixed(1)} ${unit}${verdict}`)
}
