import { copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROW_INDEX_FILE, writeRowIndex } from '@/data/hub/rowIndex'
import { createCopies } from '@/data/library/copies'
import type { LibraryProblem } from '@/data/library/library'
import { type LibraryItem, libraryFiles } from '@/data/library/libraryFiles'
import { traceFile, traceKey } from '@/data/library/traceKey'
import { INDEX_MANIFEST } from '@/data/search/indexBuilder'
import type { SearchPart } from '@/domain/search/index/searchPart'
import { InputError } from '../command'
import { writeProblems } from './finishPack'
import { keptIndex } from './keptIndex'
import { readLibraryFolder } from './readLibraryFolder'
import { writeWhole } from './staging'
import { steadyGzip } from './steadyGzip'
import { type ToIndex, writeIndex } from './writeIndex'

/** What `--shard` leaves of a plan once all shards are together. */
const WHOLE = { index: 0, count: 1 }

/**
 * One library out of several: of the shards of one packing, the same bytes as a packing in one go would give.
 * Throws an InputError for a folder that is not a sound library.
 */
export async function mergeLibraries(
  folders: readonly string[],
  out: string,
  name: string | undefined,
): Promise<{ traces: number; bytes: number }> {
  const libraries = []
  for (const folder of folders) libraries.push(await readLibraryFolder(folder))
  const first = libraries[0]!.manifest
  const order = new Map<string, number>()
  const indexes: ((key: string) => SearchPart | null)[] = []
  for (const library of libraries) indexes.push(await keptIndex(library))
  const found = libraries.flatMap(({ folder, items }, library) =>
    items.map((item) => {
      const file = item.entry.origin?.file ?? ''
      if (!order.has(file)) order.set(file, order.size)
      const place = { file: order.get(file)!, row: item.entry.origin?.row ?? 0 }
      return { folder, item, part: indexes[library]!, ...place }
    }),
  )
  found.sort((a, b) => a.file - b.file || a.row - b.row)
  const named = createCopies()
  const items: LibraryItem[] = []
  const indexed: ToIndex[] = []
  for (const { folder, item, part } of found) {
    // Copies are counted anew: each shard counted only its own.
    const key = traceKey(item.entry.youtubeId, item.entry.puzzleId)
    const entry = named({ ...item.entry, key, file: traceFile(key) })
    items.push({ entry, picture: item.picture })
    indexed.push({ entry, kept: async () => part(item.entry.key) })
    await copyWhole(join(folder, item.entry.file), join(out, entry.file))
  }
  const info = {
    name: name ?? first.name,
    source: [...new Set(libraries.map(({ manifest }) => manifest.source))].join(', '),
    revision: first.revision,
    synthetic: libraries.every(({ manifest }) => manifest.synthetic),
    search: INDEX_MANIFEST,
  }
  await writeProblems(out, await problemsOf(folders, order))
  const plan = await mergedPlan(folders)
  if (plan) await writeWhole(join(out, 'pack.json'), plan)
  await writeIndex(out, indexed)
  const entries = items.map(({ entry }) => entry)
  await writeWhole(join(out, ROW_INDEX_FILE), await writeRowIndex(entries, steadyGzip))
  for await (const file of libraryFiles(info, items, steadyGzip)) {
    await writeWhole(join(out, file.file), file.bytes)
  }
  return { traces: items.length, bytes: items.reduce((sum, { entry }) => sum + entry.bytes, 0) }
}

/** The plan of the whole, when the folders are all the shards of it; null otherwise. */
async function mergedPlan(folders: readonly string[]): Promise<string | null> {
  const plans = new Set<string>()
  const shards = new Set<number>()
  let count = 0
  for (const folder of folders) {
    const text = await readFile(join(folder, 'pack.json'), 'utf8').catch(() => null)
    if (text === null) return null
    const plan = JSON.parse(text) as { shard: { index: number; count: number } }
    shards.add(plan.shard.index)
    count = plan.shard.count
    plans.add(`${JSON.stringify({ ...plan, shard: WHOLE }, null, 1)}\n`)
  }
  return plans.size === 1 && shards.size === count ? [...plans][0]! : null
}

async function problemsOf(
  folders: readonly string[],
  order: ReadonlyMap<string, number>,
): Promise<LibraryProblem[]> {
  const problems: LibraryProblem[] = []
  for (const folder of folders) {
    const text = await readFile(join(folder, 'problems.jsonl'), 'utf8').catch(() => '')
    for (const line of text.split('\n')) {
      if (line !== '') problems.push(JSON.parse(line) as LibraryProblem)
    }
  }
  const place = ({ file }: LibraryProblem) => order.get(file) ?? order.size
  return problems.sort((a, b) => place(a) - place(b) || (a.row ?? 0) - (b.row ?? 0))
}

async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await copyFile(from, `${to}.part`)
  } catch {
    throw new InputError(`${from} is named by its library but missing`)
  }
  await rename(`${to}.part`, to)
}
