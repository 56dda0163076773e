import { useCallback, useRef, useState } from 'react'

/**
 * State that belongs to something (a session): while it is the same, a `useState`; with another one, the first value
 * again, at once and without a render between. A setter of what is gone does nothing.
 */
export function useStateOf<T>(owner: unknown, first: T): [T, (value: T) => void] {
  const [held, setHeld] = useState({ owner, value: first })
  const latest = useRef(owner)
  latest.current = owner
  const set = useCallback(
    (value: T) => {
      if (latest.current === owner) setHeld({ owner, value })
    },
    [owner],
  )
  return [held.owner === owner ? held.value : first, set]
}
