import { useMemo } from 'react'
import type { DigitsStep } from '@/domain/trace/digitsPlaced'
import styles from './Timeline.module.css'
import { type TimeView, xOf } from './timeView'

export interface DigitsCurveProps {
  steps: readonly DigitsStep[]
  view: TimeView
  width: number
}

/** Height of the curve's own units: it is stretched over the lanes. */
const TALL = 100

/** Digits on the board over time, a step a change, over the lanes. */
export function DigitsCurve({ steps, view, width }: DigitsCurveProps) {
  const d = useMemo(() => {
    const most = steps.reduce((a, step) => Math.max(a, step.placed), 1)
    let path = ''
    for (const step of steps) {
      const x = Math.min(width + 1, Math.max(-1, xOf(view, width, step.time)))
      const y = TALL - (step.placed / most) * TALL
      path += path === '' ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`
    }
    return path === '' ? '' : `${path}H${Math.min(width, xOf(view, width, view.to)).toFixed(1)}`
  }, [steps, view, width])
  if (d === '' || width === 0) return null
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${width} ${TALL}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
