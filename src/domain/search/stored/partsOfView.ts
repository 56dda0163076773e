import type { IndexView } from '../index/indexView'
import { offsetOfKey, unitOfKey } from '../index/postingKey'
import type { SearchPart } from '../index/searchPart'

/**
 * The search parts of the traces that an index was made of, out of the index itself: its postings say which word
 * stands where. So libraries are merged without going through their traces again. All of the index must be there.
 *
 * @returns the part of a trace, numbered as in `view.traces`
 */
export function partsOfView(view: IndexView): (trace: number) => SearchPart {
  const tokenStart = startsOf(view)
  const words = new Uint32Array(view.vocabulary.total)
  for (let word = 0; word < view.vocabulary.size; word++) {
    for (const key of view.postings(word))
      words[tokenStart[unitOfKey(key)]! + offsetOfKey(key)] = word
  }
  return (trace) => {
    const { facts, firstUnit, units, parts } = view.traces[trace]!
    const { start, events, mentions } = view.tables(trace)!
    const first = tokenStart[firstUnit]!
    return {
      facts,
      ...streamOf(words.subarray(first, tokenStart[firstUnit + units]), view),
      unitStart: Uint32Array.from(
        { length: units + 1 },
        (_, unit) => tokenStart[firstUnit + unit]! - first,
      ),
      unitTime: start,
      telling: view.telling.slice(firstUnit, firstUnit + units),
      parts,
      events,
      mentions,
    }
  }
}

/** By unit: tokens before it, over the whole index. */
function startsOf(view: IndexView): Uint32Array {
  const start = new Uint32Array(view.unitCount + 1)
  view.traces.forEach(({ firstUnit, units }, trace) => {
    const { lengths } = view.tables(trace)!
    for (let unit = 0; unit < units; unit++) {
      start[firstUnit + unit + 1] = start[firstUnit + unit]! + lengths[unit]!
    }
    // The number left out between two traces holds nothing.
    start[firstUnit + units + 1] = start[firstUnit + units]!
  })
  return start
}

/** Words of the index as words of the trace, numbered as they first occur. */
function streamOf(
  global: Uint32Array,
  { vocabulary }: IndexView,
): Pick<SearchPart, 'words' | 'stream'> {
  const place = new Map<number, number>()
  const words: string[] = []
  const stream = global.map((word) => {
    let at = place.get(word)
    if (at === undefined) {
      at = words.length
      place.set(word, at)
      words.push(vocabulary.word(word))
    }
    return at
  })
  return { words, stream }
}
