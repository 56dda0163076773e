import { numberWords } from '../numberWords'
import type { Spoken } from '../spoken'
import { stem } from '../stem'
import {
  beginningsOf,
  canBegin,
  compilePattern,
  joinedPattern,
  matchAt,
  type Pattern,
} from './pattern'
import type { GuardedSaying, Saying, Technique } from './technique'

/** A context word counts within so many words of the term, in the same sentence. */
export const NEAR_WORDS = 16
/** A word that speaks against the term counts within so many words of it, in the same sentence. */
export const UNLESS_WORDS = 12

/** One mention of a technique: `length` tokens from token `token`. */
export interface TechniqueSpan {
  /** Index into the lexicon. */
  readonly technique: number
  readonly token: number
  readonly length: number
}

interface Rule {
  readonly technique: number
  readonly pattern: Pattern
  /** Any of these must stand near it; none: it needs no company. */
  readonly near: readonly Pattern[]
  readonly unless: readonly Pattern[]
}

/** A rule as the lexicon writes it. Most are never asked for: a query names one technique, if any. */
interface WrittenRule {
  readonly technique: number
  readonly say: string
  readonly near: readonly string[]
  readonly unless: readonly string[]
}

/** Finds all mentions of a lexicon's techniques in a transcript, ascending by token. */
export type TechniqueMatcher = (spoken: Spoken) => TechniqueSpan[]

/** What is only said of cells: company enough for any term. */
const ABOUT_CELLS: readonly string[] = [
  'cant|cannot|must|has|have|could|wont|isnt to? be a|an|the? #',
  'cant|cannot|must|has|have go|be in? this|that|these|those cell|square|box|row|column',
  'rule|rules|ruled|take|takes|remove|removes out? #',
]

const NONE: readonly Rule[] = []
const CACHE_LIMIT = 200_000

/** Compiles a lexicon, rule by rule as words come that may begin one. What a word can begin is worked out once. */
export function createMatcher(techniques: readonly Technique[]): TechniqueMatcher {
  const written = techniques.flatMap((technique, index) =>
    technique.said.flatMap((saying) => writtenRules(saying, index)),
  )
  const rulesFor = indexByBeginning(written)

  return (spoken) => {
    const { normal } = spoken.tokens
    const spans: TechniqueSpan[] = []
    for (let unit = 0; unit + 1 < spoken.unitStart.length; unit++) {
      const from = spoken.unitStart[unit]!
      const to = spoken.unitStart[unit + 1]!
      const before = spans.length
      for (let at = from; at < to; at++) {
        for (const rule of rulesFor(normal[at]!)) {
          const end = matchAt(rule.pattern, normal, at, to)
          if (end < 0 || !inCompany(rule, normal, at, end, from, to)) continue
          spans.push({ technique: rule.technique, token: at, length: end - at })
        }
      }
      if (spans.length - before > 1) spans.push(...withoutContained(spans.splice(before)))
    }
    return spans
  }
}

/** The rules whose pattern can begin with a word; asked once a word, then kept. */
function indexByBeginning(written: readonly WrittenRule[]): (normal: string) => readonly Rule[] {
  const byLetter = new Map<string, WrittenRule[]>()
  for (const rule of written) {
    for (const letter of firstLetters(rule.say)) put(byLetter, letter, rule)
  }
  const compiled = new Map<string, RulesOfLetter>()
  const rulesOf = (letter: string) => {
    let rules = compiled.get(letter)
    if (!rules) {
      rules = compileLetter(byLetter.get(letter) ?? [])
      compiled.set(letter, rules)
    }
    return rules
  }
  const known = new Map<string, readonly Rule[]>()
  return (normal) => {
    const before = known.get(normal)
    if (before) return before
    if (known.size >= CACHE_LIMIT) known.clear()
    const own = rulesOf(normal.charAt(0))
    const found = [
      ...(own.byStem.get(stem(normal)) ?? NONE),
      ...[...own.others, ...rulesOf(ANY_LETTER).others].filter((rule) =>
        canBegin(rule.pattern, normal),
      ),
    ]
    const kept = found.length === 0 ? NONE : found
    known.set(normal, kept)
    return kept
  }
}

interface RulesOfLetter {
  readonly byStem: ReadonlyMap<string, readonly Rule[]>
  /** Which of these a word begins is seen by trying. */
  readonly others: readonly Rule[]
}

function compileLetter(written: readonly WrittenRule[]): RulesOfLetter {
  const byStem = new Map<string, Rule[]>()
  const others: Rule[] = []
  for (const rule of written.flatMap(compileRule)) {
    const first = beginningsOf(rule.pattern)
    const open =
      first.any || first.digit || first.number || first.prefixes.length + first.near.length > 0
    if (open || first.exact.size > 0) others.push(rule)
    else for (const form of first.stems) put(byStem, form, rule)
  }
  return { byStem, others }
}

/** Where rules stand that may begin with words of any letter. */
const ANY_LETTER = ''

/**
 * With which letters a saying may begin. Number words are kept as digits (but not where two words are run together), and
 * no stem changes the first letter of a word.
 */
function firstLetters(say: string): ReadonlySet<string> {
  const space = say.indexOf(' ')
  const letters = new Set<string>()
  for (const word of (space < 0 ? say : say.slice(0, space)).split('|')) {
    const first = word.charAt(0)
    if (first === '_' || first === '#' || first === '~') return new Set([ANY_LETTER])
    letters.add(first === '=' ? word.charAt(1) : first)
    const digits = numberWords.get(word)
    if (digits !== undefined) letters.add(digits.charAt(0))
  }
  return letters
}

function put<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}

function writtenRules(saying: Saying, technique: number): WrittenRule[] {
  const guarded: GuardedSaying = typeof saying === 'string' ? { say: saying } : saying
  const says = typeof guarded.say === 'string' ? [guarded.say] : guarded.say
  const { near = [], unless = [] } = guarded
  return says.map((say) => ({ technique, say, near, unless }))
}

function compileRule({ technique, say, near, unless }: WrittenRule): Rule[] {
  const joined = joinedPattern(say)
  const patterns = joined ? [patternOf(say), joined] : [patternOf(say)]
  return patterns.map((pattern) => ({
    technique,
    pattern,
    near: near.length === 0 ? [] : [...near, ...ABOUT_CELLS].map(patternOf),
    unless: unless.map(patternOf),
  }))
}

const patterns = new Map<string, Pattern>()

/** Compiled once: many sayings share their company. */
function patternOf(source: string): Pattern {
  let pattern = patterns.get(source)
  if (!pattern) {
    pattern = compilePattern(source)
    patterns.set(source, pattern)
  }
  return pattern
}

function inCompany(
  rule: Rule,
  normal: readonly string[],
  at: number,
  end: number,
  from: number,
  to: number,
): boolean {
  const near =
    rule.near.length === 0 ||
    rule.near.some(
      (pattern) =>
        occurs(pattern, normal, Math.max(from, at - NEAR_WORDS), at) ||
        occurs(pattern, normal, end, Math.min(to, end + NEAR_WORDS)),
    )
  if (!near) return false
  const low = Math.max(from, at - UNLESS_WORDS)
  const high = Math.min(to, end + UNLESS_WORDS)
  return !rule.unless.some((pattern) => occurs(pattern, normal, low, high))
}

function occurs(pattern: Pattern, normal: readonly string[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (matchAt(pattern, normal, at, to) >= 0) return true
  return false
}

/**
 * Of overlapping mentions of one technique the longest stays; a mention that lies inside a longer one of another
 * technique goes ("skyscraper clue" is no skyscraper, "slow thermometer" no thermometer).
 */
function withoutContained(spans: readonly TechniqueSpan[]): TechniqueSpan[] {
  const kept: TechniqueSpan[] = []
  const longestFirst = [...spans].sort((a, b) => b.length - a.length || a.token - b.token)
  for (const span of longestFirst) {
    const end = span.token + span.length
    const hidden = kept.some((other) => {
      const otherEnd = other.token + other.length
      if (other.technique === span.technique) return span.token < otherEnd && other.token < end
      return other.length > span.length && other.token <= span.token && end <= otherEnd
    })
    if (!hidden) kept.push(span)
  }
  return kept.sort((a, b) => a.token - b.token || a.technique - b.technique)
}
