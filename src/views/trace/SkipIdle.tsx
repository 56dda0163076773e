import styles from './Transport.module.css'

export interface SkipIdleProps {
  /** Seconds of silence jumped while playing, or null for none. */
  skipIdle: number | null
  onSkipIdle(seconds: number | null): void
}

/** Shortest silences that can be skipped, and the one offered first, seconds. */
const SKIP_CHOICES = [2, 5, 10, 30]
const SKIP_FIRST = 5

/** Whether playing jumps over idle stretches, and from which length on. */
export function SkipIdle({ skipIdle, onSkipIdle }: SkipIdleProps) {
  return (
    <label className={styles.skip}>
      <input
        type="checkbox"
        checked={skipIdle !== null}
        onChange={(event) => onSkipIdle(event.target.checked ? SKIP_FIRST : null)}
      />
      Skip idle
      {skipIdle !== null && (
        <select
          aria-label="Shortest silence to skip"
          value={skipIdle}
          onChange={(event) => onSkipIdle(Number(event.target.value))}
        >
          {SKIP_CHOICES.map((seconds) => (
            <option key={seconds} value={seconds}>
              over {seconds} s
            </option>
          ))}
        </select>
      )}
    </label>
  )
}
