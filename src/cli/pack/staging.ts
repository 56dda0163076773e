import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LibraryProblem } from '@/data/library/library'
import type { LibraryItem } from '@/data/library/libraryFiles'

/** What is kept of a row until the library is put together. */
export interface StagedRow {
  /** Index of its file among the inputs. */
  readonly file: number
  /** Zero-based. */
  readonly row: number
  /** Null for a row that is none of the dataset's. */
  readonly item: LibraryItem | null
  readonly problems: readonly LibraryProblem[]
}

/** The folder, inside the library's, of what is not finished. */
export const STAGING = '.packing'

/** Writes a file so that it has its name only when it is whole and on the disk. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`
  const handle = await open(unfinished, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, path)
}

/** Where a row's packed trace waits. */
export function stagedTrace(out: string, file: number, row: number): string {
  return join(out, STAGING, `${rowName(file, row)}.trace`)
}

/** Where what the search index takes in of a row waits. */
export function stagedWords(out: string, file: number, row: number): string {
  return join(out, STAGING, `${rowName(file, row)}.words`)
}

/** Keeps a row: its trace and its search part first, then the note that it is done. */
export async function stageRow(
  out: string,
  staged: StagedRow,
  packed: { readonly trace: Uint8Array; readonly words: Uint8Array } | null,
): Promise<void> {
  const { file, row } = staged
  if (packed) {
    await writeWhole(stagedTrace(out, file, row), packed.trace)
    await writeWhole(stagedWords(out, file, row), packed.words)
  }
  const path = join(out, STAGING, `${rowName(file, row)}.json`)
  await writeWhole(path, JSON.stringify(staged))
}

/** The rows of each file that are done, whatever happened to the run that did them. */
export async function stagedRows(out: string): Promise<Map<number, Set<number>>> {
  const done = new Map<number, Set<number>>()
  for (const name of await readdir(join(out, STAGING)).catch(() => [])) {
    const match = /^(\d+)-(\d+)\.json$/.exec(name)
    if (!match) continue
    const file = Number(match[1])
    if (!done.has(file)) done.set(file, new Set())
    done.get(file)!.add(Number(match[2]))
  }
  return done
}

/** Everything kept, in the order of files and rows. */
export async function readStaged(out: string): Promise<StagedRow[]> {
  const names = (await readdir(join(out, STAGING))).filter((name) => /^\d+-\d+\.json$/.test(name))
  const rows: StagedRow[] = []
  for (const name of names) {
    rows.push(JSON.parse(await readFile(join(out, STAGING, name), 'utf8')) as StagedRow)
  }
  return rows.sort((a, b) => a.file - b.file || a.row - b.row)
}

/** Removes what an interrupted run left half written. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names) if (name.endsWith('.part')) await rm(join(folder, name))
}

function rowName(file: number, row: number): string {
  return `${String(file).padStart(4, '0')}-${String(row).padStart(7, '0')}`
}
