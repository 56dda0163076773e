import { useCallback, useEffect, useRef } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import { CopyButton } from '../share/CopyButton'

export interface CopyMomentProps {
  session: Session
  /** The address of the present moment, or of the range that is marked. */
  link(): string
}

/** "Copy link 12:34", or of a marked range: one click; the times on it are written by the clock. */
export function CopyMoment({ session, link }: CopyMomentProps) {
  const label = useRef<HTMLSpanElement>(null)
  const write = useCallback(() => {
    const { range, scrubbing } = session.store.getState()
    const at = (time: number) => axisLabel(session.trace, time)
    const text = range ? `${at(range.start)}–${at(range.end)}` : at(session.player.position())
    const node = label.current
    // Nobody presses it with the hand on the timeline, and a new label lays out the whole bar.
    if (node && node.textContent !== text && (!scrubbing || node.textContent === ''))
      node.textContent = text
  }, [session])
  useEffect(() => {
    const offs = [
      session.player.onFrame(write),
      session.store.subscribe((now, before) => {
        if (now.range !== before.range) write()
      }),
    ]
    return () => {
      for (const off of offs) off()
    }
  }, [session, write])
  // The label is a new one whenever the button has said "Copied".
  const place = useCallback(
    (node: HTMLSpanElement | null) => {
      label.current = node
      write()
    },
    [write],
  )
  return (
    <CopyButton
      id="copy-moment"
      text={link}
      title="Copy a link to this moment, or to the marked range (C)"
    >
      <span>
        Copy link <span ref={place} className="num" />
      </span>
    </CopyButton>
  )
}
