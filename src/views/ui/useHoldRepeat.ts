import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { browserTime } from '@/playback/browserTime'
import { holdRepeat } from '@/playback/holdRepeat'

/** Props for a button that repeats its action while it is held; keys and screen readers click it as ever. */
export function useHoldRepeat(action: () => void) {
  const latest = useRef(action)
  latest.current = action
  const hold = useMemo(() => holdRepeat(() => latest.current(), browserTime), [])
  // A click that follows a press was acted on when it went down; one of a key, or made by a program, counts no clicks.
  const pressed = useRef(false)
  useEffect(() => hold.release, [hold])
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      pressed.current = true
      hold.press()
    },
    onPointerUp: hold.release,
    // A finger leaves as it lifts, before its click comes: only the repeating ends here.
    onPointerLeave: hold.release,
    onPointerCancel: hold.release,
    onContextMenu: hold.release,
    onClick: (event: MouseEvent) => {
      if (event.detail === 0 || !pressed.current) latest.current()
      pressed.current = false
    },
  }
}
