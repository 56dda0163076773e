// Runs every benchmark (src/**/*.bench.ts), each in a process of its own so that none warms or burdens the next.
// Each prints lines "figure: …"; `npm run bench -- NAME` runs those whose path contains NAME.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

function find(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.bench\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const wanted = process.argv[2] ?? ''
let failed = 0
for (const file of [...find('src'), ...find('e2e')].filter((path) => path.includes(wanted))) {
  console.log(`\n— ${file}`)
  const run = spawnSync('npx', ['tsx', '--expose-gc', 'scripts/runBench.ts', file], {
    stdio: 'inherit',
  })
  if (run.status !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)
