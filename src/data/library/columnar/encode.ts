import { base64OfBytes } from './base64'
import { type Form, gapsOf } from './form'
import { encodeNumbers } from './numbers'
import { encodeTexts } from './texts'

/** Shorter texts are not worth a try at being JSON. */
const JSON_TEXT = 2048

/**
 * A value in the columnar form of `form.ts`: plain JSON that `decodeValue` turns back into an equal value, key order
 * included. `undefined` becomes null and a field that holds it null; functions and symbols throw a TypeError.
 */
export function encodeValue(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return value.length < JSON_TEXT ? value : asJson(value)
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : { $: 'num', v: Object.is(value, -0) ? '-0' : String(value) }
    case 'bigint':
      return { $: 'int', v: String(value) }
    case 'boolean':
      return value
    case 'undefined':
      return null
    case 'object':
      return value === null ? null : encodeObject(value)
    default:
      throw new TypeError(`a ${typeof value} cannot be packed`)
  }
}

function encodeObject(value: object): unknown {
  if (Array.isArray(value)) return encodeList(value)
  if (value instanceof Date) return { $: 'date', v: encodeValue(value.getTime()) }
  if (ArrayBuffer.isView(value)) {
    return {
      $: 'bytes',
      v: base64OfBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)),
    }
  }
  const entries = Object.entries(value)
  if (Object.hasOwn(value, '$') || Object.hasOwn(value, '__proto__')) {
    return {
      $: 'obj',
      k: entries.map(([key]) => key),
      v: entries.map(([, item]) => encodeValue(item)),
    }
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, encodeValue(item)]))
}

/** Lists of one kind become a column; mixed lists stand as they are. */
function encodeList(values: readonly unknown[]): unknown {
  if (values.length < 2) return values.map(encodeValue)
  // Plain loops here and below: a row has some 60,000 values, and this is what packing it costs.
  let nulls = 0
  let kind: Kind | null = null
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (value === null || value === undefined) {
      nulls++
      continue
    }
    const own = kindOf(value)
    if (own === 'other' || (kind !== null && own !== kind)) return values.map(encodeValue)
    kind = own
  }
  if (kind === null) return { $: 'same', n: values.length, v: null }
  // A table says null with its own key lists.
  if (kind === 'object') return encodeTable(values as (Record<string, unknown> | null)[])
  if (nulls === 0) return encodePresent(values, kind)
  const at = values.flatMap((value, i) => (value === null || value === undefined ? [i] : []))
  const present = values.filter((value) => value !== null && value !== undefined)
  return { $: 'null', n: values.length, at: gapsOf(at), v: encodePresent(present, kind) }
}

function encodePresent(values: readonly unknown[], kind: Kind): unknown {
  if (kind === 'list') {
    const lists = values as readonly unknown[][]
    const lengths: number[] = []
    const flat: unknown[] = []
    for (const list of lists) {
      lengths.push(list.length)
      for (let i = 0; i < list.length; i++) flat.push(list[i])
    }
    return { $: 'list', n: encodeList(lengths), v: encodeList(flat) }
  }
  if (values.length > 3 && allSame(values)) {
    return { $: 'same', n: values.length, v: encodeValue(values[0]) }
  }
  if (kind === 'number') return encodeNumbers(values as number[])
  if (kind === 'string') {
    const form = encodeTexts(values as string[])
    if (Array.isArray(form)) return form.map(encodeValue)
    return mapColumns(form as Form, ['i', 'n', 'at', 'to'])
  }
  return values.map(encodeValue)
}

function allSame(values: readonly unknown[]): boolean {
  const first = values[0]
  for (let i = 1; i < values.length; i++) if (!Object.is(values[i], first)) return false
  return true
}

function encodeTable(values: readonly (Record<string, unknown> | null)[]): Form | unknown[] {
  const shapes: Shape[] = []
  const shapeOf = new Map<string, Shape>()
  const columns = new Map<string, unknown[]>()
  const which: number[] = []
  let last: Shape | null = null
  for (const value of values) {
    const keys = value ? Object.keys(value) : null
    // Mostly like the object before: then nothing needs looking up.
    const shape: Shape =
      last && sameKeys(last.keys, keys) ? last : findShape(keys, shapes, shapeOf, columns)
    last = shape
    for (let k = 0; k < shape.columns.length; k++) shape.columns[k]!.push(value![keys![k]!])
    which.push(shape.index)
  }
  // Objects with nothing in common gain nothing from columns.
  if (shapes.length > 4 + values.length / 4) return values.map(encodeValue)
  return {
    $: 'table',
    n: values.length,
    k: shapes.map(({ keys }) => keys),
    ...(shapes.length > 1 && { s: encodeList(which) }),
    c: [...columns.values()].map(encodeList),
  }
}

/** A list of keys that objects of a table have, and the columns that their values go to. */
interface Shape {
  readonly index: number
  /** Null for null in place of an object. */
  readonly keys: readonly string[] | null
  readonly columns: readonly unknown[][]
}

function findShape(
  keys: readonly string[] | null,
  shapes: Shape[],
  shapeOf: Map<string, Shape>,
  columns: Map<string, unknown[]>,
): Shape {
  const name = JSON.stringify(keys)
  const known = shapeOf.get(name)
  if (known) return known
  const own = (keys ?? []).map((key) => {
    const column = columns.get(key) ?? []
    columns.set(key, column)
    return column
  })
  const shape = { index: shapes.length, keys, columns: own }
  shapes.push(shape)
  shapeOf.set(name, shape)
  return shape
}

function sameKeys(a: readonly string[] | null, b: readonly string[] | null): boolean {
  if (a === null || b === null) return a === b
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

function mapColumns(form: Form, fields: readonly string[]): Form {
  const entries = Object.entries(form).map(([key, value]) => [
    key,
    fields.includes(key) && Array.isArray(value) ? encodeList(value) : value,
  ])
  return Object.fromEntries(entries) as Form
}

type Kind = 'number' | 'string' | 'list' | 'object' | 'boolean' | 'other'

function kindOf(value: unknown): Kind {
  const type = typeof value
  if (type === 'number' || type === 'string' || type === 'boolean') return type
  if (type !== 'object' || value === null) return 'other'
  if (Array.isArray(value)) return 'list'
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return 'other'
  return Object.hasOwn(value as object, '__proto__') ? 'other' : 'object'
}

/** A long text that is JSON, as older exports nest it, is kept as the value it writes, when that gives it back. */
function asJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value) === text ? { $: 'json', v: encodeValue(value) } : text
  } catch {
    // Not JSON after all: an ordinary text.
    return text
  }
}
