/** Milliseconds to wait where the browser cannot tell when it is idle (Safari). */
const PAUSE = 1000

/** Runs a piece of work once the page has nothing better to do; returns what calls that off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, PAUSE)
    return () => window.clearTimeout(timer)
  }
  const wish = window.requestIdleCallback(work)
  return () => window.cancelIdleCallback(wish)
}
