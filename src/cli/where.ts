import { UsageError } from './command'
import { FINDING_KINDS, findingTotal, type RowFacts } from './rowFacts'

/** Whether a row is wanted. */
export type Condition = (facts: RowFacts) => boolean

const TEXTS = ['verdict', 'status', 'youtube_id', 'puzzle_id', 'title', 'author', 'source'] as const
const COUNTS = ['rows', 'cols', 'groups', 'actions', 'words', 'duration'] as const

/**
 * Reads `verdict=Success,hasSolution,findings.max=10`: conditions joined with commas, all of which must hold.
 * `NAME=TEXT` (verdict, status, youtube_id, puzzle_id, title, author, source; letters in either case), `hasSolution`,
 * `!hasSolution`, `COUNT=N`, `COUNT.min=N`, `COUNT.max=N` (rows, cols, groups, actions, words, duration in seconds,
 * problems, findings, or one kind of finding: `findings.gap.max=0`). Throws `UsageError` on anything else.
 */
export function readWhere(text: string): Condition {
  const conditions = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readCondition)
  if (conditions.length === 0) throw new UsageError('--where names no condition')
  return (facts) => conditions.every((holds) => holds(facts))
}

function readCondition(part: string): Condition {
  if (part === 'hasSolution') return ({ hasSolution }) => hasSolution === true
  if (part === '!hasSolution') return ({ hasSolution }) => hasSolution === false
  const equals = part.indexOf('=')
  if (equals < 0) throw unknown(part)
  const name = part.slice(0, equals).trim()
  const value = part.slice(equals + 1).trim()
  const text = TEXTS.find((known) => known === name)
  if (text) {
    const wanted = value.toLowerCase()
    return (facts) => (facts[text] ?? '').toLowerCase() === wanted
  }
  const bound = /^(.+?)(?:\.(min|max))?$/.exec(name)
  const count = countOf(bound?.[1] ?? '')
  const number = Number(value)
  if (!count) throw unknown(part)
  if (value === '' || !Number.isFinite(number)) {
    throw new UsageError(`--where: "${part}" compares with a number, not "${value}"`)
  }
  return (facts) => {
    const found = count(facts)
    if (found === null) return false
    if (bound?.[2] === 'min') return found >= number
    return bound?.[2] === 'max' ? found <= number : found === number
  }
}

function countOf(name: string): ((facts: RowFacts) => number | null) | null {
  const count = COUNTS.find((known) => known === name)
  if (count) return (facts) => facts[count]
  if (name === 'problems') return ({ problems }) => problems.length
  if (name === 'findings') return (facts) => facts.findings && findingTotal(facts)
  const kind = FINDING_KINDS.find((known) => name === `findings.${known}`)
  return kind ? ({ findings }) => findings && (findings[kind] ?? 0) : null
}

function unknown(part: string): UsageError {
  const names = [...TEXTS, 'hasSolution', ...COUNTS, 'problems', 'findings', 'findings.KIND']
  return new UsageError(`--where: no condition "${part}". Known: ${names.join(', ')}`)
}
