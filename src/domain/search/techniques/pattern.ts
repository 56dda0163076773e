import { withinOneEdit } from '../index/withinOneEdit'
import { normalWord } from '../normalWord'
import { stem } from '../stem'

/** A compiled pattern of the lexicon's small language (see `Saying`). */
export interface Pattern {
  readonly elements: readonly Element[]
}

/** One place of a pattern. */
export interface Element {
  readonly stems: ReadonlySet<string>
  readonly exact: ReadonlySet<string>
  readonly prefixes: readonly string[]
  readonly near: readonly string[]
  readonly any: boolean
  readonly digit: boolean
  readonly number: boolean
  readonly optional: boolean
}

const DIGIT = /^[0-9]s?$/
const NUMBER = /^[0-9]{1,2}s?$/
const JOIN_LIMIT = 64

/** @param source a pattern as the lexicon writes it; malformed parts are taken as plain words */
export function compilePattern(source: string): Pattern {
  return { elements: source.trim().split(/\s+/).map(compileElement) }
}

/**
 * Two plain words are also recognised run together: "x wing" also as "xwing".
 *
 * @returns the one-word pattern, or null where the pattern is not two plain words
 */
export function joinedPattern(source: string): Pattern | null {
  const parts = source.trim().split(/\s+/)
  const [first, second] = parts.map((part) => part.split('|'))
  if (parts.length !== 2 || !first || !second || /[?=*#_~]/.test(source)) return null
  if (first.length * second.length > JOIN_LIMIT) return null
  const words = first.flatMap((a) => second.map((b) => a + b))
  return compilePattern(words.join('|'))
}

function compileElement(source: string): Element {
  const optional = source.endsWith('?')
  const words = (optional ? source.slice(0, -1) : source).split('|')
  const stems = new Set<string>()
  const exact = new Set<string>()
  const prefixes: string[] = []
  const near: string[] = []
  for (const word of words) {
    if (word === '_' || word === '#' || word === '##') continue
    if (word.endsWith('*')) prefixes.push(normalWord(word.slice(0, -1)))
    else if (word.startsWith('~')) near.push(normalWord(word.slice(1)))
    else if (word.startsWith('=')) exact.add(normalWord(word.slice(1)))
    else stems.add(stem(normalWord(word)))
  }
  return {
    stems,
    exact,
    prefixes,
    near,
    any: words.includes('_'),
    digit: words.includes('#'),
    number: words.includes('##'),
    optional,
  }
}

/**
 * Where the pattern ends when it begins at token `at`.
 *
 * @param normal the tokens' normal forms
 * @param end the pattern must end at or before this token
 * @returns the token after the match, the longest there is, or -1
 */
export function matchAt(
  pattern: Pattern,
  normal: readonly string[],
  at: number,
  end: number,
): number {
  return matchFrom(pattern.elements, 0, normal, at, end)
}

function matchFrom(
  elements: readonly Element[],
  index: number,
  normal: readonly string[],
  at: number,
  end: number,
): number {
  const element = elements[index]
  if (!element) return at
  if (at < end && accepts(element, normal[at]!)) {
    const matched = matchFrom(elements, index + 1, normal, at + 1, end)
    if (matched >= 0) return matched
  }
  return element.optional ? matchFrom(elements, index + 1, normal, at, end) : -1
}

function accepts(element: Element, normal: string): boolean {
  if (element.any || element.exact.has(normal)) return true
  if (element.digit && DIGIT.test(normal)) return true
  if (element.number && NUMBER.test(normal)) return true
  if (element.stems.size > 0 && element.stems.has(stem(normal))) return true
  for (const prefix of element.prefixes) if (normal.startsWith(prefix)) return true
  for (const word of element.near) if (isNear(normal, word)) return true
  return false
}

/** The word itself, its plural, or either with one letter wrong. */
function isNear(normal: string, word: string): boolean {
  if (Math.abs(normal.length - word.length) > 2) return false
  return normal === word || withinOneEdit(normal, word) || withinOneEdit(stem(normal), word)
}

/** The words with which a match can begin, for an index over many patterns. Never an optional element. */
export function beginningsOf(pattern: Pattern): Element {
  return pattern.elements[0]!
}

/** Whether a match of the pattern can begin with this word. */
export function canBegin(pattern: Pattern, normal: string): boolean {
  return accepts(beginningsOf(pattern), normal)
}
