import { LibraryFault } from '@/data/library/library'
import { hostOf, nameOfUrl } from './nameOfUrl'
import { askedWait, backoff, type Patience } from './patience'
import { watchForStall } from './watchForStall'

export interface ByteRange {
  readonly start: number
  /** Exclusive. */
  readonly end: number
}

/** What came of one request: its body is through, it is worth another try, or the server serves no ranges. */
export type Outcome = 'done' | 'again' | 'no-ranges'

export interface Requester {
  /** Bytes of the file once an answer has stated them. */
  size(): number | null
  /**
   * One request; `range` null for the whole file. Pieces of the body go to `take` as they come, also those before a
   * cut. `tries` counts tries in a row without a byte gained; a repetition waits first. Rejects with a LibraryFault
   * when there is no sense in another try, or with the signal's reason.
   */
  attempt(
    range: ByteRange | null,
    tries: number,
    take: (piece: Uint8Array) => void,
    signal?: AbortSignal,
  ): Promise<Outcome>
  /** The stated length from a HEAD request; null where there is none. */
  statedLength(signal?: AbortSignal): Promise<number | null>
}

/**
 * How often in a row a freshly given address may be refused before the refusal is believed: several readers at once can
 * each meet an address that has just expired.
 */
const FRESH_TRIES = 3

/** Requests for one URL. Remembers the address that it redirects to, and renews it when that expires. */
export function createRequester(url: string, patience: Patience, known: number | null): Requester {
  const host = hostOf(url)
  const name = nameOfUrl(url)
  let size = known
  let address = url

  const fault = (kind: 'missing' | 'unreachable' | 'damaged', message: string, cause?: unknown) =>
    new LibraryFault(kind, { file: url, row: null, path: '', message }, { cause })

  const pause = async (
    tries: number,
    seconds: number,
    why: string,
    signal: AbortSignal | undefined,
    cause?: unknown,
  ): Promise<Outcome> => {
    if (tries >= patience.tries) {
      const message = `${name} could not be downloaded: ${why}, ${tries} times in a row. What has come so far is kept; try again later.`
      throw fault('unreachable', message, cause)
    }
    patience.onWait?.({ seconds, why })
    await patience.sleep(seconds, signal)
    return 'again'
  }

  /** What an answer without a usable body comes to. */
  const refused = (
    response: Response,
    used: string,
    range: ByteRange | null,
    tries: number,
    signal?: AbortSignal,
  ) => {
    const { status } = response
    if (status === 429 || status === 503) {
      const seconds = askedWait(response.headers, tries, Date.now())
      return pause(tries, seconds, `${host} asks for patience (${status})`, signal)
    }
    if (status >= 500 || status === 408) {
      return pause(tries, backoff(tries), `${host} answered ${status}`, signal)
    }
    const expires = used !== url || (response.redirected && tries <= FRESH_TRIES)
    if ([401, 403, 404, 410].includes(status) && expires) {
      // A signed address that has expired, maybe on the way to it: ask for a new one. Other requests may have.
      if (address === used) address = url
      return pause(tries, 0, `the address given by ${host} has expired`, signal)
    }
    if (range && (status === 200 || status === 403)) return 'no-ranges'
    if (status === 404) throw fault('missing', `${url} is not there (404). Check the address.`)
    if (status === 401 || status === 403) {
      const message = `${host} does not give ${name} to anonymous readers (${status}): it is private or gated. Download it there and drop the file here.`
      throw fault('unreachable', message)
    }
    if (status === 416) throw changed('it is shorter now')
    throw fault('unreachable', `${host} answered ${status} for ${url}.`)
  }

  const changed = (how: string) =>
    fault('damaged', `${name} has changed at its source (${how}). Start again.`)

  const learnSize = (response: Response) => {
    const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
    if (total === undefined) return
    if (size !== null && size !== Number(total)) throw changed(`${total} bytes, not ${size}`)
    size = Number(total)
  }

  return {
    size: () => size,

    async attempt(range, tries, take, signal) {
      let response: Response
      const used = address
      const watch = watchForStall(patience.stall, signal)
      try {
        const headers = range ? { Range: `bytes=${range.start}-${range.end - 1}` } : {}
        response = await fetch(used, { headers, signal: watch.signal })
      } catch (error) {
        watch.stop()
        signal?.throwIfAborted()
        if (address === used) address = url
        return pause(tries, backoff(tries), `${host} cannot be reached`, signal, error)
      }
      if (response.status !== (range ? 206 : 200)) {
        watch.stop()
        await response.body?.cancel()
        return refused(response, used, range, tries, signal)
      }
      if (response.redirected) address = response.url
      if (range) learnSize(response)
      try {
        if (response.body) {
          for await (const piece of piecesOf(response.body)) {
            watch.alive()
            take(piece)
          }
        }
        return 'done'
      } catch (error) {
        watch.stop()
        signal?.throwIfAborted()
        if (error instanceof LibraryFault) throw error
        return pause(tries, backoff(tries), `the connection to ${host} was cut`, signal, error)
      } finally {
        watch.stop()
      }
    },

    async statedLength(signal) {
      const response = await fetch(url, { method: 'HEAD', signal: signal ?? null }).catch(
        () => null,
      )
      signal?.throwIfAborted()
      const length = response?.ok ? response.headers.get('content-length') : null
      return length ? Number(length) : null
    },
  }
}

/** Not every browser can iterate a stream itself. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
