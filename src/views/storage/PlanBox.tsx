import type { ImportPlan } from '@/data/import/importPlan'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import styles from './Storage.module.css'
import { sizeWords } from './sizes'

export interface PlanBoxProps {
  plan: ImportPlan
  onStart(limit: number | null): void
  onCancel(): void
}

/** What an import would mean, before anything is written; when it does not fit, a choice instead of a failure. */
export function PlanBox({ plan, onStart, onCancel }: PlanBoxProps) {
  const wanted = plan.files.filter((file) => file.here !== 'all')
  return (
    <section className={styles.plan} aria-label="Before it starts">
      {plan.problems.map((problem) => (
        <Notice key={`${problem.file} ${problem.message}`} tone="bad">
          {problem.message}
        </Notice>
      ))}
      <ul>
        {plan.files.map((file) => (
          <li key={file.id}>
            <strong>{file.name}</strong>, {sizeWords(file.size)}
            {file.rows === null ? '' : `, ${file.rows.toLocaleString('en')} rows`}
            {file.here === 'all'
              ? ': all of it is here already'
              : file.here === 'part'
                ? `: ${file.rowsHere.toLocaleString('en')} rows are here already`
                : ''}
          </li>
        ))}
      </ul>
      {wanted.length > 0 && (
        <p>
          It will take about {sizeWords(plan.bytes)} in this browser
          {plan.room
            ? `, which has ${sizeWords(Math.max(0, plan.room.quota - plan.room.usage))} left for this page`
            : ''}
          .
        </p>
      )}
      {!plan.fits && (
        <Notice tone="warn">
          Not all of it fits.{' '}
          {plan.rowsThatFit !== null && plan.rowsThatFit > 0
            ? `The first ${plan.rowsThatFit.toLocaleString('en')} rows do; or remove something first.`
            : 'Remove something first, or open the file without keeping it.'}
        </Notice>
      )}
      <div className={styles.buttons}>
        {wanted.length > 0 && plan.fits && (
          <Button look="solid" onClick={() => onStart(null)}>
            Keep in this browser
          </Button>
        )}
        {!plan.fits && plan.rowsThatFit !== null && plan.rowsThatFit > 0 && (
          <Button look="solid" onClick={() => onStart(plan.rowsThatFit)}>
            Keep the first {plan.rowsThatFit.toLocaleString('en')}
          </Button>
        )}
        <Button onClick={onCancel}>{wanted.length > 0 ? 'Cancel' : 'Good'}</Button>
      </div>
    </section>
  )
}
