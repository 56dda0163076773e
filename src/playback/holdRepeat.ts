import type { TimeSource } from './clock'

/** Milliseconds before a held button repeats, and between its repeats: as keyboards do. */
const FIRST = 400
const EVERY = 90

export interface HoldRepeat {
  /** Does it once, and again and again until let go. */
  press(): void
  release(): void
}

/** A button that repeats while it is held. Whoever takes it off the page lets it go first. */
export function holdRepeat(
  action: () => void,
  time: Pick<TimeSource, 'setTimer' | 'clearTimer'>,
): HoldRepeat {
  let timer: number | null = null
  const release = () => {
    if (timer !== null) time.clearTimer(timer)
    timer = null
  }
  const again = () => {
    timer = time.setTimer(again, EVERY)
    action()
  }
  return {
    press() {
      release()
      timer = time.setTimer(again, FIRST)
      action()
    },
    release,
  }
}
