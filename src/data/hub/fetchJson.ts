import { LibraryFault } from '@/data/library/library'
import { hostOf } from './nameOfUrl'
import { askedWait, backoff, type Patience } from './patience'

/**
 * JSON from an API: waits where the server asks for it, tries again where the network fails. Rejects with a
 * LibraryFault that says in words what was answered. `what` starts its sentences.
 */
export async function fetchJson(
  url: string,
  what: string,
  patience: Patience,
  signal?: AbortSignal,
): Promise<unknown> {
  const fault = (kind: 'missing' | 'unreachable' | 'damaged', message: string, cause?: unknown) =>
    new LibraryFault(kind, { file: url, row: null, path: '', message }, { cause })
  for (let tries = 1; ; tries++) {
    let why = ''
    let seconds = backoff(tries)
    let cause: unknown
    try {
      const response = await fetch(url, { signal: signal ?? null })
      const { status } = response
      if (response.ok) {
        const text = await response.text()
        try {
          return JSON.parse(text)
        } catch (error) {
          throw fault(
            'damaged',
            `${what}: ${hostOf(url)} answered with something that is not JSON.`,
            error,
          )
        }
      }
      await response.body?.cancel()
      if (status === 404)
        throw fault('missing', `${what} is not on ${hostOf(url)} (404). Check the name.`)
      if (status === 401 || status === 403) {
        throw fault(
          'unreachable',
          `${what} is private or gated: ${hostOf(url)} does not show it to anonymous readers (${status}).`,
        )
      }
      why = `${hostOf(url)} answered ${status}`
      if (status === 429 || status === 503) {
        why = `${hostOf(url)} asks for patience (${status})`
        seconds = askedWait(response.headers, tries, Date.now())
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof LibraryFault) throw error
      why = `${hostOf(url)} cannot be reached`
      cause = error
    }
    if (tries >= patience.tries)
      throw fault(
        'unreachable',
        `${what} could not be fetched: ${why}, ${tries} times in a row. Try again later.`,
        cause,
      )
    patience.onWait?.({ seconds, why })
    await patience.sleep(seconds, signal)
  }
}
