import { createStore, type StoreApi } from 'zustand/vanilla'
import { EMPTY_LINK, type Link } from '@/domain/link/link'
import { writeLink } from '@/domain/link/writeLink'
import type { Problem } from '@/domain/problem'
import { readWholeLink } from './readWholeLink'

export interface LocationState {
  readonly link: Link
  /** What the address said that could not be read. */
  readonly problems: readonly Problem[]
  /** Counts navigations that the page must follow (open, back, forward), not its own notes in the address. */
  readonly visit: number
}

/** The part of `window` that this needs, so that tests can stand in for it. */
export interface AddressBar {
  readonly location: { readonly search: string; readonly pathname: string; readonly href: string }
  readonly history: {
    pushState(data: unknown, unused: string, url: string): void
    replaceState(data: unknown, unused: string, url: string): void
  }
  addEventListener(type: 'popstate', listener: () => void): void
}

export interface LocationStore {
  readonly store: StoreApi<LocationState>
  /** A new place (another trace, a search): the back button returns from it. */
  push(link: Link): void
  /** The same place, said more exactly (a time that settled): no history entry, the page does not reload it. */
  note(patch: Patch): void
  /** The whole address of a link, for copying. */
  href(link: Link): string
  /** More that was wrong with the address, known only once the solve is open. */
  addProblems(problems: readonly Problem[]): void
  dismissProblems(): void
}

type Patch = { readonly [K in keyof Link]?: Link[K] | undefined }

/** Safari throws after 100 history calls in 10 seconds; one a third of a second stays below, the last one wins. */
const NOTE_EVERY_MS = 340

/** The address bar as a store. Times are noted when they settle, never per tick. */
export function createLocation(bar: AddressBar): LocationStore {
  const read = () => readWholeLink(bar.location.search)
  const store = createStore<LocationState>(() => ({ ...read(), visit: 0 }))
  let due: ReturnType<typeof setTimeout> | null = null
  let last = 0

  const flush = () => {
    due = null
    last = Date.now()
    bar.history.replaceState(null, '', bar.location.pathname + writeLink(store.getState().link))
  }
  bar.addEventListener('popstate', () => {
    if (due !== null) clearTimeout(due)
    due = null
    store.setState((s) => ({ ...read(), visit: s.visit + 1 }))
  })

  return {
    store,
    push(link) {
      if (due !== null) {
        clearTimeout(due)
        flush()
      }
      bar.history.pushState(null, '', bar.location.pathname + writeLink(link))
      store.setState((s) => ({ link, problems: [], visit: s.visit + 1 }))
    },
    note(patch) {
      store.setState((s) => ({ link: patched(s.link, patch) }))
      if (due !== null) return
      const wait = NOTE_EVERY_MS - (Date.now() - last)
      if (wait <= 0) flush()
      else due = setTimeout(flush, wait)
    },
    href(link) {
      return new URL(bar.location.pathname + writeLink(link), bar.location.href).href
    },
    addProblems(more) {
      if (more.length > 0) store.setState((s) => ({ problems: [...s.problems, ...more] }))
    },
    dismissProblems() {
      store.setState({ problems: [] })
    },
  }
}

/** A link with some parts changed; undefined takes a part away. */
export function patched(link: Link, patch: Patch): Link {
  const merged = { ...EMPTY_LINK, ...link, ...patch }
  return Object.fromEntries(
    Object.entries(merged).filter(([, v]) => v !== undefined),
  ) as unknown as Link
}
