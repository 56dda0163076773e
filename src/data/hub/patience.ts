/** Why a download stands still for a moment, for people. */
export interface Wait {
  readonly seconds: number
  /** `The server asks for patience (429)`, `The connection was cut at 27 of 90 MB`. */
  readonly why: string
}

/** How requests are repeated. Tests hand in their own `sleep`. */
export interface Patience {
  /** Tries in a row without a single byte gained before giving up. */
  readonly tries: number
  /** Seconds without a byte after which a connection counts as cut. */
  readonly stall?: number
  sleep(seconds: number, signal?: AbortSignal): Promise<void>
  /** Told before each wait. */
  readonly onWait?: ((wait: Wait) => void) | undefined
}

export const PATIENCE: Patience = { tries: 6, stall: 30, sleep }

/** The longest wait that a server is granted, in seconds: the Hub counts in windows of five minutes. */
const LONGEST = 320

/** Seconds to wait before try `attempt` (1 for the first repetition): 0.5, 1, 2, 4, … 30. */
export function backoff(attempt: number): number {
  return Math.min(30, 0.25 * 2 ** attempt)
}

/**
 * Seconds that a 429 or 503 asks for: `Retry-After` in seconds or as a date, else the `t=` of the Hub's `RateLimit`
 * header, else a growing guess (browsers hide these headers unless the server exposes them). `now` in milliseconds.
 */
export function askedWait(headers: Headers, attempt: number, now: number): number {
  const after = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(after)) return Math.min(LONGEST, Number(after))
  const date = Date.parse(after)
  if (!Number.isNaN(date)) return Math.min(LONGEST, Math.max(0, (date - now) / 1000))
  const reset = /[;,]\s*t=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]
  if (reset) return Math.min(LONGEST, Number(reset))
  return Math.min(60, 5 * 2 ** (attempt - 1))
}

function sleep(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
