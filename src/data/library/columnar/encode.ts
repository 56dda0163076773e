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
  const nulls = values.flatMap((value, i) => (value === null || value === undefined ? [i] : []))
  if (nulls.length === values.length) return { $: 'same', n: values.length, v: null }
  const present =
    nulls.length === 0 ? values : values.filter((value) => value !== null && value !== undefined)
  const kind = kindOf(present[0])
  if (kind === 'other' || present.some((value) => kindOf(value) !== kind))
    return values.map(encodeValue)
  // A table says null with its own key lists.
  if (kind === 'object') return encodeTable(values as (Record<string, unknown> | null)[])
  const column = encodePresent(present, kind)
  return nulls.length === 0 ? column : { $: 'null', n: values.length, at: gapsOf(nulls), v: column }
}

function encodePresent(values: readonly unknown[], kind: Kind): unknown {
  if (kind === 'list') {
    const lists = values as readonly unknown[][]
    const lengths = lists.map((list) => list.length)
    return { $: 'list', n: encodeList(lengths), v: encodeList(lists.flat()) }
  }
  const first = values[0]
  if (values.length > 3 && values.every((value) => Object.is(value, first))) {
    return { $: 'same', n: values.length, v: encodeValue(first) }
  }
  if (kind === 'number') return encodeNumbers(values as number[])
  if (kind === 'string') {
    const form = encodeTexts(values as string[])
    if (Array.isArray(form)) return form.map(encodeValue)
    return mapColumns(form as Form, ['i', 'n', 'at', 'to'])
  }
  return values.map(encodeValue)
}

function encodeTable(values: readonly (Record<string, unknown> | null)[]): Form | unknown[] {
  const shapes: Shape[] = []
  const shapeOf = new Map<string, Shape>()
  const columns = new Map<string, unknown[]>()
  let last: Shape | null = null
  const which = values.map((value) => {
    const keys = value ? Object.keys(value) : null
    // Mostly like the object before: then nothing needs looking up.
    const shape: Shape =
      last && sameKeys(last.keys, keys) ? last : findShape(keys, shapes, shapeOf, columns)
    last = shape
    for (let k = 0; k < shape.columns.length; k++) shape.columns[k]!.push(value![keys![k]!])
    return shape.index
  })
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
  return a.length === b.length && a.every((key, i) => key === b[i])
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
  if (Array.isArray(value)) return 'list'
  const type = typeof value
  if (type === 'number' || type === 'string' || type === 'boolean') return type
  if (type !== 'object' || value === null) return 'other'
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
