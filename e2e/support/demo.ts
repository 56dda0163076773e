import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface DemoEntry {
  youtubeId: string
  puzzleId: string
  title: string
  rows: number
  cols: number
  duration: number
  groups: number
  words: number
  cracking: number | null
  solvedAt: number | null
}

const manifest = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../public/library/library.json', import.meta.url)),
    'utf8',
  ),
) as { entries: DemoEntry[] }

/** The demo library's catalogue, as the app shows it. */
export const demos: readonly DemoEntry[] = manifest.entries

/** The longest 9×9 demo: enough words and actions for every test. */
export const longDemo: DemoEntry = demos
  .filter((entry) => entry.rows === 9 && entry.cols === 9)
  .reduce((a, b) => (b.groups > a.groups ? b : a))

/** A demo's title as the app shows it: the badge says "synthetic demo", so the title need not. */
export const shown = (title: string): string => title.replace(/^Synthetic demo: /, '')
