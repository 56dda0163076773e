import { type Form, FormError, positionsOf } from './form'

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
  const counts: number[] = []
  const at: number[] = []
  const to: string[] = []
  let cost = values[0]!.length
  for (let i = 1; i < values.length; i++) {
    const before = values[i - 1]!
    const value = values[i]!
    const edit = before === value ? NOTHING : (onePiece(before, value) ?? manyPieces(before, value))
    if (edit === null) {
      // A text of another shape: told whole, as a count of -1.
      counts.push(-1)
      to.push(value)
      cost += value.length
      continue
    }
    counts.push(edit.length)
    let next = 0
    for (const { position, piece } of edit) {
      at.push(position - next)
      to.push(piece)
      next = position + 1
      cost += piece.length + 4
    }
  }
  return cost * 2 < length ? { $: 'edit', first: values[0]!, n: counts, at, to } : null
}

interface Edit {
  readonly position: number
  readonly piece: string
}
const NOTHING: readonly Edit[] = []
const QUOTE = CUT.charCodeAt(0)

/** The usual edit, found without cutting the texts up: all that differs lies within one piece. Null otherwise. */
function onePiece(before: string, value: string): readonly Edit[] | null {
  const least = Math.min(before.length, value.length)
  let same = 0
  let position = 0
  let start = 0
  while (same < least) {
    const code = value.charCodeAt(same)
    if (code !== before.charCodeAt(same)) break
    same++
    if (code === QUOTE) {
      position++
      start = same
    }
  }
  let tail = 0
  while (
    tail < least - same &&
    before.charCodeAt(before.length - 1 - tail) === value.charCodeAt(value.length - 1 - tail)
  ) {
    tail++
  }
  const quoteBefore = before.indexOf(CUT, same)
  const quoteNow = value.indexOf(CUT, same)
  const endBefore = quoteBefore < 0 ? before.length : quoteBefore
  const endNow = quoteNow < 0 ? value.length : quoteNow
  // Behind the piece both texts must go on alike.
  const rest = value.length - endNow
  if (rest !== before.length - endBefore || rest > tail) return null
  return [{ position, piece: value.slice(start, endNow) }]
}

/** The pieces that differ; null where there are more or fewer of them than before. */
function manyPieces(before: string, value: string): readonly Edit[] | null {
  const old = before.split(CUT)
  const pieces = value.split(CUT)
  if (old.length !== pieces.length) return null
  return pieces.flatMap((piece, position) => (piece === old[position] ? [] : [{ position, piece }]))
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
