import { useState } from 'react'
import { formatTime } from '@/domain/time/formatTime'
import type { Player } from '@/playback/player'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

export interface ResumeNoticeProps {
  readonly player: Player
  /** Seconds: where the solve was taken up again; null when it was not. */
  readonly resumed: number | null
}

/** Says that a solve goes on where it was left, and undoes it in one click. */
export function ResumeNotice({ player, resumed }: ResumeNoticeProps) {
  const [shown, setShown] = useState(true)
  if (resumed === null || !shown) return null
  const fromStart = () => {
    player.seek(0)
    setShown(false)
  }
  return (
    <Notice onDismiss={() => setShown(false)}>
      You are back where you left, at {formatTime(resumed)}.{' '}
      <Button look="quiet" onClick={fromStart}>
        Start from the beginning
      </Button>
    </Notice>
  )
}
