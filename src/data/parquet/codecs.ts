import type { CompressionCodec } from 'hyparquet'
import { PageFault } from './pageFault'
import { snappy } from './snappy'

/** Decompresses one page to exactly `size` bytes, into `output` (of that length) if it can, or throws `PageFault`. */
export type Inflate = (
  input: Uint8Array,
  size: number,
  output?: Uint8Array,
) => Uint8Array | Promise<Uint8Array>

/**
 * The decompressor for a codec, loaded when a column first needs it. Snappy is what the dataset uses; gzip is
 * the platform's; Zstandard, Brotli and LZ4 come from libraries.
 */
export async function inflateOf(codec: CompressionCodec | undefined): Promise<Inflate> {
  switch (codec) {
    case 'UNCOMPRESSED':
      return sized((input) => input)
    case 'SNAPPY':
      return snappy
    case 'GZIP':
      return sized(gunzip)
    case 'ZSTD': {
      const { decompress } = await import('fzstd')
      return sized((input, size) => decompress(input, new Uint8Array(size)))
    }
    case 'BROTLI': {
      const { decompressBrotli } = await import('hyparquet-compressors/src/brotli.js')
      return sized(decompressBrotli)
    }
    case 'LZ4': {
      const { decompressLz4 } = await import('hyparquet-compressors/src/lz4.js')
      return sized(decompressLz4)
    }
    case 'LZ4_RAW': {
      const { decompressLz4Raw } = await import('hyparquet-compressors/src/lz4.js')
      return sized(decompressLz4Raw)
    }
    default: {
      const named = codec ?? 'an unknown codec'
      return () => {
        throw new PageFault(`is compressed with ${named}, which cannot be read here`)
      }
    }
  }
}

/** A library's decoder, held to the size the page states. */
function sized(inflate: Inflate): Inflate {
  return async (input, size) => {
    let output: Uint8Array
    try {
      output = await inflate(input, size)
    } catch (error) {
      throw new PageFault(`cannot be decompressed (${shortReason(error)})`, { cause: error })
    }
    if (output.length !== size) {
      throw new PageFault(`decompresses to ${output.length} bytes in place of ${size}`)
    }
    return output
  }
}

function shortReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 80)
}

async function gunzip(input: Uint8Array, size: number): Promise<Uint8Array> {
  const output = new Uint8Array(size)
  // The platform's type wants a plain ArrayBuffer; sources never hand out shared ones.
  const stream = new Blob([input as Uint8Array<ArrayBuffer>]).stream()
  let filled = 0
  for await (const chunk of stream.pipeThrough(new DecompressionStream('gzip'))) {
    if (filled + chunk.length > size) throw new PageFault('is longer than stated')
    output.set(chunk, filled)
    filled += chunk.length
  }
  return output.subarray(0, filled)
}
