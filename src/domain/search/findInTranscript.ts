import type { Words } from '../trace/trace'
import { createMemoryIndex, type MemoryIndex } from './index/memoryIndex'
import { searchPartOfWords } from './index/searchPart'
import { marksIn } from './match/marks'
import { planQuery, wantedAlternatives } from './match/plan'
import { search, wantsTypos } from './match/search'
import { parseQuery } from './query/parseQuery'
import { remarkOf } from './remark'
import { type Spoken, spokenOf } from './spoken'
import { wordOfCharacter } from './wordOfCharacter'

/** One run of matched words in a transcript. */
export interface TranscriptHit {
  /** Index of its first word in `words`. */
  readonly first: number
  /** Index of its last word, inclusive. */
  readonly last: number
  /** Seconds: start of the first word. */
  readonly time: number
  /** Character offsets into `words.text`. */
  readonly from: number
  readonly to: number
}

export interface TranscriptHits {
  /** Ascending by word. */
  readonly hits: readonly TranscriptHit[]
  /** What was forgiven, or why the query could not be read; '' for nothing to say. */
  readonly remark: string
}

interface Prepared {
  readonly index: MemoryIndex
  readonly spoken: Spoken
}

const prepared = new WeakMap<Words, Prepared>()

/**
 * Looks for a query in one transcript: the same language, the same forgiveness as the search over a library. An
 * unreadable query has no hits and a remark that explains it. The first search of a transcript makes its index
 * (some 10 ms for 20,000 words), which is kept as long as the words are.
 */
export function findInTranscript(words: Words, text: string): TranscriptHits {
  const parsed = parseQuery(text)
  if (!parsed.ok) return { hits: [], remark: parsed.problem.message }
  const { index, spoken } = prepare(words)
  const plan = planQuery(parsed.value, index.vocabulary)
  let found = search(plan, index, {}, false)
  const exact = found.moments.count
  const typos = wantsTypos(plan, found)
  if (typos) found = search(plan, index, {}, true)
  const { moments } = found
  const hits = new Map<number, TranscriptHit>()
  const alternatives = wantedAlternatives(plan, typos)
  for (let i = 0; i < moments.count; i++) {
    const unit = moments.unit[i]!
    for (const mark of marksIn(alternatives, index, unit, unit + moments.units[i]!)) {
      const first = spoken.unitStart[mark.unit]! + mark.offset
      const last = spoken.unitStart[mark.lastUnit]! + mark.lastOffset
      hits.set(first, hitOf(words, spoken, first, last))
    }
  }
  return {
    hits: [...hits.values()].sort((a, b) => a.from - b.from),
    remark: remarkOf(parsed.problems, plan, exact, found.typos),
  }
}

function prepare(words: Words): Prepared {
  const before = prepared.get(words)
  if (before) return before
  const index = createMemoryIndex()
  index.add(searchPartOfWords(words, NO_FACTS))
  const made = { index, spoken: spokenOf(words) }
  prepared.set(words, made)
  return made
}

const NO_FACTS = {
  key: '',
  youtubeId: '',
  puzzleId: '',
  title: '',
  author: '',
  date: '',
  rows: 0,
  cols: 0,
  hasSolution: false,
  verdict: '',
  duration: 0,
}

function hitOf(words: Words, spoken: Spoken, first: number, last: number): TranscriptHit {
  const from = spoken.tokens.start[first]!
  const to = spoken.tokens.end[last]!
  const word = wordOfCharacter(words, from)
  return {
    first: word,
    last: wordOfCharacter(words, to - 1),
    time: words.start[word] ?? 0,
    from,
    to,
  }
}
