import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { browserTime } from '@/playback/browserTime'
import { holdRepeat } from '@/playback/holdRepeat'

/** Props for a button that repeats its action while it is held; keys and screen readers click it as ever. */
export function useHoldRepeat(action: () => void) {
  const latest = useRef(action)
  latest.current = action
  const hold = useMemo(() => holdRepeat(() => latest.current(), browserTime), [])
  // A click that follows a press has been acted on when it went down; one without comes from a key.
  const pressed = useRef(false)
  useEffect(() => hold.release, [hold])
  const letGo = () => {
    pressed.current = false
    hold.release()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      pressed.current = true
      hold.press()
    },
    onPointerUp: hold.release,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onContextMenu: letGo,
    onClick: () => {
      if (!pressed.current) latest.current()
      pressed.current = false
    },
  }
}
