import { inQuotes } from '../inQuotes'
import type { Problem } from '../problem'
import { readTime } from '../time/readTime'
import type { Link } from './link'

type Mutable = { -readonly [K in keyof Link]: Link[K] }

const TEXT_KEYS = ['lib', 'v', 'p', 'q', 'find', 'panel', 'cell', 'list', 'page', 'board'] as const
const LONGEST_TEXT = 2000
const TIMES = 'Times read like 754.2, 12:34, 1:02:03 or 12m34s.'

/**
 * Reads a link's query part. Never throws: what cannot be read is named in `problems` (path = parameter) and
 * left out; parameters of other versions are kept in `unknown`. The first of a repeated parameter counts.
 * @param search with or without the leading `?`
 */
export function readLink(search: string): { link: Link; problems: readonly Problem[] } {
  const link: Mutable = { unknown: [] }
  const unknown: (readonly [string, string])[] = []
  const problems: Problem[] = []
  const seen = new Set<string>()
  const say = (path: string, message: string) => problems.push({ path, message })

  for (const [key, value] of new URLSearchParams(search)) {
    if (seen.has(key) && KNOWN.has(key)) {
      say(key, `The link says “${key}” twice; the first one counts.`)
      continue
    }
    seen.add(key)
    const textKey = TEXT_KEYS.find((k) => k === key)
    if (textKey) {
      if (value.length > LONGEST_TEXT)
        say(key, `The link’s “${key}” is too long to be meant; it is ignored.`)
      else if (value !== '') link[textKey] = value
    } else if (key === 't') readRange(value, link, say)
    else if (key === 'a') {
      if (/^\d{1,7}$/.test(value)) link.a = Number(value)
      else say('a', `The link’s action ${inQuotes(value)} is not a whole number; it is ignored.`)
    } else if (key === 'copy') {
      if (/^[1-9]\d{0,3}$/.test(value)) {
        if (value !== '1') link.copy = Number(value)
      } else
        say(
          'copy',
          `The link’s copy ${inQuotes(value)} is not a whole number from 1; it is ignored.`,
        )
    } else if (key === 'o' || key === 'vo') {
      const bound = key === 'o' ? 30 : 3600
      const seconds = /^[+-]?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
      if (Math.abs(seconds) <= bound) {
        if (seconds !== 0) link[key] = Math.round(seconds * 10) / 10
      } else
        say(
          key,
          `The link’s offset ${inQuotes(value)} is not between −${bound} and ${bound} seconds; it is ignored.`,
        )
    } else unknown.push([key, value])
  }
  link.unknown = unknown
  return { link, problems }
}

const KNOWN = new Set<string>([...TEXT_KEYS, 'copy', 't', 'a', 'o', 'vo'])

function readRange(
  value: string,
  link: Mutable,
  say: (path: string, message: string) => void,
): void {
  if (value === '') return
  const comma = value.indexOf(',')
  const startText = comma < 0 ? value : value.slice(0, comma)
  const start = readTime(startText)
  if (start === null) {
    say(
      't',
      `The link’s time ${inQuotes(startText)} could not be read, so it opens at the start. ${TIMES}`,
    )
    return
  }
  link.t = Math.round(start * 1000) / 1000
  if (comma < 0) return
  const endText = value.slice(comma + 1)
  const end = readTime(endText)
  if (end === null)
    say('t', `The end of the link’s range ${inQuotes(endText)} could not be read. ${TIMES}`)
  else if (end <= start) say('t', `The link’s range ends before it starts; only its start is used.`)
  else link.end = Math.round(end * 1000) / 1000
}
