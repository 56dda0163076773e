import type { Vocabulary } from '../index/vocabulary'
import type { Query, Term, WordTerm } from '../query/query'
import { techniqueMeant } from '../query/techniqueMeant'
import { techniqueNamed } from '../query/techniqueNamed'
import { stem } from '../stem'
import { exactSteps, type Step, stemSteps } from './steps'
import { joinings, splittings } from './writings'

/** How a term was met: the lower the better. */
export const LEVEL_EXACT = 0
/** Another form of the word: plural, verb ending. */
export const LEVEL_FORM = 1
/** Written together or apart. */
export const LEVEL_JOINED = 2
/** Another way of saying the technique that was asked for. */
export const LEVEL_HEARD = 3
/** One letter off. */
export const LEVEL_TYPO = 4

/** One way to meet a term: words next to each other, or a mention of a technique. */
export type Alternative =
  | { readonly kind: 'words'; readonly level: number; readonly steps: readonly Step[] }
  | { readonly kind: 'technique'; readonly level: number; readonly id: string }

export interface PlannedClause {
  readonly without: boolean
  readonly alternatives: readonly Alternative[]
  /** More alternatives, one letter off: tried when the others find little. */
  readonly typos: readonly Alternative[]
}

export interface Plan {
  readonly clauses: readonly PlannedClause[]
  readonly near: number | null
  /** Which words could be meant by which: shown when such a moment is. */
  readonly readings: readonly Reading[]
  /** The technique that the plain words name: its other sayings count too; '' for none. */
  readonly heard: string
  /** The words of the query where they are heard as that technique but are not its name (`sworfish`); else ''. */
  readonly heardFrom: string
  /** All plain words of the query as they are, next to each other, in its order: better than here and there; null for one word. */
  readonly inOrder: Alternative | null
}

/** A word of the query and the words of the index that are one letter off. */
export interface Reading {
  readonly word: string
  readonly as: readonly string[]
}

const TYPO_LETTERS = 5
const MAX_READINGS = 6

/** Turns a query into words of this vocabulary. Words that never occur leave an alternative out. */
export function planQuery(query: Query, vocabulary: Vocabulary): Plan {
  const heard = techniqueMeant(query)
  const misspelt = query.clauses.map(({ terms, without }) =>
    whenAsked(() => (without ? [] : terms.flatMap((term) => misspellingsOf(term, vocabulary)))),
  )
  const clauses = query.clauses.map((clause, at): PlannedClause => {
    const alternatives = clause.terms.flatMap((term) => alternativesOf(term, vocabulary))
    if (!clause.without) {
      alternatives.push(...joinedWithNeighbours(query, at, vocabulary))
      if (heard !== '') alternatives.push({ kind: 'technique', level: LEVEL_HEARD, id: heard })
    }
    return {
      without: clause.without,
      alternatives,
      get typos() {
        return misspelt[at]!().map(({ alternative }) => alternative)
      },
    }
  })
  return {
    clauses,
    near: query.near,
    get readings() {
      return misspelt.flatMap((of) => of().map(({ reading }) => reading))
    },
    heard,
    heardFrom: heard === '' ? '' : heardFrom(query),
    inOrder: inOrderOf(query, vocabulary),
  }
}

/** The words as they were written; '' where they are a technique's name. */
function heardFrom({ clauses }: Query): string {
  const text = clauses
    .flatMap(({ without, terms }) => (without ? [] : terms.map((term) => term.text)))
    .join(' ')
  return techniqueNamed(text) ? '' : text
}

/** What is worked out when it is first asked for: most queries find enough without words one letter off. */
function whenAsked<T>(work: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    known ??= { value: work() }
    return known.value
  }
}

function inOrderOf(query: Query, vocabulary: Vocabulary): Alternative | null {
  const words: string[] = []
  for (const { without, terms } of query.clauses) {
    const [term] = terms
    if (without) continue
    if (terms.length !== 1 || term?.kind !== 'word' || term.prefix) return null
    words.push(...term.parts)
  }
  return words.length < 2 ? null : (found(LEVEL_EXACT, exactSteps(words, vocabulary))[0] ?? null)
}

/** Everything that a moment of this plan may have been met by. */
export function wantedAlternatives(plan: Plan, withTypos: boolean): Alternative[] {
  return plan.clauses
    .filter((clause) => !clause.without)
    .flatMap((clause) =>
      withTypos ? [...clause.alternatives, ...clause.typos] : clause.alternatives,
    )
}

function alternativesOf(term: Term, vocabulary: Vocabulary): Alternative[] {
  if (term.kind === 'technique') {
    return [{ kind: 'technique', level: LEVEL_EXACT, id: term.id }]
  }
  if (term.kind === 'phrase') return found(LEVEL_EXACT, exactSteps(term.words, vocabulary))
  return wordAlternatives(term, vocabulary)
}

function wordAlternatives(term: WordTerm, vocabulary: Vocabulary): Alternative[] {
  const { parts, prefix } = term
  if (prefix) return prefixAlternatives(parts, vocabulary)
  const exact = exactSteps(parts, vocabulary)
  const forms = stemSteps(parts, vocabulary)
  return [
    ...found(LEVEL_EXACT, exact),
    ...found(LEVEL_FORM, parts.length === 1 ? without(forms, exact) : forms),
    ...joinings(parts).flatMap((words) => found(LEVEL_JOINED, stemSteps(words, vocabulary))),
    ...(parts.length === 1
      ? splittings(parts[0]!, vocabulary).flatMap((words) =>
          found(LEVEL_JOINED, stemSteps(words, vocabulary)),
        )
      : []),
  ]
}

function prefixAlternatives(parts: readonly string[], vocabulary: Vocabulary): Alternative[] {
  const before = stemSteps(parts.slice(0, -1), vocabulary)
  const words = vocabulary.withPrefix(parts.at(-1)!)
  return before && words.length > 0
    ? [{ kind: 'words', level: LEVEL_EXACT, steps: [...before, { words }] }]
    : []
}

/** "sword fish" is also "swordfish": the word made of two neighbours of the query meets both. */
function joinedWithNeighbours(query: Query, at: number, vocabulary: Vocabulary): Alternative[] {
  const plain = (index: number): string | null => {
    const clause = query.clauses[index]
    const [term] = clause?.terms ?? []
    const alone = clause?.terms.length === 1 && !clause.without && term?.kind === 'word'
    return alone && !term.prefix && term.parts.length === 1 ? term.parts[0]! : null
  }
  const own = plain(at)
  if (own === null) return []
  const pairs = [
    [plain(at - 1), own],
    [own, plain(at + 1)],
  ]
  return pairs.flatMap(([a, b]) =>
    a && b
      ? joinings([a, b]).flatMap((words) => found(LEVEL_JOINED, stemSteps(words, vocabulary)))
      : [],
  )
}

interface Misspelling {
  readonly alternative: Alternative
  readonly reading: Reading
}

function misspellingsOf(term: Term, vocabulary: Vocabulary): Misspelling[] {
  if (term.kind !== 'word' || term.prefix) return []
  return term.parts.flatMap((part, at): Misspelling[] => {
    if (part.length < TYPO_LETTERS || /\d/.test(part)) return []
    // "wing" is no misspelling of "xwing", which is "x wing".
    const others = new Set([part, ...splittings(part, vocabulary).flat()].map(stem))
    const near = vocabulary
      .oneEditFrom(part)
      .filter((id) => !others.has(stem(vocabulary.word(id))))
      .sort((a, b) => vocabulary.count(b) - vocabulary.count(a) || a - b)
      .slice(0, MAX_READINGS)
    if (near.length === 0) return []
    const before = stemSteps(term.parts.slice(0, at), vocabulary)
    const after = stemSteps(term.parts.slice(at + 1), vocabulary)
    if (!before || !after) return []
    const steps = [...before, { words: near }, ...after]
    return [
      {
        alternative: { kind: 'words', level: LEVEL_TYPO, steps },
        reading: { word: part, as: near.map((id) => vocabulary.word(id)) },
      },
    ]
  })
}

function found(level: number, steps: readonly Step[] | null): Alternative[] {
  return steps && steps.length > 0 ? [{ kind: 'words', level, steps }] : []
}

/** The words of a one-word alternative that are not in another. */
function without(all: readonly Step[] | null, some: readonly Step[] | null): Step[] | null {
  const taken = new Set(some?.[0]?.words)
  const words = (all?.[0]?.words ?? []).filter((id) => !taken.has(id))
  return words.length > 0 ? [{ words }] : null
}
