import type { CatalogueEntry } from '@/data/library/manifest'
import { searchPartOf, type TraceFacts } from '@/domain/search/index/searchPart'
import { writePart } from '@/domain/search/stored/partCode'
import type { Trace } from '@/domain/trace/trace'

/** What search shows and filters by, as the catalogue has it. */
export function factsOfEntry(entry: CatalogueEntry): TraceFacts {
  return {
    key: entry.key,
    youtubeId: entry.youtubeId,
    puzzleId: entry.puzzleId,
    title: entry.title,
    author: entry.author,
    date: entry.date,
    rows: entry.rows,
    cols: entry.cols,
    hasSolution: entry.hasSolution,
    verdict: entry.verdict,
    duration: entry.duration,
  }
}

/**
 * What the search index takes in of a trace, as bytes: made where the trace is decoded anyway (packing, importing,
 * listing; some 10 ms), kept beside it or handed on, and put together with others by `createIndexBuilder` or
 * `addParts`. Some 20 KB, half of it when compressed.
 */
export function searchPartBytes(trace: Trace, entry: CatalogueEntry): Uint8Array {
  return writePart(searchPartOf(trace, factsOfEntry(entry)))
}
