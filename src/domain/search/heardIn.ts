import type { Words } from '../trace/trace'
import { type Spoken, spokenOf } from './spoken'
import { techniques } from './techniques/lexicon'
import { createMatcher, type TechniqueMatcher, type TechniqueSpan } from './techniques/matcher'

/** A transcript gone through once: its tokens and units, and the techniques named in it. */
export interface Heard {
  readonly spoken: Spoken
  readonly spans: readonly TechniqueSpan[]
}

let match: TechniqueMatcher | null = null
/** The catalogue's line, the search part, the timeline and the transcript all ask for the same words. */
const known = new WeakMap<Words, Heard>()

/** Kept for as long as the words are. Never throws. */
export function heardIn(words: Words): Heard {
  const before = known.get(words)
  if (before) return before
  const spoken = spokenOf(words)
  match ??= createMatcher(techniques)
  const heard = { spoken, spans: match(spoken) }
  known.set(words, heard)
  return heard
}
