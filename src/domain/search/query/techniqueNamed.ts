import { normalWord } from '../normalWord'
import { stem } from '../stem'
import { techniques } from '../techniques/lexicon'
import type { Technique } from '../techniques/technique'
import { tokenise } from '../tokenise'

const MAX_SUGGESTIONS = 3

/** `x-wing`, `X Wing`, `xwings` → one form. */
function formOf(text: string): string {
  return tokenise(text)
    .normal.map((word) => stem(normalWord(word)))
    .join('')
}

let forms: ReadonlyMap<string, Technique> | null = null

/** Made when first asked for: most pages load this and never do. */
function byForm(): ReadonlyMap<string, Technique> {
  forms ??= new Map(
    techniques.flatMap((technique) => [
      [formOf(technique.id), technique] as const,
      [formOf(technique.name), technique] as const,
    ]),
  )
  return forms
}

/** The technique that a person means by this id or name, or null. */
export function techniqueNamed(text: string): Technique | null {
  return byForm().get(formOf(text)) ?? null
}

/** Ids that are like a text that names no technique, best first, at most three. */
export function techniquesLike(text: string): string[] {
  const form = formOf(text)
  if (form === '') return []
  return [...byForm()]
    .map(([known, technique]) => ({ id: technique.id, likeness: likeness(form, known) }))
    .filter((entry) => entry.likeness > 0.34)
    .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
    .map((entry) => entry.id)
    .filter((id, at, all) => all.indexOf(id) === at)
    .slice(0, MAX_SUGGESTIONS)
}

/** Share of common letter pairs, 0 to 1 (Dice). */
function likeness(a: string, b: string): number {
  if (b.startsWith(a) || a.startsWith(b)) return 0.9
  const pairs = new Set<string>()
  for (let i = 0; i + 1 < a.length; i++) pairs.add(a.slice(i, i + 2))
  let common = 0
  for (let i = 0; i + 1 < b.length; i++) if (pairs.has(b.slice(i, i + 2))) common++
  return (2 * common) / Math.max(1, a.length + b.length - 2)
}
