// What the library screen needs, gzipped: everything index.html loads, and what those files import statically.
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = process.env.E2E_DIST ?? 'dist'
const BUDGETS = { js: 140_000, css: 20_000 }

const html = readFileSync(join(dist, 'index.html'), 'utf8')
const files = new Set()
const visit = (file) => {
  if (files.has(file)) return
  files.add(file)
  if (!file.endsWith('.js')) return
  const code = readFileSync(join(dist, file), 'utf8')
  for (const [, path] of code.matchAll(
    /(?:^|[;}\n])(?:import|export)(?:[^'"()]*?from)?\s*["'](\.[^"']+)["']/g,
  )) {
    visit(normalize(join(dirname(file), path)))
  }
}
for (const [, path] of html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)) visit(path)

let over = false
for (const [kind, budget] of Object.entries(BUDGETS)) {
  const own = [...files].filter((file) => file.endsWith(`.${kind}`))
  const size = own.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  )
  const verdict = size <= budget ? 'ok' : 'over'
  if (size > budget) over = true
  console.log(
    `figure: library screen ${kind} ${size} bytes gzip (bound ${budget}) ${verdict} [${own.join(', ')}]`,
  )
}
const early = [...files].filter((file) => /parquet|fzstd/i.test(file))
if (early.length > 0) {
  console.log(`Parquet code is loaded with the page: ${early.join(', ')}`)
  over = true
}
process.exit(over ? 1 : 0)
