import type { Result } from '@/domain/problem'
import { unfold } from './boundedLz'
import { isFPuzzles } from './fpuzzles/grid'
import { limits } from './limits'
import { looseJson } from './looseJson'
import { isShallow } from './nesting'
import type { PayloadFacts } from './payloadFacts'
import { shown } from './problemLog'
import { restoreSlashes } from './restoreSlashes'
import { isObject, own, type SourceObject } from './sourceValue'
import { percentDecoded, unwrapPayload } from './unwrapPayload'
import { restoreNames, unzipPuzzle } from './unzipPuzzle'

/** The JSON object inside a payload, not yet looked at. */
export interface DecodedSource {
  readonly kind: PayloadFacts['kind']
  readonly zipped: boolean
  readonly source: SourceObject
}

type Parsed = Omit<DecodedSource, 'kind'>

/**
 * Unpacks a payload of any kind (`scl`, `ctc`, `fpuz`, `fpuzzles`, bare; as a link; percent-encoded; mangled by
 * URLs) down to its JSON object, within `limits`. Never throws; the problem says what to do instead.
 */
export function decodeSource(payload: string): Result<DecodedSource> {
  if (typeof payload !== 'string' || payload.trim() === '')
    return failed('There is no payload here; paste a SudokuPad payload or link')
  if (payload.length > limits.payload) {
    const [is, most] = [payload.length, limits.payload].map((n) => n.toLocaleString('en'))
    return failed(`The payload is ${is} characters long; at most ${most} are read`)
  }
  const unwrapped = unwrapPayload(payload)
  const text = unwrapped.payload
  if (text.startsWith('{')) return bare(text)
  if (/^%(25)*7b/i.test(text)) return bare(percentDecoded(text))

  const prefix = /^(?:scl|ctc|scf|fpuzzles|fpuz)/.exec(text)?.[0] ?? ''
  if (prefix === 'scf')
    return failed(
      'This is a payload of kind "scf" (compact classic), which is not read here; open it in SudokuPad and share it again from there, which gives a payload starting "scl"',
    )
  const body = text.slice(prefix.length)
  if (prefix === '' && !looksPacked(body)) return failed(unknownWords(text))

  if (body.length > limits.compressed && !/^\s*(\{|%)/.test(body)) return tooLong(text)

  let why = 'it is cut off or not base64'
  for (const candidate of candidates(body)) {
    const unpacked = unpack(candidate)
    if (unpacked === 'too-long') return tooLong(text)
    if (typeof unpacked === 'string') why = unpacked
    else {
      const inside = isFPuzzles(unpacked.source) ? 'fpuz' : 'scl'
      const kind = prefix === '' ? inside : prefix === 'fpuzzles' ? 'fpuz' : prefix
      return { ok: true, value: { kind: kind as PayloadFacts['kind'], ...unpacked }, problems: [] }
    }
  }
  if (prefix === '') return failed(unknownWords(text))
  return failed(
    `The payload ${shown(text)} cannot be decoded: ${why}. Copy it again, whole, from the puzzle's link`,
  )
}

function failed(message: string): Result<never> {
  const problem = { path: '', message }
  return { ok: false, problem, problems: [problem] }
}

function tooLong(text: string): Result<never> {
  const most = limits.text.toLocaleString('en')
  return failed(
    `The payload ${shown(text)} holds more than any board needs (at most ${most} characters are read); is it a puzzle?`,
  )
}

function bare(text: string): Result<DecodedSource> {
  const parsed = parseSource(text)
  if (parsed === 'too-long') return tooLong(text)
  return typeof parsed === 'string'
    ? failed(`The puzzle's text cannot be read: ${parsed}. Copy it again, whole`)
    : { ok: true, value: { kind: 'bare', ...parsed }, problems: [] }
}

function looksPacked(text: string): boolean {
  return text.length >= 60 && /^[A-Za-z0-9+/=_$%\s-]+$/.test(text)
}

function unknownWords(text: string): string {
  if (/^[\w-]{1,80}(\/[\w-]{1,80})?$/.test(text) && !looksPacked(text))
    return `${shown(text)} is only an id: the puzzle itself lies on SudokuPad's server. Open https://sudokupad.app/${text} there and share the puzzle as a link that holds it`
  return `${shown(text)} is no payload this program knows: it should start with scl, ctc, fpuz, fpuzzles or {`
}

/** What the base64 may have been before it travelled, most likely first. */
function* candidates(body: string): Iterable<string> {
  const seen = new Set<string>()
  const fresh = (text: string) => !seen.has(text) && seen.add(text)
  const decoded = percentDecoded(body)
  if (fresh(decoded)) yield decoded
  if (/^\s*\{/.test(decoded)) return
  // A query turns + into a blank; mails break lines.
  const joined = decoded
    .replace(/[\r\n\t]+/g, '')
    .trim()
    .replaceAll(' ', '+')
  if (fresh(joined)) yield joined
  // File names and links write %2B as _2B; lz-string's own URL alphabet has - for /; the common one has - and _.
  const variants = [
    joined.replace(/_2B/gi, '+').replace(/_2F/gi, '/').replace(/_3D/gi, '='),
    joined.replaceAll('-', '/').replaceAll('$', '='),
    joined.replaceAll('-', '+').replaceAll('_', '/'),
  ]
  for (const variant of variants) if (fresh(variant)) yield variant
  const budget = { characters: 6_000_000 }
  for (const variant of new Set([joined, ...variants])) yield* restoreSlashes(variant, budget)
}

/** The object packed in a text, or why there is none, or `too-long`. It may also be JSON that was never packed. */
function unpack(text: string): Parsed | string {
  if (/^\s*\{/.test(text)) return parseSource(text)
  const unfolded = unfold(text)
  if (unfolded.ok) return parseSource(unfolded.text)
  return unfolded.reason === 'too-long' ? 'too-long' : 'it is cut off or not base64'
}

/** Reads a source's text, JSON or zipped; or says why it cannot be read, or `too-long`. */
function parseSource(text: string): Parsed | string {
  if (text.length > limits.text) return 'too-long'
  if (!isShallow(text, limits.depth))
    return `it nests more than ${limits.depth} lists in one another`
  const looksPlain = /^\s*\{\s*"/.test(text)
  try {
    let value: unknown
    let zipped = false
    try {
      value = JSON.parse(text)
    } catch {
      // Not strict JSON: the zipped form, or JSON with raw line breaks in its texts.
      zipped = !looksPlain
      value = zipped ? unzipPuzzle(text) : JSON.parse(looseJson(text))
    }
    if (!isObject(value)) return 'it holds no puzzle'
    // The short form with its quotes: zipped, then written as JSON again.
    if (own(value, 'cells') === undefined && Array.isArray(own(value, 'ce'))) {
      restoreNames(value)
      zipped = true
    }
    return { zipped, source: value }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
