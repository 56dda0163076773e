import { type Form, FormError, gapsOf, positionsOf } from './form'

const LONG = 64
const CUT = '"'

/** A list of texts in the shortest form known for it: as it is, `edit`, `dict` or `lines`. */
export function encodeTexts(values: readonly string[]): readonly string[] | Form {
  if (values.length < 4) return values
  const length = values.reduce((sum, value) => sum + value.length, 0)
  if (length / values.length >= LONG) return asEdits(values, length) ?? values
  return asDictionary(values) ?? asLines(values) ?? values
}

/** The inverse of the forms that `encodeTexts` makes; null for another form. */
export function decodeTexts(
  form: Form,
  numbers: (value: unknown) => number[],
  texts: (value: unknown) => string[],
): string[] | null {
  switch (form.$) {
    case 'lines':
      return (form.v as string).split('\n')
    case 'dict': {
      const entries = form.d as string[]
      return numbers(form.i).map((index) => entries[index]!)
    }
    case 'edit':
      return fromEdits(form.first as string, numbers(form.n), numbers(form.at), texts(form.to))
    default:
      return null
  }
}

function asLines(values: readonly string[]): Form | null {
  return values.some((value) => value.includes('\n')) ? null : { $: 'lines', v: values.join('\n') }
}

/** Pays where a few texts come again and again; words of speech are shorter as lines. */
function asDictionary(values: readonly string[]): Form | null {
  const counts = new Map<string, number>()
  const most = values.length / 8
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1)
    if (counts.size > most) return null
  }
  const entries = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!)
  const indexOf = new Map(entries.map((entry, i) => [entry, i]))
  return { $: 'dict', d: entries, i: values.map((value) => indexOf.get(value)!) }
}

/**
 * Long texts of which each resembles the one before: serialised states. Cut at quotes, a state's pieces are its
 * cells, and an action changes one or two of them. Null where that is not shorter.
 */
function asEdits(values: readonly string[], length: number): Form | null {
  const first = values[0]!
  let before = first.split(CUT)
  const counts: number[] = []
  const at: number[] = []
  const to: string[] = []
  let cost = first.length
  for (let i = 1; i < values.length; i++) {
    const pieces = values[i]!.split(CUT)
    if (pieces.length !== before.length) {
      // A text of another shape: told whole, as a count of -1.
      counts.push(-1)
      to.push(values[i]!)
      cost += values[i]!.length
    } else {
      const changed: number[] = []
      for (let p = 0; p < pieces.length; p++) {
        if (pieces[p] === before[p]) continue
        changed.push(p)
        to.push(pieces[p]!)
        cost += pieces[p]!.length + 4
      }
      counts.push(changed.length)
      at.push(...gapsOf(changed))
    }
    before = pieces
  }
  return cost * 2 < length ? { $: 'edit', first, n: counts, at, to } : null
}

function fromEdits(
  first: string,
  counts: readonly number[],
  at: readonly number[],
  to: readonly string[],
): string[] {
  const values = [first]
  let pieces = first.split(CUT)
  let nextAt = 0
  let nextTo = 0
  for (const count of counts) {
    if (count < 0) {
      const whole = to[nextTo++]
      if (whole === undefined) throw new FormError('an edited text is missing')
      pieces = whole.split(CUT)
      values.push(whole)
      continue
    }
    const positions = positionsOf(at.slice(nextAt, nextAt + count))
    nextAt += count
    for (const position of positions) {
      const piece = to[nextTo++]
      if (piece === undefined || position >= pieces.length)
        throw new FormError('an edit lies outside its text')
      pieces[position] = piece
    }
    values.push(count === 0 ? values.at(-1)! : pieces.join(CUT))
  }
  return values
}
