import { withinOneEdit } from '../index/withinOneEdit'
import { normalWord } from '../normalWord'
import { numberWords } from '../numberWords'
import { stem } from '../stem'
import { techniques } from '../techniques/lexicon'
import type { Technique } from '../techniques/technique'
import { tokenise } from '../tokenise'

const MAX_SUGGESTIONS = 3
/** Shorter beginnings than this are those of very many names. */
const TELLING_LETTERS = 3

/** Words of the longest name or id. */
export const LONGEST_NAME = Math.max(
  ...techniques.flatMap(({ id, name }) => [id.split('-').length, name.split(/[\s-]+/).length]),
)

/** `x-wing`, `X Wing`, `xwings` → one form. */
function formOf(text: string): string {
  return tokenise(text)
    .normal.map((word) => stem(normalWord(word)))
    .join('')
}

type ByForm = ReadonlyMap<string, Technique>

function byForm(those: (text: string) => boolean): ByForm {
  return new Map(
    techniques.flatMap((technique) =>
      [technique.id, technique.name]
        .filter(those)
        .map((text) => [formOf(text), technique] as const),
    ),
  )
}

/** A query asks for one name: only those that begin as it does are worked out, when first asked for. */
const byLetter = new Map<string, ByForm>()

function beginningWith(letter: string): ByForm {
  const before = byLetter.get(letter)
  if (before) return before
  const forms = byForm((text) => firstLetter(text) === letter)
  byLetter.set(letter, forms)
  return forms
}

/** First letter of a name's form, without working it out. */
function firstLetter(name: string): string {
  const [word = ''] = /[a-z0-9]+/.exec(name.toLowerCase()) ?? []
  return (numberWords.get(word) ?? word).charAt(0)
}

/** The technique that a person means by this id or name, or null. */
export function techniqueNamed(text: string): Technique | null {
  const form = formOf(text)
  return beginningWith(form.charAt(0)).get(form) ?? null
}

/** Ids that are like any of these texts, none of which names a technique; best first, at most three. */
export function techniquesLike(...texts: readonly string[]): string[] {
  const forms = texts.map(formOf).filter((form) => form !== '')
  if (forms.length === 0) return []
  return [...byForm(() => true)]
    .map(([known, technique]) => ({
      id: technique.id,
      likeness: Math.max(...forms.map((form) => likeness(form, known))),
    }))
    .filter((entry) => entry.likeness > 0.34)
    .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
    .map((entry) => entry.id)
    .filter((id, at, all) => all.indexOf(id) === at)
    .slice(0, MAX_SUGGESTIONS)
}

/** Share of common letter pairs, 0 to 1 (Dice); a slip of one letter comes first. */
function likeness(a: string, b: string): number {
  if (withinOneEdit(a, b)) return 1
  if (b.startsWith(a) || a.startsWith(b)) {
    return Math.min(a.length, b.length) < TELLING_LETTERS ? 0.5 : 0.9
  }
  const pairs = new Set<string>()
  for (let i = 0; i + 1 < a.length; i++) pairs.add(a.slice(i, i + 2))
  let common = 0
  for (let i = 0; i + 1 < b.length; i++) if (pairs.has(b.slice(i, i + 2))) common++
  return (2 * common) / Math.max(1, a.length + b.length - 2)
}
