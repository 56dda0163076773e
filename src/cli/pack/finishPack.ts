import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROW_INDEX_FILE, writeRowIndex } from '@/data/hub/rowIndex'
import { createCopies } from '@/data/library/copies'
import type { LibraryProblem } from '@/data/library/library'
import { type LibraryInfo, type LibraryItem, libraryFiles } from '@/data/library/libraryFiles'
import { INDEX_MANIFEST } from '@/data/search/indexBuilder'
import { readStaged, STAGING, stagedTrace, stagedWords, writeWhole } from './staging'
import { steadyGzip } from './steadyGzip'
import { keptPart, type ToIndex, writeIndex } from './writeIndex'

export interface Finished {
  readonly rows: number
  readonly packed: number
  readonly bytes: number
  readonly problems: readonly LibraryProblem[]
}

/**
 * Puts the library together out of what was kept: names the traces, writes the search index, the catalogue and the
 * problems, the manifest last, and clears the rest away. Interrupted at any point it can be called again.
 */
export async function finishPack(
  out: string,
  info: LibraryInfo,
  plan: string,
  limit: number | null,
): Promise<Finished> {
  const rows = (await readStaged(out)).slice(0, limit ?? undefined)
  const named = createCopies()
  const items: LibraryItem[] = []
  const indexed: ToIndex[] = []
  for (const { item, file, row } of rows) {
    if (!item) continue
    const entry = named(item.entry)
    items.push({ entry, picture: item.picture })
    indexed.push({ entry, kept: () => keptPart(stagedWords(out, file, row)) })
    await moveOnce(stagedTrace(out, file, row), join(out, entry.file))
  }
  const problems = rows.flatMap((row) => row.problems)
  await writeProblems(out, problems)
  await writeWhole(join(out, 'pack.json'), plan)
  await writeIndex(out, indexed)
  const entries = items.map(({ entry }) => entry)
  await writeWhole(join(out, ROW_INDEX_FILE), await writeRowIndex(entries, steadyGzip))
  for await (const file of libraryFiles({ ...info, search: INDEX_MANIFEST }, items, steadyGzip)) {
    await writeWhole(join(out, file.file), file.bytes)
  }
  await rm(join(out, STAGING), { recursive: true })
  const bytes = items.reduce((sum, { entry }) => sum + entry.bytes, 0)
  return { rows: rows.length, packed: items.length, bytes, problems }
}

/** One JSON line a problem; no file when there is none. */
export async function writeProblems(
  out: string,
  problems: readonly LibraryProblem[],
): Promise<void> {
  const path = join(out, 'problems.jsonl')
  if (problems.length === 0) return rm(path, { force: true })
  await writeWhole(path, problems.map((problem) => `${JSON.stringify(problem)}\n`).join(''))
}

/** Moves a file that an earlier, interrupted call may have moved already. */
async function moveOnce(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await access(to)
  }
}
