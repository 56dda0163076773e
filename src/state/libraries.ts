import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Library, LibraryOrigin } from '@/data/library/library'
import type { RawFile } from '@/data/library/librarySource'
import { sourceOfUrl } from '@/data/library/librarySource'
import type { DataClient } from '@/data/worker/client'

export interface LibrariesState {
  /** In the order they were opened; the demo library is always there. */
  readonly open: readonly Library[]
}

export interface Libraries {
  readonly store: StoreApi<LibrariesState>
  readonly demo: Library
  /** The open library that a link's `lib` names; opens a URL that is not open yet; null where there is none. */
  named(lib: string | undefined): Library | null
  openFiles(files: readonly File[]): Library
  openUrl(url: string): Library
  /** Adds a library that somebody else opened (an import). */
  add(library: Library): void
  close(library: Library): void
}

/** How a link names a library. */
export function libOf(library: Library): string {
  if (library.origin === 'url')
    return library.url === '' ? library.id.replace(/^url:/, '') : library.url
  return library.origin
}

/** The open libraries. The demo's place is where the app itself was loaded from. */
export function createLibraries(client: DataClient, demoUrl: string): Libraries {
  let opened = 0
  const start = (
    origin: LibraryOrigin,
    source: Parameters<DataClient['open']>[0],
    id = `${origin}:${++opened}`,
  ): Library => {
    const library = client.open(source, { id, origin })
    store.setState((state) => ({ open: [...state.open, library] }))
    return library
  }
  const demo = client.open({ kind: 'folder', url: demoUrl }, { id: 'demo', origin: 'demo' })
  const store = createStore<LibrariesState>(() => ({ open: [demo] }))

  const openUrl = (url: string): Library => {
    const id = `url:${url}`
    const already = store.getState().open.find((library) => library.id === id)
    return already ?? start('url', sourceOfUrl(url), id)
  }
  return {
    store,
    demo,
    named(lib) {
      if (lib === undefined || lib === 'demo') return demo
      if (/^https?:\/\//i.test(lib)) return URL.canParse(lib) ? openUrl(lib) : null
      return store.getState().open.findLast((library) => library.origin === lib) ?? null
    },
    openFiles: (files) =>
      start('files', {
        kind: 'files',
        files: files.map((file): RawFile => ({ blob: file, name: file.name })),
      }),
    openUrl,
    add(library) {
      store.setState((state) => ({
        open: [...state.open.filter((other) => other.id !== library.id), library],
      }))
    },
    close(library) {
      if (library === demo) return
      library.close()
      store.setState((state) => ({ open: state.open.filter((other) => other !== library) }))
    },
  }
}
