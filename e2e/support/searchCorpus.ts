import { gzipSync } from 'fflate'
import { createIndexBuilder } from '../../src/data/search/indexBuilder'
import { searchPartOfWords } from '../../src/domain/search/index/searchPart'
import { heardSentences } from '../../src/domain/search/techniques/lexicon.examples'
import { plainFacts } from '../../src/domain/search/testSupport/plainTrace'
import { zipfCorpus } from '../../src/domain/search/testSupport/zipfCorpus'

/** The dataset's size. */
export const TRACES = Number(process.env.SEARCH_TRACES ?? 1_351)
export const WORDS = 6_604

/** Distinctive sentences among the Zipf-distributed ones, so that techniques and phrases have something to find. */
export function searchCorpus() {
  return zipfCorpus({
    traces: TRACES,
    words: WORDS,
    seed: 1,
    sentences: heardSentences.map(([, sentence]) => `${sentence}.`),
    plantedPerTrace: 40,
  })
}

export interface BuiltIndex {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly texts: readonly string[]
  /** Spoken words. */
  readonly words: number
  /** Milliseconds of tokenising, finding techniques and building, then of writing the files. */
  readonly built: number
  readonly written: number
}

/** Builds the index of the corpus as `ctc pack` does, timing that alone. */
export async function buildSearchCorpus(): Promise<BuiltIndex> {
  const builder = createIndexBuilder()
  const texts: string[] = []
  let words = 0
  let built = 0
  let number = 0
  for (const { words: spoken, events } of searchCorpus()) {
    const start = performance.now()
    builder.add(
      searchPartOfWords(
        spoken,
        plainFacts(`trace-${number++}`, { duration: spoken.end.at(-1) ?? 0 }),
        events,
      ),
    )
    built += performance.now() - start
    words += spoken.count
    texts.push(spoken.text.toLowerCase())
  }
  const files = new Map<string, Uint8Array>()
  const start = performance.now()
  for await (const { file, bytes } of builder.files((raw) => gzipSync(raw, { mtime: 0 }))) {
    files.set(file, bytes)
  }
  return { files, texts, words, built, written: performance.now() - start }
}
