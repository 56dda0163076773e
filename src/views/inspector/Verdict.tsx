import { useCallback } from 'react'
import type { RowVerdict } from '@/domain/lm/verdict'
import { axisLabel } from '@/domain/time/axisLabel'
import { cellName } from '@/domain/trace/cellName'
import type { Session } from '@/state/session'
import { Button } from '../ui/Button'
import styles from './QualityPanel.module.css'
import { useAsync } from './useAsync'

const SUCCESS: RowVerdict = { verdict: 'Success', place: null, group: null }

/** The publishers' verdict on the row, with the first place that fails. */
export function Verdict({ session }: { session: Session }) {
  const known = session.verdict
  const load = useCallback(
    // A success has no failing place to look for.
    async () => (known === SUCCESS.verdict ? SUCCESS : session.row.judge()),
    [session, known],
  )
  const judged = useAsync(load)
  if (judged.status === 'failed')
    return (
      <p className={styles.verdict} role="alert">
        The row could not be judged: {judged.message}
      </p>
    )
  if (judged.status === 'waiting')
    return (
      <div className={styles.verdict} data-tone={known === '' ? undefined : toneOf(known)}>
        {known !== '' && <strong>{known}</strong>}
        <p>{known === '' ? 'Judging the row…' : 'Looking for the first place that fails…'}</p>
      </div>
    )
  if (judged.value === null)
    return (
      <div className={styles.verdict}>
        <strong>No verdict</strong>
        <p>
          A processed row holds one board and no states, so the publishers’ checks have nothing to
          compare.
        </p>
      </div>
    )
  const { verdict, place } = judged.value
  return (
    <div className={styles.verdict} data-tone={toneOf(verdict)}>
      <strong>{verdict}</strong>
      {place === null ? (
        <p>The publishers’ replay reaches the solution without a contradiction.</p>
      ) : (
        <Place session={session} place={place} />
      )}
    </div>
  )
}

const toneOf = (verdict: string) => (verdict === SUCCESS.verdict ? 'ok' : 'warn')

function Place({ session, place }: { session: Session; place: NonNullable<RowVerdict['place']> }) {
  const { trace, player } = session
  const time = place.group === null ? undefined : trace.groups.times[place.group]
  return (
    <>
      <p>
        First failure: {place.message} (<code>{place.path}</code>
        {place.cell === null ? '' : `, ${cellName(place.cell, trace.cols)}`}).
      </p>
      {time !== undefined && (
        <Button
          onClick={() => {
            player.pause()
            player.seek(time, { settled: true })
          }}
        >
          Go to {axisLabel(trace, time)}
        </Button>
      )}
    </>
  )
}
