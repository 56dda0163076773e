/** What stands in a payload's place: the payload itself, taken out of a link if it came as one. */
export interface Unwrapped {
  readonly payload: string
  /** From an f-puzzles link, where the base64 stands without a prefix. */
  readonly fPuzzles: boolean
}

const link = /^(?:[a-z][a-z0-9+.-]*:)?\/\/([^/?#]*)|^((?:[a-z0-9-]+\.)+[a-z]{2,10})(?=[/?#])/i

/**
 * Takes the payload out of a link (`https://sudokupad.app/scl…`, `…?puzzleid=scl…`, `https://www.f-puzzles.com/?load=…`),
 * out of a bare query (`?puzzleid=…`), or out of quotes; anything else is returned as it is.
 */
export function unwrapPayload(text: string): Unwrapped {
  let payload = text
    .trim()
    .replace(/^\uFEFF/, '')
    .trim()
  let fPuzzles = false
  // A link may hold a link; three are plenty.
  for (let depth = 0; depth < 3; depth++) {
    if (/^"[^"]*"$|^'[^']*'$/.test(payload)) payload = payload.slice(1, -1).trim()
    if (payload.startsWith('{')) break
    if (/^https?%3a/i.test(payload)) payload = percentDecoded(payload)
    const host = link.exec(payload)
    const query = /^[?&/]*(?:puzzleid|load|puzzle)=/i.test(payload)
    if (host === null && !query) break
    fPuzzles ||= /f-?puzzles/i.test(host?.[1] ?? host?.[2] ?? '')
    const rest = host === null ? payload : payload.slice(host[0].length)
    const parameter = /[?&#/]?(puzzleid|load|puzzle|id)=([^&#]*)/i.exec(rest)
    if (parameter && !/^\/?(scl|ctc|fpuz|%7b|\{)/i.test(rest)) {
      fPuzzles ||= parameter[1]!.toLowerCase() === 'load'
      payload = parameter[2]!
    } else {
      const path = rest.replace(/^\/+/, '').replace(/^(sudoku|puzzle|fpuzzles?)\/(?=.)/i, '')
      const [own = '', hash = ''] = path.startsWith('{') ? [path] : splitOnce(path, '#')
      payload = own.startsWith('{') ? own : splitOnce(own, '?')[0]
      if (payload === '') payload = hash
    }
    payload = payload.trim()
  }
  return { payload, fPuzzles }
}

function splitOnce(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Percent-decodes up to three times, as long as that is possible and makes the text shorter. */
export function percentDecoded(text: string): string {
  let decoded = text
  for (let time = 0; time < 3 && decoded.includes('%'); time++) {
    let next: string
    try {
      next = decodeURIComponent(decoded)
    } catch {
      // A stray percent sign: this text was not encoded (any more), and is used as it stands.
      return decoded
    }
    if (next.length >= decoded.length) return decoded
    decoded = next
  }
  return decoded
}
