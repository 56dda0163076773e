import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { traceOfValue } from '@/data/library/traceOfValue'
import { unpackTrace } from '@/data/library/unpackTrace'
import type { Trace } from '@/domain/trace/trace'
import { InputError } from '../command'
import type { LibraryFolder } from '../pack/readLibraryFolder'

/** Traces kept while moments of them may still come. */
const KEPT = 8

/** Reads and decodes the traces of a library on disk by key. Throws an InputError that names the file. */
export function createTraceReader({
  folder,
  items,
}: LibraryFolder): (key: string) => Promise<Trace> {
  const files = new Map(items.map(({ entry }) => [entry.key, join(folder, entry.file)]))
  const kept = new Map<string, Trace>()
  return async (key) => {
    const before = kept.get(key)
    if (before) return before
    const trace = await readTrace(files.get(key) ?? key)
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
    kept.set(key, trace)
    return trace
  }
}

async function readTrace(file: string): Promise<Trace> {
  const bytes = await readFile(file).catch(() => {
    throw new InputError(`${file} is named by its library but missing`)
  })
  const row = await unpackTrace(bytes)
  if (!row.ok) throw new InputError(`${file}: ${row.problem.message}`)
  const { trace, problems } = traceOfValue(row.value)
  if (!trace) throw new InputError(`${file}: ${problems[0]?.message ?? 'it holds no trace'}`)
  return trace
}
