import { useState } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import { Button } from '@/views/ui/Button'
import { Notice } from '@/views/ui/Notice'

export interface ResumedNoticeProps {
  session: Session
  /** Seconds, or null when nothing was taken up. */
  resumed: number | null
}

/** Says that the solve was taken up where it was left, and undoes it in one click. */
export function ResumedNotice({ session, resumed }: ResumedNoticeProps) {
  const [gone, setGone] = useState(false)
  if (resumed === null || gone) return null
  return (
    <Notice onDismiss={() => setGone(true)}>
      Taken up at {axisLabel(session.trace, resumed)}, where you left it.{' '}
      <Button
        onClick={() => {
          session.player.seek(0, { settled: true })
          setGone(true)
        }}
      >
        Start from the beginning
      </Button>
    </Notice>
  )
}
