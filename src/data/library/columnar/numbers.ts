import { moveByUlps, planesFromText, planesToText, ulpsBetween } from './floats'
import { type Form, gapsOf, positionsOf } from './form'

/**
 * What times are counted in: hundredths (Whisper's), milliseconds, video frames. The order is the preference.
 */
const DIVISORS = [100, 1000, 30, 25, 60, 50, 24, 30000 / 1001, 60000 / 1001, 24000 / 1001]
const SHORTEST_FLOATS = 4
/** Differences of whole numbers up to this are exact. */
const LARGEST = 2 ** 51

/** A list of numbers in the shortest form known for it: as it is, `delta`, `ratio`, `f32` or `f64`. */
export function encodeNumbers(values: readonly number[]): readonly number[] | Form {
  if (allWhole(values)) {
    if (values.some((value) => Math.abs(value) > LARGEST)) return values
    const deltas = differences(values)
    return textLength(deltas) < textLength(values) ? { $: 'delta', v: deltas } : values
  }
  if (values.length < SHORTEST_FLOATS && values.every(plain)) return values
  for (const by of DIVISORS) {
    const form = asRatio(values, by)
    if (form) return form
  }
  const odd = values.flatMap((value, i) => (isFloat(value) ? [] : [i]))
  if (odd.length * 2 > values.length) return { $: 'f64', v: planesToText(values, 8) }
  return {
    $: 'f32',
    v: planesToText(odd.length === 0 ? values : values.filter(isFloat), 4),
    ...(odd.length > 0 && {
      at: gapsOf(odd),
      x: planesToText(
        odd.map((i) => values[i]!),
        8,
      ),
    }),
  }
}

/** The inverse of the forms that `encodeNumbers` makes; null for another form. */
export function decodeNumbers(form: Form): number[] | null {
  switch (form.$) {
    case 'delta':
      return sums(form.v as number[])
    case 'ratio': {
      const by = form.by as number
      const values = sums(form.d as number[])
      for (let i = 0; i < values.length; i++) values[i] = values[i]! / by
      const ulps = (form.u ?? []) as number[]
      positionsOf((form.at ?? []) as number[]).forEach((at, i) => {
        values[at] = moveByUlps(values[at]!, ulps[i]!)
      })
      return values
    }
    case 'f64':
      return planesFromText(form.v as string, 8)
    case 'f32': {
      const floats = planesFromText(form.v as string, 4)
      if (form.at === undefined) return floats
      const doubles = planesFromText(form.x as string, 8)
      return merge(floats, positionsOf(form.at as number[]), doubles)
    }
    default:
      return null
  }
}

/** Puts `inserted` at the ascending `positions` of the result, `rest` in order everywhere else. */
export function merge<T>(
  rest: readonly T[],
  positions: readonly number[],
  inserted: readonly T[],
): T[] {
  const out = new Array<T>(rest.length + positions.length)
  let from = 0
  let next = 0
  for (let i = 0; i < out.length; i++) {
    if (positions[next] === i) out[i] = inserted[next++]!
    else out[i] = rest[from++]!
  }
  return out
}

/** Null when more than a quarter of the values is not k / by to the last bit, or one is not even near. */
function asRatio(values: readonly number[], by: number): Form | null {
  const whole: number[] = []
  const at: number[] = []
  const ulps: number[] = []
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const k = Math.round(value * by)
    if (!(Math.abs(k) <= LARGEST) || Object.is(k, -0)) return null
    const distance = ulpsBetween(k / by, value)
    if (distance === null) return null
    if (distance !== 0) {
      at.push(i)
      ulps.push(distance)
    }
    if (at.length > 16 + values.length / 4) return null
    whole.push(k)
  }
  const form = { $: 'ratio', by, d: differences(whole) }
  return at.length === 0 ? form : { ...form, at: gapsOf(at), u: ulps }
}

/** Four bytes hold it without loss. */
function isFloat(value: number): boolean {
  return Object.is(Math.fround(value), value)
}

/** Plain JSON numbers can hold it. */
function plain(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0)
}

function allWhole(values: readonly number[]): boolean {
  for (let i = 0; i < values.length; i++) {
    if (!Number.isSafeInteger(values[i]) || Object.is(values[i], -0)) return false
  }
  return true
}

function differences(values: readonly number[]): number[] {
  const gaps = new Array<number>(values.length)
  let before = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    gaps[i] = value - before
    before = value
  }
  return gaps
}

function sums(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

function textLength(values: readonly number[]): number {
  let length = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const size = Math.abs(value)
    // Most are small: a logarithm only for the others.
    length += value < 0 ? 2 : 1
    if (size >= 9) length += size < 99 ? 1 : size < 999 ? 2 : Math.floor(Math.log10(size + 1))
  }
  return length
}
