import type { Result } from '@/domain/problem'
import type { Carrier } from '../carrierRow'
import { refuse } from '../refuse'
import type { ByteStream } from './byteStream'
import { DataFault } from './dataFault'
import { type JsonLayout, jsonCarrier } from './jsonCarrier'
import { jsonValues } from './jsonValues'
import { lines } from './lines'
import { listCarrier } from './listCarrier'
import { parseJson } from './parseJson'
import type { RowText } from './rowText'
import { notATrace } from './traceColumns'
import { isObject, rowsOfObject } from './wrappers'

const FROM_THE_START = { offset: 0, line: 1 }

/**
 * A carrier over JSON text whose first character is `first`: a list, lines, one object, a rows-API answer.
 * Refuses a file without rows and one whose rows are no traces. `size`: bytes of the file as it is stored.
 */
export async function openJson(
  name: string,
  stream: ByteStream,
  first: '[' | '{',
  size: number,
): Promise<Result<Carrier>> {
  if (first === '[')
    return checked(jsonCarrier(name, stream, { kind: 'json-array', split: 'values', size }))
  const [one, two] = await firstTwo(lines(stream.open(0, {}), FROM_THE_START))
  const head = one && parseJson(one.bytes)
  if (head && isObject(head.value)) {
    if (two === undefined) return checked(single(name, head.value))
    return checked(jsonCarrier(name, stream, { kind: 'jsonl', split: 'lines', size }))
  }
  // The first line is no object of its own: a broken line of many, or an object laid out over lines.
  if (two && isObject(parseJson(two.bytes).value)) {
    return checked(jsonCarrier(name, stream, { kind: 'jsonl', split: 'lines', size }))
  }
  const layout: JsonLayout = { kind: 'jsonl', split: 'values', size }
  const [value, next] = await firstTwo(
    jsonValues(stream.open(0, {}), { ...FROM_THE_START, inList: false }),
  )
  const parsed = value && next === undefined && value.fault === null ? parseJson(value.bytes) : null
  if (parsed && isObject(parsed.value)) return checked(single(name, parsed.value))
  return checked(jsonCarrier(name, stream, next ? layout : { ...layout, kind: 'json-object' }))
}

function single(name: string, value: Record<string, unknown>): Carrier {
  const { kind, values } = rowsOfObject(value)
  return listCarrier(name, kind, values)
}

/** The first two rows' texts; data that breaks before is as if it ended there (reading the rows will say so). */
async function firstTwo(texts: AsyncGenerator<RowText>): Promise<RowText[]> {
  const found: RowText[] = []
  try {
    for await (const text of texts) {
      found.push(text)
      if (found.length === 2) break
    }
  } catch (error) {
    if (!(error instanceof DataFault)) throw error
  }
  return found
}

/** Refuses a carrier without rows, and one whose first readable row has none of a trace's columns. */
async function checked(carrier: Carrier): Promise<Result<Carrier>> {
  let rows = 0
  for await (const { value } of carrier.rows()) {
    rows++
    if (!isObject(value)) continue
    const wrong = notATrace(Object.keys(value))
    if (wrong !== null) return refuse(`${carrier.name} is ${wrong}`)
    break
  }
  if (rows === 0) {
    return refuse(`${carrier.name} holds no rows: it is well formed but empty. Export it again.`)
  }
  return { ok: true, value: carrier, problems: [] }
}
