import type { OracleForm, OracleMark, OraclePart } from './oracleForm'

/** One difference between a drawing and its oracle, in words that name the entry and the field. */
export interface Difference {
  readonly kind: 'off' | 'missing' | 'extra'
  readonly what: string
}

export interface Comparison {
  readonly compared: number
  readonly equal: number
  readonly differences: readonly Difference[]
}

/** Largest allowed distance, in user units, of places of marks and of boxes of parts. */
const MARK_TOLERANCE = 0.05
const BOX_TOLERANCE = 0.1

/** Compares a drawing with what SudokuPad drew: every mark, every part, the view box. */
export function compareOracle(ours: OracleForm, oracle: OracleForm): Comparison {
  const differences: Difference[] = []
  let compared = 1
  let equal = 0
  if (ours.viewBox === oracle.viewBox) equal++
  else differences.push({ kind: 'off', what: `viewBox ${ours.viewBox}, not ${oracle.viewBox}` })

  const pair = <T>(
    left: readonly T[],
    right: readonly T[],
    keyOf: (entry: T) => string,
    differ: (a: T, b: T) => string[],
    ordered: boolean,
  ) => {
    const pool = new Map<string, T[]>()
    for (const entry of left) {
      const key = keyOf(entry)
      pool.set(key, [...(pool.get(key) ?? []), entry])
    }
    for (const wanted of right) {
      compared++
      const key = keyOf(wanted)
      const candidates = pool.get(key) ?? []
      if (candidates.length === 0) {
        differences.push({ kind: 'missing', what: `${key} ${JSON.stringify(wanted)}` })
        continue
      }
      let best = 0
      let least = differ(candidates[0]!, wanted)
      for (let i = 1; i < candidates.length && least.length > 0 && !ordered; i++) {
        const next = differ(candidates[i]!, wanted)
        if (next.length < least.length) {
          best = i
          least = next
        }
      }
      candidates.splice(best, 1)
      if (least.length === 0) equal++
      else differences.push({ kind: 'off', what: `${key}: ${least.join('; ')}` })
    }
    for (const [key, rest] of pool) {
      for (const entry of rest) {
        differences.push({ kind: 'extra', what: `${key} ${JSON.stringify(entry)}` })
      }
    }
  }
  pair(ours.marks, oracle.marks, markKey, markDifferences, false)
  // Within a layer, parts are drawn one over the other: the order must be the same too.
  pair(ours.parts, oracle.parts, partKey, partDifferences, true)
  return { compared, equal, differences }
}

const markKey = (mark: OracleMark): string => `${mark.rc} ${mark.kind} ${mark.key ?? mark.text}`
const partKey = (part: OraclePart): string => String(part.layer)

function markDifferences(a: OracleMark, b: OracleMark): string[] {
  return fields(a, b)
    .filter((field) => {
      if (field === 'x' || field === 'y') return !near(a[field], b[field], MARK_TOLERANCE)
      if (field === 'd') return !samePath(String(a.d), String(b.d))
      return a[field] !== b[field]
    })
    .map((field) => `${field} ${a[field]}, not ${b[field]}`)
}

function partDifferences(a: OraclePart, b: OraclePart): string[] {
  return fields(a, b)
    .filter((field) => {
      if (field === 'bbox' || field === 'anchor') return !nearRecord(a[field], b[field])
      if (field === 'fill' || field === 'stroke')
        return !sameColour(String(a[field]), String(b[field]))
      if (field === 'd') return !samePath(String(a.d), String(b.d))
      return a[field] !== b[field]
    })
    .map((field) => `${field} ${JSON.stringify(a[field])}, not ${JSON.stringify(b[field])}`)
}

function fields(a: object, b: object): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
}

const near = (a: unknown, b: unknown, tolerance: number): boolean =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= tolerance + 1e-9

function nearRecord(a: unknown, b: unknown): boolean {
  const left = (a ?? {}) as Record<string, unknown>
  const right = (b ?? {}) as Record<string, unknown>
  return fields(left, right).every((key) => near(left[key], right[key], BOX_TOLERANCE))
}

/** The same text; for mixtures in Oklab, whose last digits depend on a browser's matrices, less than 1/255 apart. */
function sameColour(a: string, b: string): boolean {
  const oklab = (text: string) => /^oklab\(([^)]*)\)$/.exec(text)?.[1]?.split(' ').map(Number)
  const left = oklab(a)
  const right = oklab(b)
  return left && right ? left.every((value, i) => near(value, right[i], 1 / 255)) : a === b
}

/** Equal but for spelling: the same commands, numbers within the tolerance. */
function samePath(a: string, b: string): boolean {
  const letters = (d: string) => d.replace(/[^a-zA-Z]/g, '')
  const numbers = (d: string) => (d.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
  const left = numbers(a)
  const right = numbers(b)
  return (
    letters(a) === letters(b) &&
    left.length === right.length &&
    left.every((value, i) => near(value, right[i], MARK_TOLERANCE))
  )
}
