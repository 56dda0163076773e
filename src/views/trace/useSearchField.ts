import { useCallback, useRef } from 'react'
import type { Session } from '@/state/session'

/** The find field, wherever it stands, and how a key gets into it: on a phone it is part of the transcript. */
export function useSearchField({ store }: Session) {
  const field = useRef<HTMLInputElement>(null)
  const focus = useCallback(() => {
    if (store.getState().panel !== 'transcript') store.setState({ panel: 'transcript' })
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.select()
    })
  }, [store])
  return { field, focus }
}
