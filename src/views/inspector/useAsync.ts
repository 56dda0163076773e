import { useEffect, useState } from 'react'

export type Async<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string }

const WAITING = { status: 'waiting' } as const

/** What `load` gives, once it does. `load` must be stable; a new one starts over, and late answers of the old are dropped. */
export function useAsync<T>(load: () => Promise<T>): Async<T> {
  const [state, setState] = useState<Async<T>>(WAITING)
  useEffect(() => {
    let gone = false
    setState(WAITING)
    load().then(
      (value) => {
        if (!gone) setState({ status: 'done', value })
      },
      (error: unknown) => {
        if (!gone)
          setState({
            status: 'failed',
            message: error instanceof Error ? error.message : String(error),
          })
      },
    )
    return () => {
      gone = true
    }
  }, [load])
  return state
}
