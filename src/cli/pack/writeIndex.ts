import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueEntry } from '@/data/library/manifest'
import { traceOfValue } from '@/data/library/traceOfValue'
import { unpackTrace } from '@/data/library/unpackTrace'
import { createIndexBuilder } from '@/data/search/indexBuilder'
import { factsOfEntry } from '@/data/search/partOfTrace'
import { type SearchPart, searchPartOf } from '@/domain/search/index/searchPart'
import { readPart } from '@/domain/search/stored/partCode'
import { InputError } from '../command'
import { writeWhole } from './staging'
import { steadyGzip } from './steadyGzip'

/** A trace of the library, in the order of the catalogue. */
export interface ToIndex {
  readonly entry: CatalogueEntry
  /** Its search part as it was kept; null where none is. */
  kept(): Promise<SearchPart | null>
}

/** Writes the search index of a library whose traces lie in `out` already. The same traces give the same bytes. */
export async function writeIndex(out: string, traces: readonly ToIndex[]): Promise<void> {
  const builder = createIndexBuilder()
  for (const { entry, kept } of traces) {
    const part = (await kept()) ?? (await partOfFile(join(out, entry.file), entry))
    builder.add({ ...part, facts: factsOfEntry(entry) })
  }
  for await (const { file, bytes } of builder.files(steadyGzip)) {
    await writeWhole(join(out, file), bytes)
  }
}

/** A search part that was kept in a file; null where there is none or it cannot be read. */
export async function keptPart(path: string): Promise<SearchPart | null> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const part = bytes && readPart(bytes)
  return part?.ok ? part.value : null
}

async function partOfFile(path: string, entry: CatalogueEntry): Promise<SearchPart> {
  const row = await unpackTrace(await readFile(path))
  if (!row.ok) throw new InputError(`${path}: ${row.problem.message}`)
  const { trace, problems } = traceOfValue(row.value)
  if (!trace) throw new InputError(`${path}: ${problems[0]?.message ?? 'it holds no trace'}`)
  return searchPartOf(trace, factsOfEntry(entry))
}
