import { bytesOfBase64 } from './base64'
import { type Form, FormError, isForm, positionsOf } from './form'
import { decodeNumbers, merge } from './numbers'
import { decodeTexts } from './texts'

/** The inverse of `encodeValue`. Throws a FormError where the form is not one it knows or contradicts itself. */
export function decodeValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(decodeValue)
  if (isForm(value)) return decodeForm(value)
  const out: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) out[key] = decodeValue(item)
  return out
}

function decodeForm(form: Form): unknown {
  switch (form.$) {
    case 'num':
      return Number(form.v)
    case 'int':
      return BigInt(form.v as string)
    case 'date':
      return new Date(decodeValue(form.v) as number)
    case 'bytes':
      return bytesOfBase64(form.v as string)
    case 'json':
      return JSON.stringify(decodeValue(form.v))
    case 'obj':
      return objectOf(form.k as string[], list(form.v))
    case 'same':
      return new Array<unknown>(count(form.n)).fill(decodeValue(form.v))
    case 'null': {
      const positions = positionsOf(form.at as number[])
      return merge<unknown>(list(form.v), positions, new Array<null>(positions.length).fill(null))
    }
    case 'list':
      return decodeLists(numbers(form.n), list(form.v))
    case 'table':
      return decodeTable(form)
    default: {
      const column = decodeNumbers(form) ?? decodeTexts(form, numbers, texts)
      if (column) return column
      throw new FormError(`unknown form "${form.$}": the file was written by a newer version`)
    }
  }
}

function decodeLists(lengths: readonly number[], items: readonly unknown[]): unknown[][] {
  let start = 0
  const lists = lengths.map((length) => {
    const end = start + length
    const part = items.slice(start, end)
    start = end
    return part
  })
  if (start !== items.length) throw new FormError('the lengths of lists do not add up')
  return lists
}

function decodeTable(form: Form): unknown[] {
  const shapes = form.k as (string[] | null)[]
  const columns = (form.c as unknown[]).map(list)
  const keys = [...new Set(shapes.flatMap((shape) => shape ?? []))]
  const columnOf = new Map(keys.map((key, i) => [key, i]))
  const slots = shapes.map((shape) => shape?.map((key) => columnOf.get(key)!) ?? null)
  const next = new Array<number>(columns.length).fill(0)
  const which = form.s === undefined ? null : numbers(form.s)
  const rows = count(form.n)
  const out: unknown[] = []
  for (let i = 0; i < rows; i++) {
    const shape = which ? which[i]! : 0
    const names = shapes[shape]
    if (names === undefined) throw new FormError('a table names a key list that it does not have')
    if (names === null) {
      out.push(null)
      continue
    }
    const slot = slots[shape]!
    const row: Record<string, unknown> = {}
    for (let k = 0; k < names.length; k++) {
      const column = slot[k]!
      row[names[k]!] = columns[column]![next[column]!++]
    }
    out.push(row)
  }
  if (columns.some((column, i) => column.length !== next[i])) {
    throw new FormError('the columns of a table do not have the length of their rows')
  }
  return out
}

function objectOf(keys: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  keys.forEach((key, i) => {
    Object.defineProperty(out, key, {
      value: values[i],
      enumerable: true,
      writable: true,
      configurable: true,
    })
  })
  return out
}

function list(value: unknown): unknown[] {
  const decoded = decodeValue(value)
  if (!Array.isArray(decoded)) throw new FormError('a column is not a list')
  return decoded
}

function numbers(value: unknown): number[] {
  return list(value) as number[]
}

function texts(value: unknown): string[] {
  return list(value) as string[]
}

function count(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new FormError('a count is not one')
  return value
}
