import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { catalogueEntryOf } from '@/data/library/catalogueEntryOf'
import { libraryFiles } from '@/data/library/libraryFiles'
import { packTrace } from '@/data/library/packTrace'
import { pictureOf } from '@/data/library/picture'
import type { DemoTrace } from '@/domain/demo/cast/makeTrace'
import { verdictOf } from '@/domain/lm/verdict'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import { readEntry } from '@/domain/trace/readEntry'
import { steadyGzip } from './steadyGzip'

/**
 * Writes the demo library into a folder, in the format of every library, and removes what an earlier cast left there.
 * Gives the bytes written. The same traces give the same bytes on every machine.
 */
export async function writeLibrary(traces: readonly DemoTrace[], folder: string): Promise<number> {
  const files = new Map<string, Uint8Array>()
  const items = []
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
    items.push({ entry: line, picture: pictureOf(entry.puzzle_data) })
  }
  const info = {
    name: 'Synthetic demo',
    source: 'made by this project’s generator, npm run demo',
    revision: '',
    synthetic: true,
  }
  for await (const file of libraryFiles(info, items)) files.set(file.file, steadyGzip(file.bytes))
  await removeOthers(folder, files)
  let written = 0
  for (const [file, bytes] of files) {
    await writeIfChanged(join(folder, file), bytes)
    written += bytes.length
  }
  return written
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
  const traces = join(folder, 'traces')
  await mkdir(traces, { recursive: true })
  for (const name of await readdir(traces))
    if (!files.has(`traces/${name}`)) await rm(join(traces, name))
}
