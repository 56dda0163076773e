import { useCallback } from 'react'
import { formatTime } from '@/domain/time/formatTime'
import type { Session } from '@/state/session'
import { Button } from '../ui/Button'
import { cellNameOf } from './findingWords'
import styles from './QualityPanel.module.css'
import { useAsync } from './useAsync'

/** The publishers' verdict on the row, with the first place that fails. */
export function Verdict({ session }: { session: Session }) {
  const load = useCallback(async () => {
    const [entry, { verdictOf }] = await Promise.all([
      session.entry(),
      import('@/domain/lm/verdict'),
    ])
    return verdictOf(entry)
  }, [session])
  const judged = useAsync(load)
  if (judged.status === 'waiting') return <p className={styles.verdict}>Judging the row…</p>
  if (judged.status === 'failed')
    return <p className={styles.verdict}>The row could not be judged: {judged.message}</p>
  const { verdict, place } = judged.value
  const { times } = session.trace.groups
  return (
    <div className={styles.verdict} data-tone={verdict === 'Success' ? 'ok' : 'warn'}>
      <strong>{verdict}</strong>
      {place === null ? (
        <p>The publishers’ replay reaches the solution without a contradiction.</p>
      ) : (
        <p>
          {place.message} (<code>{place.path}</code>
          {place.cell === null ? '' : `, ${cellNameOf(place.cell, session.trace.cols)}`}).{' '}
          {place.group !== null && times[place.group] !== undefined && (
            <Button onClick={() => session.player.seek(times[place.group!]!, { settled: true })}>
              Go to {formatTime(times[place.group]!)}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
