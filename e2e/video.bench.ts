import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const name = 'the video: 60 s and 50 seeks in step with it, 50 openings without a rest'

/** Any of the ports that nobody is given. */
const FIRST_PORT = 49_152
const PORTS = 16_000

/** Runs the tests that print the figures, at full length, against a build of their own. */
export async function run(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'ctc-replay-video-'))
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
  const env = {
    ...process.env,
    E2E_PORT: String(port),
    E2E_DIST: join(scratch, 'dist'),
    E2E_OUTPUT: join(scratch, 'results'),
    SYNC_SECONDS: process.env.SYNC_SECONDS ?? '60',
    SYNC_SEEKS: process.env.SYNC_SEEKS ?? '50',
    LEAK_CYCLES: process.env.LEAK_CYCLES ?? '50',
    LEAK_WARM_UP: process.env.LEAK_WARM_UP ?? '12',
  }
  const start = (args: readonly string[]) =>
    spawnSync('npx', args, { env, encoding: 'utf8', maxBuffer: 1 << 28 })
  const build = start(['vite', 'build', '--logLevel', 'error', '--outDir', env.E2E_DIST])
  if (build.status !== 0) throw new Error(`the build failed:\n${build.stderr}`)
  const tests = ['e2e/video-sync.spec.ts', 'e2e/video-leaks.spec.ts']
  const played = start(['playwright', 'test', '--workers=1', '--reporter=line', ...tests])
  rmSync(scratch, { recursive: true, force: true })
  const lines = played.stdout.split(/[\r\n]+/)
  const figures = lines.filter((line) => line.includes('figure: '))
  for (const line of figures) console.log(line.slice(line.indexOf('figure: ')))
  if (figures.length === 0) throw new Error(`no figures:\n${played.stdout}\n${played.stderr}`)
}
