import type { Result } from '@/domain/problem'
import type { ByteSource } from '../byteSource'
import { byteSourceOfBytes } from '../byteSourceOfBytes'
import type { Carrier } from '../carrierRow'
import { joinedBytes } from '../joinedBytes'
import { refuse } from '../refuse'
import { type ByteStream, headOf, streamOf } from './byteStream'
import { DataFault } from './dataFault'
import { describeForeign } from './foreignFormat'
import { inflated } from './inflate'
import { isBlank } from './lines'
import { openJson } from './openJson'

/** Bytes looked at to tell what a file is. */
const HEAD = 4096
/** Largest Parquet file taken out of a compressed one, in bytes: it must be held whole. */
const MAX_INFLATED_PARQUET = 1024 * 1024 * 1024

/**
 * Opens a file of raw rows, whatever carries them: Parquet, JSON Lines, a JSON list, one JSON object, the
 * Hub's rows-API answer, and any of them compressed with gzip or Zstandard. What it is is told by its
 * content, never its name. A file that cannot be opened gives one problem: which file, what is wrong with it,
 * what to do. Rejects only when the source itself cannot be read.
 */
export async function openCarrier(source: ByteSource): Promise<Result<Carrier>> {
  const { name, size } = source
  if (size === 0) return refuse(`${name} is empty (0 bytes). Download or export it again.`)
  let stream: ByteStream = streamOf(source)
  let compressed = false
  for (;;) {
    const head = await tolerantHead(stream)
    if (head instanceof DataFault) {
      return refuse(`${name} cannot be opened: ${head.message}. Download it again.`)
    }
    if (startsWith(head, [0x50, 0x41, 0x52, 0x31])) {
      const { openParquet } = await import('../parquet/openParquet')
      if (!compressed) return openParquet(source)
      const whole = await wholeOf(stream)
      if (whole instanceof DataFault) {
        return refuse(`${name} cannot be opened: ${whole.message}. Download it again.`)
      }
      return openParquet(byteSourceOfBytes(name, whole))
    }
    const compression = startsWith(head, [0x1f, 0x8b])
      ? 'gzip'
      : startsWith(head, [0x28, 0xb5, 0x2f, 0xfd])
        ? 'zstd'
        : null
    if (compression === null) return openText(name, size, stream, head)
    stream = inflated(stream, compression)
    compressed = true
  }
}

async function openText(
  name: string,
  size: number,
  stream: ByteStream,
  head: Uint8Array,
): Promise<Result<Carrier>> {
  if (isBlank(head) && head.length < HEAD) {
    return refuse(`${name} holds nothing but blank space. Download or export it again.`)
  }
  const first = /[^\s\uFEFF]/.exec(new TextDecoder().decode(head))?.[0]
  if (first === '{' || first === '[') return openJson(name, stream, first, size)
  if (utf16(head)) {
    return refuse(`${name} is UTF-16 text: save it as UTF-8 and open it again.`)
  }
  return refuse(`${name} ${describeForeign(head)}`)
}

/** UTF-16 shows in its byte order mark, or in every other byte of JSON's ASCII being zero. */
function utf16(head: Uint8Array): boolean {
  const [a, b] = head
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)
}

async function tolerantHead(stream: ByteStream): Promise<Uint8Array | DataFault> {
  try {
    return await headOf(stream, HEAD)
  } catch (error) {
    if (error instanceof DataFault) return error
    throw error
  }
}

async function wholeOf(stream: ByteStream): Promise<Uint8Array | DataFault> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of stream.open(0, {})) {
      parts.push(chunk)
      length += chunk.length
      if (length > MAX_INFLATED_PARQUET) {
        return new DataFault('the Parquet file inside is over 1 GB; unpack it first')
      }
    }
  } catch (error) {
    if (error instanceof DataFault) return error
    throw error
  }
  return joinedBytes(parts)
}

function startsWith(head: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => head[i] === byte)
}
