import { type FormEvent, type ReactNode, useState } from 'react'
import { formatTime } from '@/domain/time/formatTime'
import { readTime } from '@/domain/time/readTime'
import type { Session } from '@/state/session'
import { Button } from '../ui/Button'
import styles from './Transport.module.css'

export interface GoToProps {
  session: Session
  open: boolean
  onOpen(open: boolean): void
  children: ReactNode
}

/** The time read-out; a click or the key G turns it into a field that reads every form the links read. */
export function GoTo({ session, open, onOpen, children }: GoToProps) {
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('time') ?? '')
    const time = readTime(text)
    if (time === null) return setProblem('Write 12:34, 1:02:03, 754 or 12m34s.')
    session.player.seek(Math.min(time, session.trace.duration), { settled: true })
    setProblem('')
    onOpen(false)
  }
  if (!open) {
    return (
      <Button look="quiet" title="Go to a time (G)" onClick={() => onOpen(true)}>
        {children}
      </Button>
    )
  }
  return (
    <form
      className={styles.goTo}
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onOpen(false)
        }
      }}
    >
      <input
        name="time"
        ref={focus}
        aria-label="Go to time"
        placeholder={formatTime(session.player.position())}
        autoComplete="off"
      />
      <Button type="submit">Go</Button>
      <span role="alert">{problem}</span>
    </form>
  )
}

/** The user has just asked for this field. */
const focus = (field: HTMLInputElement | null) => field?.focus()
