import type { Words } from '../trace/trace'
import { techniques } from './techniques/lexicon'
import { SOLVING_FAMILIES } from './techniques/solvingFamilies'
import { techniqueCounts, techniquesIn } from './techniquesIn'

const SOLVING = new Set(
  techniques.filter(({ family }) => SOLVING_FAMILIES.has(family)).map(({ id }) => id),
)

/** Ids of the solving techniques named in a transcript, most named first: the library's column and filter. */
export function techniquesHeard(words: Words): string[] {
  return [...techniqueCounts(techniquesIn(words)).keys()].filter((id) => SOLVING.has(id))
}
