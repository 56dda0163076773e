/** Milliseconds after which a drawing is due even on a busy page. */
const LATEST = 600

const waiting: (() => void)[] = []
let scheduled = false

/**
 * Resolves when it is this caller's turn to draw: one small drawing an idle moment, in the order of asking, so that a
 * list that fills never holds up the page.
 */
export function drawingTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (!scheduled) schedule()
  })
}

function schedule(): void {
  scheduled = true
  whenIdle(() => {
    waiting.shift()?.()
    scheduled = false
    if (waiting.length > 0) schedule()
  })
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks; a task of its own is the next best.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST })
  else setTimeout(run, 16)
}
