import { type ComponentType, useEffect, useState } from 'react'

export interface OnDemand<P> {
  /** The screen; null until its code is here. */
  readonly here: ComponentType<P> | null
  /** Fetches the screen's code, once. What fails is begun anew the next time it is wanted. */
  fetch(): Promise<void>
}

/** A screen whose code is fetched when it is wanted. */
export function onDemand<P>(fetch: () => Promise<ComponentType<P>>): OnDemand<P> {
  let here: ComponentType<P> | null = null
  let under: Promise<void> | null = null
  return {
    get here() {
      return here
    },
    fetch() {
      under ??= fetch().then(
        (found) => {
          here = found
        },
        (error: unknown) => {
          under = null
          throw error
        },
      )
      return under
    },
  }
}

/**
 * A screen that is wanted now (null: none is), or null until its code is here. React's own `lazy` would do, but shows
 * what waited under a `Suspense` at the earliest 300 ms after its fallback, however soon it is here; opening a solve
 * takes less than that. A fetch that fails is thrown where the screen would stand.
 */
export function useOnDemand<P>(wanted: OnDemand<P> | null): ComponentType<P> | null {
  const [state, setState] = useState<{ failed?: unknown }>({})
  useEffect(() => {
    if (!wanted || wanted.here) return
    let gone = false
    wanted.fetch().then(
      () => !gone && setState({}),
      (failed: unknown) => !gone && setState({ failed }),
    )
    return () => {
      gone = true
    }
  }, [wanted])
  if ('failed' in state) throw state.failed
  return wanted?.here ?? null
}

/** Begins to fetch a screen that is likely to be wanted. That it failed is said where it is wanted, which tries again. */
export function fetchAhead(screen: Pick<OnDemand<unknown>, 'fetch'>): void {
  screen.fetch().catch(() => undefined)
}
