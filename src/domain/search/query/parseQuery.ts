import { inQuotes } from '../../inQuotes'
import type { Problem, Result } from '../../problem'
import { tokenise } from '../tokenise'
import { lexQuery, type Piece } from './lexQuery'
import { nothingAsked } from './nothingAsked'
import type { Clause, Query, Term } from './query'
import { LONGEST_NAME, techniqueNamed, techniquesLike } from './techniqueNamed'

/** Longer than anything a person types; keeps hostile input cheap. */
export const QUERY_LIMIT = 500
const CLAUSE_LIMIT = 24
/** Each may stand for hundreds of words. */
const PREFIX_LIMIT = 4
const NEAR_LIMIT = 200
const PREFIX_LETTERS = 2

type Item = Extract<Piece, { kind: 'item' }>

const LONE_QUOTE = 'A quotation mark stands alone: it was left out.'
const UNCLOSED_QUOTE =
  'The last quotation mark has no partner: everything after it was taken as the phrase.'

/** Thrown inside this file only: the first thing that makes a query unreadable. */
class Unreadable extends Error {}

/**
 * Reads what was typed into the search box: plain words, "exact phrases", -without, word*, a OR b,
 * technique:x-wing, near:5. What can be forgiven is, and is named in `problems`; a query that cannot be read gives a
 * problem that says why and what to write instead. Never throws, whatever the text.
 */
export function parseQuery(text: string): Result<Query> {
  const problems: Problem[] = []
  const remark = (message: string) => problems.push({ path: '', message })
  try {
    if (text.length > QUERY_LIMIT) {
      throw new Unreadable(
        `A search can have ${QUERY_LIMIT} characters; this one has ${text.length.toLocaleString('en')}. Search for a few words of it.`,
      )
    }
    const { pieces, unclosed } = lexQuery(text)
    if (unclosed) remark(isBlank(pieces.at(-1)) ? LONE_QUOTE : UNCLOSED_QUOTE)
    return { ok: true, value: readPieces(pieces, remark), problems }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, problem: { path: '', message: error.message }, problems }
  }
}

function isBlank(piece: Piece | undefined): boolean {
  return piece?.kind === 'item' && piece.text.trim() === ''
}

function readPieces(pieces: readonly Piece[], remark: (message: string) => void): Query {
  const clauses: Clause[] = []
  let near: number | null = null
  let joining = false
  let letters: string[] = []
  const empty: string[] = []

  const add = (term: Term, without: boolean) => {
    const last = clauses.at(-1)
    if (joining && last) {
      if (without || last.without) {
        throw new Unreadable(
          'OR and - do not go together: write what may be there with OR, and what must not be there as a -word of its own.',
        )
      }
      clauses[clauses.length - 1] = { without: false, terms: [...last.terms, term] }
    } else clauses.push({ without, terms: [term] })
    joining = false
  }
  const addLetters = () => {
    for (const letter of letters) {
      add({ kind: 'word', text: letter, parts: [letter], prefix: false }, false)
    }
    letters = []
  }

  let taken = 0
  for (const [at, piece] of pieces.entries()) {
    if (at < taken) continue
    if (piece.kind === 'and') continue
    if (piece.kind === 'or') {
      addLetters()
      if (clauses.length === 0)
        remark('OR stands between two words: the one at the beginning was left out.')
      else joining = true
      continue
    }
    if (piece.field === 'near') {
      near = readNear(piece)
      continue
    }
    let term: Term | null
    if (piece.field === 'technique') {
      const named = readTechnique(piece, wordsAfter(pieces, at))
      term = named.term
      taken = at + 1 + named.more
    } else term = readWords(piece, remark)
    if (!term) {
      empty.push(piece.text)
      continue
    }
    if (term.kind === 'word' && !piece.without && isLooseLetter(term)) {
      letters.push(term.parts[0]!)
      continue
    }
    if (term.kind === 'word' && !piece.without && letters.length > 0) {
      const parts = [...letters, ...term.parts]
      add({ ...term, text: [...letters, term.text].join(' '), parts }, false)
      letters = []
      continue
    }
    addLetters()
    add(term, piece.without)
  }
  addLetters()
  if (joining) remark('OR stands between two words: the one at the end was left out.')
  if (clauses.length === 0) throw new Unreadable(nothingAsked(pieces))
  checkWhole(clauses)
  const wordless = empty.find((text) => text.trim() !== '')
  if (wordless !== undefined) remark(`There is no word in ${inQuotes(wordless)}: it was left out.`)
  if (near !== null && clauses.filter((clause) => !clause.without).length < 2) {
    remark('near: needs at least two words to be near each other.')
  }
  return { clauses, near }
}

/** A single letter other than a and I belongs to the word after it: "x wing" is x-wing. */
function isLooseLetter(term: { readonly parts: readonly string[]; readonly prefix: boolean }) {
  const [part = ''] = term.parts
  return term.parts.length === 1 && !term.prefix && /^[b-hj-z]$/.test(part)
}

function readNear(piece: Item): number {
  const count = Number(piece.text)
  if (!/^\d+$/.test(piece.text) || count < 1 || count > NEAR_LIMIT) {
    throw new Unreadable(
      `near: takes a number of words from 1 to ${NEAR_LIMIT}, for example near:5${piece.text === '' ? '' : `, not ${inQuotes(piece.text)}`}.`,
    )
  }
  return count
}

/** The plain words right after a piece, which may go on with the name that it begins. */
function wordsAfter(pieces: readonly Piece[], at: number): string[] {
  const words: string[] = []
  if (isQuoted(pieces[at])) return words
  for (const next of pieces.slice(at + 1, at + LONGEST_NAME)) {
    if (next.kind !== 'item' || next.without || next.field !== '' || next.quoted) break
    words.push(next.text)
  }
  return words
}

function isQuoted(piece: Piece | undefined): boolean {
  return piece?.kind === 'item' && piece.quoted
}

/** The technique that is named, with as many of the words after it as belong to its name: `technique:x wing`. */
function readTechnique(piece: Item, after: readonly string[]): { term: Term; more: number } {
  const namings = [...after.keys(), after.length].map((more) =>
    [piece.text, ...after.slice(0, more)].join(' '),
  )
  for (let more = after.length; more >= 0; more--) {
    const technique = techniqueNamed(namings[more]!)
    if (technique) {
      return { term: { kind: 'technique', text: technique.name, id: technique.id }, more }
    }
  }
  if (piece.text.trim() === '') {
    throw new Unreadable('technique: takes the name of a technique, for example technique:x-wing.')
  }
  const like = techniquesLike(...namings)
  const hint =
    like.length > 0
      ? `Did you mean ${like.map((id) => `technique:${id}`).join(' or ')}?`
      : 'The list of techniques shows all that are known.'
  throw new Unreadable(`No technique is called ${inQuotes(piece.text)}. ${hint}`)
}

function readWords(piece: Item, remark: (message: string) => void): Term | null {
  const words = tokenise(piece.text).normal
  if (words.length === 0) return null
  if (piece.quoted) return { kind: 'phrase', text: piece.text.trim(), words }
  const prefix = piece.text.endsWith('*')
  const stars = piece.text.split('*').length - 1
  if (stars > (prefix ? 1 : 0))
    remark('A * counts only at the end of a word; the others were left out.')
  if (prefix && words.at(-1)!.length < PREFIX_LETTERS) {
    throw new Unreadable(`Write at least two letters before the * in ${inQuotes(piece.text)}.`)
  }
  return { kind: 'word', text: piece.text, parts: words, prefix }
}

function checkWhole(clauses: readonly Clause[]): void {
  if (clauses.length > CLAUSE_LIMIT) {
    throw new Unreadable(
      `A search can have ${CLAUSE_LIMIT} words; this one has ${clauses.length}. Search for the few that matter.`,
    )
  }
  const open = clauses
    .flatMap(({ terms }) => terms)
    .filter((term) => term.kind === 'word' && term.prefix)
  if (open.length > PREFIX_LIMIT) {
    throw new Unreadable(
      `A search can have ${PREFIX_LIMIT} words with a *; this one has ${open.length}. Write some of them out.`,
    )
  }
  if (clauses.some((clause) => !clause.without)) return
  throw new Unreadable(
    `-${clauses[0]!.terms[0]!.text} only narrows a search: say also what to look for, for example x-wing -finned.`,
  )
}
