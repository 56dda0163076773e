import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { catalogueEntryOf } from '@/data/library/catalogueEntryOf'
import { libraryFiles } from '@/data/library/libraryFiles'
import { packTrace } from '@/data/library/packTrace'
import { pictureOf } from '@/data/library/picture'
import { createIndexBuilder, INDEX_MANIFEST } from '@/data/search/indexBuilder'
import { INDEX_FOLDER } from '@/data/search/indexFiles'
import { factsOfEntry } from '@/data/search/partOfTrace'
import type { DemoTrace } from '@/domain/demo/cast/makeTrace'
import { truthOf } from '@/domain/demo/truth/truth'
import { verdictOf } from '@/domain/lm/verdict'
import { searchPartOf } from '@/domain/search/index/searchPart'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import { readEntry } from '@/domain/trace/readEntry'
import { steadyGzip as packedSteadily } from '../pack/steadyGzip'
import { steadyGzip } from './steadyGzip'

/** What is known of the traces, beside them; the app does not fetch it. */
export const TRUTH_FILE = 'demo-truth.json'

/**
 * Writes the demo library into a folder, in the format of every library, and removes what an earlier cast left there.
 * Gives the bytes written. The same traces give the same bytes on every machine.
 */
export async function writeLibrary(traces: readonly DemoTrace[], folder: string): Promise<number> {
  const files = new Map<string, Uint8Array>()
  const items = []
  const index = createIndexBuilder()
  for (const { row } of traces) {
    const { entry, problems } = readEntry(row)
    if (!entry)
      throw new Error(`the generator made a row that cannot be read: ${problems[0]?.message}`)
    const trace = decodeTrace(entry)
    const bytes = steadyGzip(await packTrace(row))
    const line = catalogueEntryOf(trace, {
      bytes: bytes.length,
      verdict: verdictOf(entry).verdict,
      origin: null,
    })
    files.set(line.file, bytes)
    index.add(searchPartOf(trace, factsOfEntry(line)))
    items.push({ entry: line, picture: pictureOf(entry.puzzle_data) })
  }
  const info = {
    name: 'Synthetic demo',
    source: 'made by this project’s generator, npm run demo',
    revision: '',
    synthetic: true,
    search: INDEX_MANIFEST,
  }
  for await (const { file, bytes } of index.files(packedSteadily)) files.set(file, bytes)
  for await (const file of libraryFiles(info, items)) files.set(file.file, steadyGzip(file.bytes))
  files.set(TRUTH_FILE, truthFile(traces))
  await removeOthers(folder, files)
  let written = 0
  for (const [file, bytes] of files) {
    await writeIfChanged(join(folder, file), bytes)
    written += bytes.length
  }
  return written
}

/** A JSON array, a line a trace, so that a change to one trace changes one line. */
function truthFile(traces: readonly DemoTrace[]): Uint8Array {
  const lines = traces.map((trace) => JSON.stringify(truthOf(trace)))
  return new TextEncoder().encode(`[\n${lines.join(',\n')}\n]\n`)
}

async function writeIfChanged(path: string, bytes: Uint8Array): Promise<void> {
  const old = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (old && Buffer.compare(old, bytes) === 0) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

async function removeOthers(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const part of ['traces', INDEX_FOLDER]) {
    await mkdir(join(folder, part), { recursive: true })
    for (const found of await readdir(join(folder, part), {
      recursive: true,
      withFileTypes: true,
    })) {
      const file = relative(folder, join(found.parentPath, found.name)).replaceAll('\\', '/')
      if (found.isFile() && !files.has(file)) await rm(join(folder, file))
    }
  }
}
