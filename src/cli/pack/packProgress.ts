/** Milliseconds between two lines of progress. */
const PAUSE = 3000

/** Says how far a packing is, how fast it goes and how long it will take. `total` null where it is not known. */
export function createPackProgress(
  total: number | null,
  done: number,
  say: (text: string) => void,
  now: () => number = Date.now,
): { row(): void; line(): string } {
  const started = now()
  let told = started
  let rows = 0
  const line = () => {
    const rate = rows / Math.max(0.001, (now() - started) / 1000)
    const of = total === null ? '' : ` of ${total}`
    const left = total !== null && rows > 0 ? `, ${clock((total - done - rows) / rate)} left` : ''
    return `${done + rows}${of} rows, ${rate.toFixed(1)} rows/s${left}`
  }
  return {
    line,
    row() {
      rows++
      if (now() - told < PAUSE) return
      told = now()
      say(line())
    },
  }
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
