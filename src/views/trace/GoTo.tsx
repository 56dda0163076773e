import { type FormEvent, type ReactNode, useState } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
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
  const { trace } = session
  const timed = trace.axis !== 'text'
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('time') ?? '')
    const time = timed ? readTime(text) : readPosition(text)
    if (time === null)
      return setProblem(
        timed ? 'Write 12:34, 1:02:03, 754 or 12m34s.' : 'Write a character, 12,345.',
      )
    if (time > trace.duration)
      return setProblem(`The solve ends at ${axisLabel(trace, trace.duration)}.`)
    session.player.seek(time, { settled: true })
    setProblem('')
    onOpen(false)
  }
  if (!open) {
    return (
      <Button
        look="quiet"
        title={timed ? 'Go to a time (G)' : 'Go to a character (G)'}
        onClick={() => onOpen(true)}
      >
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
        aria-label={timed ? 'Go to time' : 'Go to character'}
        placeholder={axisLabel(trace, session.player.position())}
        autoComplete="off"
      />
      <Button type="submit">Go</Button>
      <span role="alert">{problem}</span>
    </form>
  )
}

/** A character position as it is shown, `@12,345`, or plain digits; null when it is none. */
function readPosition(text: string): number | null {
  const digits = text.replace(/[@,.\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** The user has just asked for this field. */
const focus = (field: HTMLInputElement | null) => field?.focus()
