import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowText } from '@/data/library/rowText'
import type { TraceTruth } from '@/domain/demo/truth/truth'
import { command as audit } from '../commands/audit'
import { runForTest } from '../runForTest'
import { demoRows } from './demoRows'
import { makeLibrary } from './makeLibrary'
import { TRUTH_FILE } from './writeLibrary'

const COMMITTED = 'public/library'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ctc-demo-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function filesOf(library: string): Promise<Map<string, string>> {
  const names = await readdir(library, { recursive: true, withFileTypes: true })
  const files = names.filter((name) => name.isFile())
  const paths = files.map((file) => join(file.parentPath, file.name)).sort()
  const texts = await Promise.all(paths.map((path) => readFile(path, 'base64')))
  return new Map(paths.map((path, i) => [path.slice(library.length + 1), texts[i] ?? '']))
}

describe('npm run demo', () => {
  it('changes nothing in a clean checkout, and says how the demo compares with the dataset', async () => {
    const out = join(folder, 'library')
    const lines: string[] = []
    await makeLibrary(['--out', out], {
      line: async (text) => void lines.push(text),
      say: () => undefined,
    })
    const [made, committed] = [await filesOf(out), await filesOf(COMMITTED)]
    expect([...made.keys()]).toEqual([...committed.keys()])
    const changed = [...made].filter(([file, text]) => committed.get(file) !== text)
    expect(changed.map(([file]) => file)).toEqual([])
    expect(lines.join('\n')).toMatch(/^share of selections +demo +0\.\d\d +dataset +0\.77 +within/m)
    expect(lines.join('\n')).not.toContain('OUTSIDE')
  }, 180_000)

  it('fits into four megabytes', async () => {
    const sizes = [...(await filesOf(COMMITTED)).values()].map(
      (text) => Buffer.from(text, 'base64').length,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000)
  })
})

describe('what is planted in the demo', () => {
  it('is what ctc audit reports, and nothing else', async () => {
    const file = join(folder, 'rows.jsonl')
    await writeFile(file, (await demoRows(COMMITTED)).map(rowText).join('\n'))
    const truth = JSON.parse(await readFile(join(COMMITTED, TRUTH_FILE), 'utf8')) as TraceTruth[]
    const { code, lines } = await runForTest(audit, file)
    expect(code).toBe(0)
    const facts = lines.map((line) => JSON.parse(line))
    const keyed = (rows: readonly { youtube_id: string }[], of: (row: never) => Finding[]) =>
      Object.fromEntries(
        rows.map((row) => [
          row.youtube_id,
          of(row as never)
            .map(keyOf)
            .sort(),
        ]),
      )
    expect(keyed(facts, ({ details }: { details: Finding[] }) => details)).toEqual(
      keyed(truth, ({ findings }: { findings: Finding[] }) => findings),
    )
    expect(truth.filter(({ findings }) => findings.length > 0).length).toBeGreaterThan(5)
  })
})

interface Finding {
  readonly kind: string
  readonly group: number | null
  /** `r3c7`. */
  readonly cell: string | null
  readonly path: string
}

const keyOf = ({ kind, group, cell, path }: Finding) => `${kind} ${group} ${cell} ${path}`
