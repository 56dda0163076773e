// Everything that must hold: format and lint, types, import direction, build and bundle budgets beside the unit tests,
// then end-to-end and accessibility tests. Ends with the line "N passed, N failed". `--fast` leaves out the build and
// what needs it.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'

const fast = process.argv.includes('--fast')
const scratch = mkdtempSync(join(tmpdir(), 'ctc-replay-test-'))
let passed = 0
let failed = 0

/**
 * Runs one step; a step without counts of its own counts as one. What a `quiet` step prints comes in one piece when it
 * is over, so that two steps can run side by side.
 */
async function step(name, command, args, { env = {}, counts, quiet = false } = {}) {
  const began = Date.now()
  if (!quiet) console.log(`\n— ${name}`)
  const { ok, output } = await run(command, args, { ...process.env, ...env }, quiet)
  if (quiet) process.stdout.write(`\n— ${name}\n${output}`)
  const counted = counts?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  if (!ok && counted.failed === 0) counted.failed = 1
  passed += counted.passed
  failed += counted.failed
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`— ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s`)
}

function run(command, args, env, quiet) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: quiet ? 'pipe' : 'inherit', env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (status) => resolve({ ok: status === 0, output }))
  })
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
  const report = read(e2eFile)
  if (!report) return { passed: 0, failed: 1 }
  for (const title of flakyTitles(report.suites))
    console.log(`passed at the second attempt only, look into it: ${title}`)
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected }
}
function flakyTitles(suites = []) {
  return suites.flatMap((suite) => [
    ...flakyTitles(suite.suites),
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
      .map((spec) => `${spec.file}: ${spec.title}`),
  ])
}

const quiet = true
async function staticSteps() {
  await step('format and lint', 'npx', ['biome', 'ci', '--error-on-warnings', '.'], { quiet })
  await step('types', 'npx', ['tsc', '--noEmit'], { quiet })
  const depcruise = ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'e2e']
  await step('import direction', 'npx', depcruise, { quiet })
  if (fast) return
  await step('build', 'npx', ['vite', 'build', '--logLevel', 'warn', '--bypass-lock'], { quiet })
  await step('bundle budgets', 'node', ['scripts/budgets.mjs'], { quiet })
}
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json']
const unitSteps = () =>
  step('unit tests', 'npx', [...vitest, `--outputFile.json=${unitFile}`], { counts: unitCounts })

await Promise.all([staticSteps(), unitSteps()])
if (!fast) {
  await step('end-to-end and accessibility tests', 'npx', ['playwright', 'test'], {
    env: { CHROMIUM_PATH: findChromium(), E2E_JSON: e2eFile },
    counts: e2eCounts,
  })
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
