import { heardIn } from '../heardIn'
import { techniques } from '../techniques/lexicon'
import { wordsOf } from '../wordsOf'
import type { Query } from './query'
import { techniqueNamed } from './techniqueNamed'

/**
 * The technique that the plain words of a query name as a whole ("x wing", "fistomafel ring"), so that its other
 * sayings and misspellings count as well; '' where they name none, or where the query asks for more than words.
 */
export function techniqueMeant(query: Query): string {
  const words: string[] = []
  for (const { without, terms } of query.clauses) {
    const [term] = terms
    if (without) continue
    if (terms.length !== 1 || term?.kind !== 'word' || term.prefix) return ''
    words.push(...term.parts)
  }
  if (words.length === 0 || query.near !== null) return ''
  const text = words.join(' ')
  const named = techniqueNamed(text)
  if (named) return named.id
  const [span] = heardIn(wordsOf(text)).spans
  return span && span.token === 0 && span.length === words.length
    ? techniques[span.technique]!.id
    : ''
}
