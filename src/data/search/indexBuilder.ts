import { type Compress, gzip } from '@/data/library/gzip'
import type { Problem } from '@/domain/problem'
import { createMemoryIndex } from '@/domain/search/index/memoryIndex'
import type { SearchPart, TraceFacts } from '@/domain/search/index/searchPart'
import { readPart } from '@/domain/search/stored/partCode'
import { INDEX_FOLDER, type IndexFile, indexFiles } from './indexFiles'

/** Where a library's manifest says that its index is. */
export const INDEX_MANIFEST = `${INDEX_FOLDER}/index.json`

/** Puts a library's search index together, trace by trace, and gives its files. */
export interface IndexBuilder {
  /** Adds a trace in the order of the catalogue. */
  add(part: SearchPart): void
  /**
   * Adds what `searchPartBytes` made, with the facts of its catalogue line as that is now (a key may have changed
   * since). Null, or what is wrong with the bytes: make them anew.
   */
  addBytes(part: Uint8Array, facts?: TraceFacts): Problem | null
  /** The files, relative to the library, the index's manifest last. Same traces in the same order, same bytes. */
  files(compress?: Compress): AsyncIterable<IndexFile>
}

/**
 * The hook for packing: `add` each trace, write `files()`, and name `INDEX_MANIFEST` as `search` in the library's
 * manifest. It holds the index, not the traces: a few bytes a word while it works.
 *
 * @param shardBytes bytes of postings in a file, before packing; left out for what suits a static host
 */
export function createIndexBuilder(shardBytes?: number): IndexBuilder {
  const index = createMemoryIndex()
  return {
    add: index.add,
    addBytes(bytes, facts) {
      const part = readPart(bytes)
      if (!part.ok) return part.problem
      index.add(facts ? { ...part.value, facts } : part.value)
      return null
    },
    async *files(compress = gzip) {
      index.settle()
      for await (const { file, bytes } of indexFiles(index, compress, shardBytes)) {
        yield { file: `${INDEX_FOLDER}/${file}`, bytes }
      }
    },
  }
}
