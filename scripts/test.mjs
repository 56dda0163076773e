// Everything that must hold, in order of cost: format and lint, types, import direction, unit tests, build, bundle
// budgets, end-to-end and accessibility tests. Ends with the line "N passed, N failed". `--fast` stops before the build.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'

const fast = process.argv.includes('--fast')
const scratch = mkdtempSync(join(tmpdir(), 'ctc-replay-test-'))
let passed = 0
let failed = 0

/** Runs one step; a step without counts of its own counts as one. */
function step(name, command, args, { env = {}, counts } = {}) {
  const began = Date.now()
  console.log(`\n— ${name}`)
  const run = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const ok = run.status === 0
  const counted = counts?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  if (!ok && counted.failed === 0) counted.failed = 1
  passed += counted.passed
  failed += counted.failed
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`— ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s`)
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const unitFile = join(scratch, 'unit.json')
const unitCounts = () => {
  const report = read(unitFile)
  return report
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: 0, failed: 1 }
}
const e2eFile = join(scratch, 'e2e.json')
const e2eCounts = () => {
  const stats = read(e2eFile)?.stats
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: 0, failed: 1 }
}

step('format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.'])
step('types', 'npx', ['tsc', '--noEmit'])
step('import direction', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'e2e'])
step(
  'unit tests',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`],
  { counts: unitCounts },
)
if (!fast) {
  step('build', 'npx', ['vite', 'build', '--logLevel', 'warn', '--bypass-lock'])
  step('bundle budgets', 'node', ['scripts/budgets.mjs'])
  const path = findChromium()
  step('end-to-end and accessibility tests', 'npx', ['playwright', 'test'], {
    env: { CHROMIUM_PATH: path, E2E_JSON: e2eFile },
    counts: e2eCounts,
  })
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
