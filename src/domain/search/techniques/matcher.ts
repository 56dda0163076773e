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
  readonly near: readonly Pattern[]
  readonly unless: readonly Pattern[]
}

/** Finds all mentions of a lexicon's techniques in a transcript, ascending by token. */
export type TechniqueMatcher = (spoken: Spoken) => TechniqueSpan[]

/** What is only said of cells: company enough for any term. */
const ABOUT_CELLS = [
  'cant|cannot|must|has|have|could|wont|isnt to? be a|an|the? #',
  'cant|cannot|must|has|have go|be in? this|that|these|those cell|square|box|row|column',
  'rule|rules|ruled|take|takes|remove|removes out? #',
].map(compilePattern)

const NONE: readonly Rule[] = []
const CACHE_LIMIT = 200_000

/** Compiles a lexicon. Which rules a word can begin is worked out once a word and kept. */
export function createMatcher(techniques: readonly Technique[]): TechniqueMatcher {
  const rules = techniques.flatMap((technique, index) =>
    technique.said.flatMap((saying) => rulesOf(saying, index)),
  )
  const rulesFor = indexByBeginning(rules)

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
function indexByBeginning(rules: readonly Rule[]): (normal: string) => readonly Rule[] {
  const byStem = new Map<string, Rule[]>()
  const others: Rule[] = []
  for (const rule of rules) {
    const first = beginningsOf(rule.pattern)
    const open =
      first.any || first.digit || first.number || first.prefixes.length + first.near.length > 0
    if (open || first.exact.size > 0) others.push(rule)
    else for (const form of first.stems) byStem.set(form, [...(byStem.get(form) ?? []), rule])
  }
  const known = new Map<string, readonly Rule[]>()
  return (normal) => {
    const before = known.get(normal)
    if (before) return before
    if (known.size >= CACHE_LIMIT) known.clear()
    const found = [
      ...(byStem.get(stem(normal)) ?? []),
      ...others.filter((rule) => canBegin(rule.pattern, normal)),
    ]
    const kept = found.length === 0 ? NONE : found
    known.set(normal, kept)
    return kept
  }
}

function rulesOf(saying: Saying, technique: number): Rule[] {
  const guarded: GuardedSaying = typeof saying === 'string' ? { say: saying } : saying
  const says = typeof guarded.say === 'string' ? [guarded.say] : guarded.say
  const near = (guarded.near ?? []).map(compilePattern)
  const unless = (guarded.unless ?? []).map(compilePattern)
  return says.flatMap((say) => {
    const joined = joinedPattern(say)
    const patterns = joined ? [compilePattern(say), joined] : [compilePattern(say)]
    return patterns.map((pattern) => ({ technique, pattern, near, unless }))
  })
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
    [...rule.near, ...ABOUT_CELLS].some(
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
