import { useEffect, useRef } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import { CopyButton } from '../share/CopyButton'

export interface CopyMomentProps {
  session: Session
  /** The address of the present moment. */
  link(): string
}

/** "Copy link 12:34": one click; the time on it is written by the clock. */
export function CopyMoment({ session, link }: CopyMomentProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let shown = ''
    const write = (position: number) => {
      const text = axisLabel(session.trace, position)
      // Nobody presses it with the hand on the timeline, and a new label lays out the whole bar.
      if (text === shown || !ref.current || session.store.getState().scrubbing) return
      shown = text
      ref.current.textContent = text
    }
    write(session.player.position())
    return session.player.onFrame(write)
  }, [session])
  return (
    <CopyButton id="copy-moment" text={link} title="Copy a link to this moment (C)">
      <span>
        Copy link <span ref={ref} className="num" />
      </span>
    </CopyButton>
  )
}
