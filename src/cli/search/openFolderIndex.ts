import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { IndexSource } from '@/data/search/indexSource'
import { memorySource } from '@/data/search/memorySource'
import { factsOfEntry } from '@/data/search/partOfTrace'
import { type GetFile, openStoredSource } from '@/data/search/storedSource'
import { createMemoryIndex } from '@/domain/search/index/memoryIndex'
import { searchPartOf } from '@/domain/search/index/searchPart'
import { type CommandIo, InputError } from '../command'
import type { LibraryFolder } from '../pack/readLibraryFolder'
import { createTraceReader } from './traceReader'

/** The index of a library on disk; one that has none is gone through, trace by trace. */
export async function openFolderIndex(library: LibraryFolder, io: CommandIo): Promise<IndexSource> {
  const { folder, manifest, items } = library
  if (manifest.search !== null) {
    const get = filesIn(dirname(join(folder, manifest.search)))
    try {
      return await openStoredSource(get, new AbortController().signal)
    } catch (error) {
      if (error instanceof InputError) throw error
      throw new InputError(`${folder}: ${error instanceof Error ? error.message : error}`)
    }
  }
  io.say(`${folder} has no search index: its ${items.length} traces are gone through now`)
  const readTrace = createTraceReader(library)
  const index = createMemoryIndex()
  for (const { entry } of items) {
    try {
      index.add(searchPartOf(await readTrace(entry.key), factsOfEntry(entry)))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      io.say(`${error.message}; it is not searched`)
    }
  }
  index.settle()
  return memorySource(index)
}

function filesIn(folder: string): GetFile {
  return (file) =>
    readFile(join(folder, file)).catch(() => {
      throw new InputError(`${join(folder, file)} is named by its index but missing`)
    })
}
