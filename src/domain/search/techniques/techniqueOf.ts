import { techniques } from './lexicon'
import type { Technique } from './technique'

const byId = new Map(techniques.map((technique) => [technique.id, technique]))

/** The technique of that id, or null when the lexicon has none (a link from another version). */
export function techniqueOf(id: string): Technique | null {
  return byId.get(id) ?? null
}
