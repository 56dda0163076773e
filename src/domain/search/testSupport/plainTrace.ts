import type { SearchPart, TraceFacts } from '../index/searchPart'
import { searchPartOfWords } from '../index/searchPart'
import { wordsOf } from '../wordsOf'

export function plainFacts(key: string, more: Partial<TraceFacts> = {}): TraceFacts {
  return {
    key,
    youtubeId: key,
    puzzleId: `p-${key}`,
    title: `Title ${key}`,
    author: 'Someone',
    date: '2021-06-20',
    rows: 9,
    cols: 9,
    hasSolution: true,
    verdict: 'Success',
    duration: 600,
    ...more,
  }
}

/** A part made of a plain text. */
export function plainPart(key: string, text: string, more: Partial<TraceFacts> = {}): SearchPart {
  return searchPartOfWords(wordsOf(text), plainFacts(key, more))
}
