import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { browserTime } from '@/playback/browserTime'
import { holdRepeat } from '@/playback/holdRepeat'

/** Props for a button that repeats its action while it is held; keys and screen readers click it as ever. */
export function useHoldRepeat(action: () => void) {
  const latest = useRef(action)
  latest.current = action
  const hold = useMemo(() => holdRepeat(() => latest.current(), browserTime), [])
  useEffect(() => hold.release, [hold])
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) hold.press()
    },
    onPointerUp: hold.release,
    onPointerLeave: hold.release,
    onPointerCancel: hold.release,
    onContextMenu: hold.release,
    onClick: (event: MouseEvent) => {
      // A click by pointer has been acted on when it went down; one without (detail 0) comes from a key.
      if (event.detail === 0) latest.current()
    },
  }
}
