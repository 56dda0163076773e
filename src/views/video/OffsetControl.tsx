import { useId } from 'react'
import { cleanOffset, OFFSET_STEP } from '@/playback/offsets'
import { Button } from '../ui/Button'
import styles from './OffsetControl.module.css'
import { useHoldRepeat } from './useHoldRepeat'

export interface OffsetControlProps {
  readonly label: string
  /** Seconds. */
  readonly value: number
  /** Seconds: how far either way. */
  readonly limit: number
  onChange(seconds: number): void
}

/** Moves one thing against another by tenths of a second: typed, stepped, or held. */
export function OffsetControl({ label, value, limit, onChange }: OffsetControlProps) {
  const id = useId()
  const set = (seconds: number) => onChange(cleanOffset(seconds, limit))
  const earlier = useHoldRepeat(() => set(value - OFFSET_STEP))
  const later = useHoldRepeat(() => set(value + OFFSET_STEP))
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <Button look="quiet" aria-label={`${label}: a tenth of a second earlier`} {...earlier}>
        −
      </Button>
      <input
        id={id}
        className={styles.field}
        type="number"
        inputMode="decimal"
        min={-limit}
        max={limit}
        step={OFFSET_STEP}
        value={value}
        onChange={(event) => {
          // Half-typed numbers ("-") read as NaN: the last whole one stays.
          if (Number.isFinite(event.target.valueAsNumber)) set(event.target.valueAsNumber)
        }}
      />
      <span>s</span>
      <Button look="quiet" aria-label={`${label}: a tenth of a second later`} {...later}>
        +
      </Button>
      {value !== 0 && (
        <Button look="quiet" onClick={() => set(0)}>
          Reset
        </Button>
      )}
    </div>
  )
}
