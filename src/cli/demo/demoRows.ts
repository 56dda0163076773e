import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackTrace } from '@/data/library/unpackTrace'
import { InputError } from '../command'
import { readLibraryFolder } from '../pack/readLibraryFolder'

/** The raw rows of a library on disk, in the order of its catalogue. Throws an `InputError` that names what is missing. */
export async function demoRows(folder: string): Promise<Record<string, unknown>[]> {
  const { items } = await readLibraryFolder(folder)
  return Promise.all(
    items.map(async ({ entry }) => {
      const path = join(folder, entry.file)
      const bytes = await readFile(path).catch(() => {
        throw new InputError(`${path} is missing: npm run demo makes it`)
      })
      const row = await unpackTrace(bytes)
      if (!row.ok) throw new InputError(`${path}: ${row.problem.message}`)
      return row.value as Record<string, unknown>
    }),
  )
}
