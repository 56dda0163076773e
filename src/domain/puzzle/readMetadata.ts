import { namesCells } from './cellRefs'
import { limits } from './limits'
import { isMetadataKey, type MetadataName, metadataName } from './metadataNames'
import { type ProblemLog, shown } from './problemLog'
import type { PuzzleMetadata } from './puzzle'
import { ruleFlags } from './ruleFlags'
import { flagOf, isObject, listOf, numberOf, own, type SourceObject, textOf } from './sourceValue'

/** A source's metadata by known name, and the rest as it is called there. */
export interface SourceMetadata {
  readonly known: ReadonlyMap<MetadataName, unknown>
  readonly other: Readonly<Record<string, string>>
}

/**
 * Collects metadata from wherever sources keep it: `metadata` (or `metaData`), cages without cells
 * (`{value: "title: …"}`; `rules` may repeat), the top level. The former wins over the latter, an exact name over
 * a misspelt one.
 */
export function collectMetadata(source: SourceObject): SourceMetadata {
  const known = new Map<MetadataName, unknown>()
  const exactly = new Set<MetadataName>()
  const other: Record<string, string> = {}
  const put = (key: string, value: unknown, repeats: boolean) => {
    const found = metadataName(key)
    if (found === null) {
      const text = joined(value)
      const safe = !['__proto__', 'constructor', 'prototype'].includes(key) && key.length <= 60
      if (safe && text !== '' && Object.keys(other).length < limits.pass) other[key] = text
      return
    }
    const before = known.get(found.name)
    if (repeats && found.name === 'rules' && before !== undefined)
      known.set('rules', `${joined(before)}\n${joined(value)}`)
    else if (before === undefined || (found.exact && !exactly.has(found.name)))
      if (joined(value) !== '') known.set(found.name, value)
    if (found.exact) exactly.add(found.name)
  }

  const keys = Object.keys(source)
  for (const key of keys) {
    const value = own(source, key)
    if (isMetadataKey(key) && isObject(value))
      for (const name of Object.keys(value)) put(name, own(value, name), false)
  }
  const stated = new Set(known.keys())
  exactly.clear()
  for (const [name, text] of cellLessCages(source)) {
    const found = metadataName(name)
    if (found === null || !stated.has(found.name)) put(name, text, true)
  }
  for (const key of ['title', 'author', 'rules', 'ruleset', 'solution'])
    if (!known.has(metadataName(key)!.name)) put(key, own(source, key), false)
  return { known, other }
}

/** `name: text` of each cage without cells, in order. */
function* cellLessCages(source: SourceObject): Iterable<[name: string, text: string]> {
  const cages = listOf(own(source, 'cages'))
  for (let index = 0; index < Math.min(cages.length, limits.parts); index++) {
    const cage = cages[index]
    if (!isObject(cage) || namesCells(own(cage, 'cells'))) continue
    const match = /^\s*([^:\n]{1,40}?)\s*:\s*(\S[\s\S]*)$/.exec(textOf(own(cage, 'value')) ?? '')
    if (match) yield [match[1]!, match[2]!]
  }
}

/** Title, author, rules, solution, flags and the background image of a source `rows` × `cols` cells large. */
export function readMetadata(
  { known, other }: SourceMetadata,
  size: { readonly rows: number; readonly cols: number; readonly id: string },
  problems: ProblemLog,
): PuzzleMetadata {
  const text = (name: MetadataName) => joined(known.get(name)).slice(0, limits.metadata)
  const rules = text('rules').replaceAll('\\n', '\n').trim()
  const inRules = ruleFlags(rules)
  // Drawings of this maker before it named itself are halved in opacity; SudokuPad tells them by their id.
  const source = text('source') || (size.id.startsWith('sxsm_') ? 'Sudoku Maker pre-version' : '')
  const backgroundImage = readBackground(known, problems)
  const messages: Record<string, string> = { ...other }
  for (const name of ['msgcorrect', 'msgincorrect'] as const)
    if (known.has(name)) messages[name] = text(name).replaceAll('\\n', '\n')
  return {
    title: text('title'),
    author: text('author'),
    rules,
    solution: solutionText(known.get('solution'), size.rows * size.cols),
    antiKing: flagOf(known.get('antiking')) || inRules.antiKing,
    antiKnight: flagOf(known.get('antiknight')) || inRules.antiKnight,
    other: messages,
    ...(source === '' ? {} : { source }),
    ...(backgroundImage === null ? {} : { backgroundImage }),
  }
}

/** Text of a string, a number or a list of texts (one a line). */
function joined(value: unknown): string {
  if (!Array.isArray(value)) return textOf(value) ?? ''
  return value
    .slice(0, limits.points)
    .map((item) => textOf(item) ?? '')
    .filter((item) => item !== '')
    .join('\n')
}

/**
 * A solution as one character a cell, or null. It may come as a list, or as a number (zipping turns `"1234"` into
 * 1234, and a six-digit one into a colour).
 */
export function solutionText(value: unknown, cells: number): string | null {
  if (Array.isArray(value)) {
    const marks = value.slice(0, limits.points).map((mark) => textOf(mark) || '.')
    // A value of two digits has no place in a text of one character a cell.
    return marks.length > 0 && marks.every((mark) => mark.length === 1) ? marks.join('') : null
  }
  let text = (textOf(value) ?? '').replace(/\s+/g, '')
  if (text.length === cells + 1 && text.startsWith('#')) text = text.slice(1)
  return text === '' || text.length > limits.points ? null : text
}

function readBackground(
  known: ReadonlyMap<MetadataName, unknown>,
  problems: ProblemLog,
): NonNullable<PuzzleMetadata['backgroundImage']> | null {
  const url = (textOf(known.get('bgimage')) ?? '').trim()
  if (url === '') return null
  const safe = /^(https?:\/\/[^\s"'<>]+|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,][^\s"'<>]*)$/i
  if (url.length > 4_000_000 || !safe.test(url)) {
    problems.add('metadata.bgimage', `The background image ${shown(url)} has no usable address`)
    return null
  }
  const opacity = numberOf(known.get('bgimageopacity'))
  const target = textOf(known.get('bgimagetarget'))
  return {
    url,
    opacity: opacity !== undefined && opacity >= 0 && opacity <= 1 ? opacity : 0.2,
    ...(target === undefined ? {} : { target: target.slice(0, 60) }),
  }
}
