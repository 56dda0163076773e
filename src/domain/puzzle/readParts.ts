import { pointOf } from './cellRefs'
import { limits } from './limits'
import { type ProblemLog, shown } from './problemLog'
import type { PassThrough, Point } from './puzzle'
import { isObject, listOf, numberOf, own, type SourceObject, textOf } from './sourceValue'

/** What reading a source's parts shares: where problems go and how many points are still allowed. */
export interface PartReading {
  readonly problems: ProblemLog
  pointsLeft: number
}

/**
 * The parts of one list of the source, each by `read`; what is not an object is left out with a problem, `read`
 * returns null for a part it leaves out (and says why). At most `limits.parts`; the rest is left out with a problem.
 */
export function readParts<T>(
  value: unknown,
  path: string,
  reading: PartReading,
  read: (part: SourceObject, path: string, reading: PartReading) => T | null,
): T[] {
  const source = listOf(value)
  if (saysSomething(value)) reading.problems.add(path, `Left out: ${shown(value)} is no list`)
  if (source.length > limits.parts) {
    const [all, kept] = [source.length.toLocaleString('en'), limits.parts.toLocaleString('en')]
    reading.problems.add(path, `The puzzle lists ${all} ${path}; only the first ${kept} are used`)
  }
  const parts: T[] = []
  const count = Math.min(source.length, limits.parts)
  for (let index = 0; index < count; index++) {
    const part = source[index]
    if (!isObject(part)) {
      // `null` and what else says nothing is what writers leave of parts taken away.
      if (part) reading.problems.add(`${path}[${index}]`, `Left out: ${shown(part)} draws nothing`)
      continue
    }
    const read1 = read(part, `${path}[${index}]`, reading)
    if (read1 !== null) parts.push(read1)
  }
  return parts
}

/** Whether a value that should be a list is something else; an empty object is what zipping leaves of an empty list. */
function saysSomething(value: unknown): boolean {
  if (Array.isArray(value) || !value) return false
  return !isObject(value) || Object.keys(value).length > 0
}

/** Way points; null (with a problem) if one is not a sound coordinate or there are too many. */
export function readPoints(value: unknown, path: string, reading: PartReading): Point[] | null {
  const source = listOf(value)
  if (saysSomething(value))
    reading.problems.add(path, `Its points ${shown(value)} are no list and are ignored`)
  if (source.length > limits.points || source.length > reading.pointsLeft) {
    const count = source.length.toLocaleString('en')
    reading.problems.add(path, `Left out: its ${count} points are more than a board can show`)
    return null
  }
  const points: Point[] = []
  for (const item of source) {
    const point = pointOf(item)
    if (point) points.push(point)
    else if (Array.isArray(item)) {
      reading.problems.add(path, `Left out: ${shown(item)} is not a place on or near the board`)
      return null
    }
  }
  reading.pointsLeft -= points.length
  return points
}

/** A number of at most `limit` in size; undefined if the key is absent; with a problem if it is unsound. */
export function readNumber(
  part: SourceObject,
  key: string,
  path: string,
  reading: PartReading,
  limit: number,
): number | undefined {
  const value = own(part, key)
  if (value === undefined || value === null || value === '') return undefined
  const number = numberOf(value)
  if (number !== undefined && Math.abs(number) <= limit) return number
  // `angle: {}` and the like are what zipping leaves of an empty value.
  if (!isObject(value))
    reading.problems.add(path, `${key} ${shown(value)} is not usable and is ignored`)
  return undefined
}

/** Forms a paint may have; anything else could make a drawing refer to something outside itself. */
const paint =
  /^(#[0-9a-f]{3,8}|[a-z]{1,30}|(rgb|hsl)a?\(\s*[-+0-9.,%\s/a-z]{1,80}\)|color-mix\([-+0-9.,%\s#a-z]{1,80}\))$/i

/** A colour as the source writes it (SudokuPad's rules compare the text); undefined if absent or no colour. */
export function readColour(
  part: SourceObject,
  key: string,
  path: string,
  reading: PartReading,
): string | undefined {
  const text = textOf(own(part, key))
  if (text === undefined || text === '') return undefined
  if (paint.test(text.trim())) return text
  reading.problems.add(path, `${key} ${shown(text)} is not a colour and is ignored`)
  return undefined
}

/** A short text such as a layer's or a style's name. */
export function readName(part: SourceObject, key: string): string | undefined {
  const text = textOf(own(part, key))
  return text === undefined || text.length > 60 ? undefined : text
}

/** Keys with a meaning of their own that SudokuPad never copies onto the drawn element. */
const neverPassed = new Set(
  `target center rounded thickness text feature color angle borderColor borderSize wayPoints backgroundColor
  textAnchor fontSize maxWidth textStroke roundedRadius textColor __proto__ constructor prototype`.split(
    /\s+/,
  ),
)

/** The part's other keys with simple values, for the drawing to choose from. */
export function readPass(part: SourceObject, known: ReadonlySet<string>): PassThrough {
  const pass: Record<string, string | number | boolean> = {}
  let count = 0
  for (const key of Object.keys(part)) {
    if (neverPassed.has(key) || known.has(key) || key.length > 60) continue
    const value = part[key]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      continue
    if (typeof value === 'string' && value.length > limits.label) continue
    if (typeof value === 'number' && !Number.isFinite(value)) continue
    if (count >= limits.pass) break
    count += 1
    pass[key] = value
  }
  return pass
}

/** The object without its undefined values: absent and undefined are not the same to the types. */
export type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> }
export function given<T extends object>(values: T): Partial<Given<T>> {
  const kept: Partial<Given<T>> = {}
  for (const key of Object.keys(values) as (keyof T)[]) {
    const value = values[key]
    if (value !== undefined) kept[key] = value as Exclude<T[keyof T], undefined>
  }
  return kept
}
