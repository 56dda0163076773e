import { writeTime } from '../time/readTime'
import type { Link } from './link'

/** Keys in the order a person would say them: where, which, when, what. */
const ORDER = [
  'lib',
  'v',
  'p',
  'copy',
  't',
  'a',
  'q',
  'find',
  'o',
  'vo',
  'panel',
  'cell',
  'list',
  'page',
  'board',
] as const

/**
 * Writes a link's query part, `?…`, or '' when there is nothing to say. Reading it back gives the same link,
 * times rounded to thousandths of a second. Colons and commas stay readable.
 */
export function writeLink(link: Link): string {
  const parts: string[] = []
  const put = (key: string, value: string) => parts.push(`${encode(key)}=${encode(value)}`)
  for (const key of ORDER) {
    const value = link[key]
    if (value === undefined || value === '') continue
    if (key === 't')
      put(
        't',
        link.end === undefined
          ? writeTime(link.t!)
          : `${writeTime(link.t!)},${writeTime(link.end)}`,
      )
    else if (key === 'o' || key === 'vo') {
      if (value !== 0) put(key, writeTime(value as number))
    } else put(key, String(value))
  }
  for (const [key, value] of link.unknown) put(key, value)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function encode(text: string): string {
  // Lone surrogates cannot be encoded; the replacement character stands for them, as in URLSearchParams.
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
}
