export type Sent =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string }

/** Milliseconds to wait for a server on this computer. */
const PATIENCE = 8000

/** What the page's security policy lets it call without encryption. */
const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/** Where the publishers' SudokuPad server runs by default. */
export const DEFAULT_SUDOKUPAD_ORIGIN = 'http://localhost:8000'

/**
 * Sends a board to a SudokuPad server of the publishers' kind, `PUT {origin}/set_state`. Never rejects: what went wrong
 * comes back in words, the browser's refusal to cross origins (CORS) among them.
 */
export async function sendState(origin: string, serializedState: string): Promise<Sent> {
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) {
    return {
      ok: false,
      message: `“${origin}” is not an address. Write one like ${DEFAULT_SUDOKUPAD_ORIGIN}.`,
    }
  }
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'http:' && !LOCAL.has(hostname)) {
    return {
      ok: false,
      message: `This page sends only to this computer (${DEFAULT_SUDOKUPAD_ORIGIN}) or to an https address, not to ${origin}.`,
    }
  }
  const url = new URL('/set_state', origin).href
  try {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ serialized_state: serializedState }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const answer = (await response.text()).slice(0, 200)
    return response.ok
      ? {
          ok: true,
          message: `Sent: the server answered ${response.status}${answer === '' ? '' : ` (${answer})`}.`,
        }
      : {
          ok: false,
          message:
            `The server refused it: ${response.status} ${response.statusText} ${answer}`.trim(),
        }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return {
        ok: false,
        message: `No answer from ${url} within ${PATIENCE / 1000} seconds. Is the server busy?`,
      }
    }
    return {
      ok: false,
      message: `${url} could not be reached. Is the server running, and does it allow this page to call it (CORS)?`,
    }
  }
}
