import { useCallback, useRef } from 'react'

/**
 * A function that stays the same from render to render and does what the newest one given does: what is handed to
 * memoised rows must not change because a filter did. For handlers only, never to be called while rendering.
 */
export function useStable<Args extends unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...args: Args) => latest.current(...args), [])
}
