import type { Result } from '@/domain/problem'
import { utf8 } from '../utf8'
import { decodeValue } from './columnar/decode'
import { encodeValue } from './columnar/encode'
import { isObject } from './fields'
import { type Compress, gunzip, gzip } from './gzip'
import { LIBRARY_VERSION } from './manifest'

export type ListKind = 'catalogue' | 'pictures'

/** A page of the library's lists as a file: gzip over JSON in the columnar form. */
export async function packList(
  kind: ListKind,
  items: readonly unknown[],
  compress: Compress = gzip,
): Promise<Uint8Array> {
  const file = { format: `ctc-replay-${kind}`, version: LIBRARY_VERSION, items: encodeValue(items) }
  return compress(utf8(JSON.stringify(file)))
}

/** The inverse of `packList`; a damaged or foreign file is a problem. */
export async function unpackList(
  kind: ListKind,
  bytes: Uint8Array,
): Promise<Result<readonly unknown[]>> {
  try {
    const file: unknown = JSON.parse(new TextDecoder().decode(await gunzip(bytes)))
    const items =
      isObject(file) && file.format === `ctc-replay-${kind}` ? decodeValue(file.items) : null
    if (Array.isArray(items)) return { ok: true, value: items, problems: [] }
    return failed(`this is not a page of a library's ${kind}`)
  } catch (error) {
    return failed(
      `the page of the ${kind} cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function failed(message: string): Result<never> {
  return { ok: false, problem: { path: '', message }, problems: [] }
}
