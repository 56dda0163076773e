import { LibraryFault } from './library'

/**
 * The whole body at a URL. Rejects with a LibraryFault that says in words what the network or the server answered,
 * or with the signal's reason.
 */
export async function fetchBytes(
  url: string,
  what: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let response: Response
  try {
    response = await fetch(url, { signal })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    signal.throwIfAborted()
    const message = `${what} could not be fetched from ${hostOf(url)}: no connection, or the host does not allow other sites to read it (CORS). Check the address and try again.`
    throw new LibraryFault(
      'unreachable',
      { file: url, row: null, path: '', message },
      { cause: error },
    )
  }
  const missing = response.status === 404 || response.status === 410
  const message = missing
    ? `${what} is not there: ${hostOf(url)} answered ${response.status} for ${url}.`
    : `${what} could not be fetched: ${hostOf(url)} answered ${response.status}${response.statusText && ` (${response.statusText})`}. Try again later.`
  throw new LibraryFault(missing ? 'missing' : 'unreachable', {
    file: url,
    row: null,
    path: '',
    message,
  })
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
