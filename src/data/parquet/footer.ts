import { type FileMetaData, parquetMetadata, parquetSchema } from 'hyparquet'
import type { Result } from '@/domain/problem'
import type { ByteSource } from '../byteSource'
import { refuse } from '../refuse'
import { type Schema, schemaOf } from './schemaNodes'

/** Bytes read at the end of the file: enough for the table of contents of a raw shard. */
const TAIL = 65536

export interface Footer {
  readonly metadata: FileMetaData
  readonly schema: Schema
  /** First byte of the table of contents: no column goes beyond it. */
  readonly start: number
}

/** Reads a Parquet file's table of contents, or says why there is none. */
export async function readFooter(source: ByteSource): Promise<Result<Footer>> {
  const { name, size } = source
  const cut = `${name} is a Parquet file that was cut off: its table of contents, which stands at the end, is missing (${size.toLocaleString('en')} bytes are here). Download it again.`
  const damaged = `${name} is a Parquet file whose table of contents is damaged. Download it again.`
  if (size < 12) return refuse(cut)
  let tail = await source.read(Math.max(0, size - TAIL), size)
  const mark = String.fromCharCode(...tail.subarray(tail.length - 4))
  if (mark === 'PARE') {
    return refuse(`${name} is an encrypted Parquet file: save it without encryption.`)
  }
  if (mark !== 'PAR1') return refuse(cut)
  const length = new DataView(tail.buffer, tail.byteOffset).getUint32(tail.length - 8, true)
  if (length > size - 12) return refuse(damaged)
  if (length + 8 > tail.length) tail = await source.read(size - length - 8, size)
  try {
    const metadata = parquetMetadata(tail, { geoparquet: false, parsers: noStatistics })
    const schema = schemaOf(parquetSchema(metadata))
    if (!(metadata.num_rows >= 0n)) return refuse(damaged)
    return { ok: true, value: { metadata, schema, start: size - length - 8 }, problems: [] }
  } catch {
    // Whatever the reader of the table stumbles over, it stumbles because the bytes are not what they should be.
    return refuse(damaged)
  }
}

/** Statistics are not used: their texts need no decoding. */
const noStatistics = { stringFromBytes: () => '', jsonFromBytes: () => null }
