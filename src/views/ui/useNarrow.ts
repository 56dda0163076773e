import { useSyncExternalStore } from 'react'

/** The width below which a screen is one column, as in the style sheets. */
const NARROW = '(max-width: 767px)'

/** Whether the screen is a phone's: for what must stand in one place or another, not in both. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )
}
