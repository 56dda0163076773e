import { LibraryFault } from '@/data/library/library'
import { joinedBytes } from '../joinedBytes'
import { letGo } from '../letGo'
import { hostOf, nameOfUrl } from './nameOfUrl'
import { PATIENCE, type Patience } from './patience'
import { createRequester } from './requester'

export interface DownloadOptions {
  readonly patience?: Patience
  /** Size in bytes, where it is already known (the Hub's listing). */
  readonly size?: number
  /** Called with the number of bytes of each piece as it comes over the network. */
  readonly onBytes?: (bytes: number) => void
}

export interface Download {
  size(signal?: AbortSignal): Promise<number>
  /** Bytes `start` to `end` (exclusive), all of them. */
  read(start: number, end: number, signal?: AbortSignal): Promise<Uint8Array>
}

/** The largest file held whole when a server does not serve ranges, in bytes. */
const LARGEST_WHOLE = 512 * 1024 * 1024

/**
 * Reads a URL by Range through what really happens: redirects to signed addresses that expire, servers that answer
 * 200 or 403 to a range (then the file is fetched whole, once), 429 and 503 with their waiting time, connections cut
 * in the middle (gone on with by Range after the last byte). Rejects with a LibraryFault when patience ends.
 */
export function createDownload(url: string, options: DownloadOptions = {}): Download {
  const patience = options.patience ?? PATIENCE
  const requester = createRequester(url, patience, options.size ?? null)
  const onBytes = options.onBytes ?? (() => undefined)
  let ranges = true
  let whole: Promise<Uint8Array> | null = null

  const fault = (message: string) =>
    new LibraryFault('unreachable', { file: url, row: null, path: '', message })

  const readRange = async (
    start: number,
    end: number,
    signal?: AbortSignal,
  ): Promise<Uint8Array> => {
    const bytes = new Uint8Array(end - start)
    let filled = 0
    let tries = 1
    while (filled < bytes.length) {
      const before = filled
      const take = (piece: Uint8Array) => {
        const part = piece.subarray(0, bytes.length - filled)
        bytes.set(part, filled)
        filled += part.length
        onBytes(piece.length)
        letGo(piece)
      }
      const outcome = await requester.attempt({ start: start + filled, end }, tries, take, signal)
      if (outcome === 'no-ranges') {
        ranges = false
        return (await wholeFile(signal)).subarray(start, end)
      }
      if (filled === before && outcome === 'done') {
        throw fault(
          `${nameOfUrl(url)} ends before its stated size: ${hostOf(url)} sent nothing after byte ${start + filled}. Start again.`,
        )
      }
      tries = filled > before ? 1 : tries + 1
    }
    return bytes
  }

  const fetchWhole = async (signal?: AbortSignal): Promise<Uint8Array> => {
    for (let tries = 1; ; tries++) {
      const pieces: Uint8Array[] = []
      let length = 0
      const take = (piece: Uint8Array) => {
        pieces.push(piece)
        length += piece.length
        onBytes(piece.length)
        if (length > LARGEST_WHOLE) {
          throw fault(
            `${hostOf(url)} does not serve parts of ${nameOfUrl(url)}, and it is too large to hold whole. Download it and drop the file here.`,
          )
        }
      }
      if ((await requester.attempt(null, tries, take, signal)) === 'done')
        return joinedBytes(pieces)
    }
  }

  const wholeFile = (signal?: AbortSignal): Promise<Uint8Array> => {
    if (!whole) {
      const reading = fetchWhole(signal)
      whole = reading
      reading.catch(() => {
        whole = null
      })
    }
    return whole
  }

  return {
    async size(signal) {
      if (requester.size() === null) {
        // A first byte tells whether ranges are served and, where the server shows it, the size.
        const first = await readRange(0, 1, signal)
        if (ranges && requester.size() === null) {
          const stated = await requester.statedLength(signal)
          if (stated !== null) return stated
          ranges = false
        }
        if (!ranges) return first.length === 0 ? 0 : (await wholeFile(signal)).length
      }
      return requester.size() ?? 0
    },

    async read(start, end, signal) {
      signal?.throwIfAborted()
      if (end <= start) return new Uint8Array()
      return ranges ? readRange(start, end, signal) : (await wholeFile(signal)).subarray(start, end)
    },
  }
}
