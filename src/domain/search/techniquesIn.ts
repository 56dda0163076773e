import type { Words } from '../trace/trace'
import { heardIn } from './heardIn'
import { techniques } from './techniques/lexicon'
import { wordOfCharacter } from './wordOfCharacter'

/** One mention of a technique in a transcript. */
export interface TechniqueHit {
  /** The technique's id: `x-wing`. */
  readonly id: string
  /** As the interface writes it: `X-Wing`. */
  readonly name: string
  /** Index of its first word in the trace's `words`. */
  readonly first: number
  /** Index of its last word, inclusive. */
  readonly last: number
  /** Seconds: start of the first word. */
  readonly time: number
  /** Character offsets into `words.text` of what was said: `text.slice(from, to)`. */
  readonly from: number
  readonly to: number
}

/** All mentions of the lexicon's techniques in a transcript, ascending by word. Never throws. */
export function techniquesIn(words: Words): TechniqueHit[] {
  const { spoken, spans } = heardIn(words)
  const { tokens } = spoken
  return spans.map((span) => {
    const from = tokens.start[span.token]!
    const to = tokens.end[span.token + span.length - 1]!
    const first = wordOfCharacter(words, from)
    const { id, name } = techniques[span.technique]!
    return {
      id,
      name,
      first,
      last: wordOfCharacter(words, to - 1),
      time: words.start[first] ?? 0,
      from,
      to,
    }
  })
}

/** How often each technique is named, most first: the library's column and filter. */
export function techniqueCounts(hits: readonly TechniqueHit[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const hit of hits) counts.set(hit.id, (counts.get(hit.id) ?? 0) + 1)
  return new Map([...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
}
