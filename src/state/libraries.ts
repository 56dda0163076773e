import { createStore, type StoreApi } from 'zustand/vanilla'
import { CTC_DATASET } from '@/data/hub/hubAddress'
import type { Library, LibraryOrigin } from '@/data/library/library'
import type { LibrarySource, RawFile } from '@/data/library/librarySource'
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
  close(library: Library): void
}

/** How a link names a library. */
export function libOf(library: Library): string {
  return library.id.startsWith(NAMED) ? library.id.slice(NAMED.length) : library.origin
}

/** Ids of libraries that a link can open again are their `lib` text behind this. */
const NAMED = 'lib:'

/** The open libraries. The demo's place is where the app itself was loaded from. */
export function createLibraries(client: DataClient, demoUrl: string, hub: string): Libraries {
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

  const openNamed = (origin: LibraryOrigin, lib: string, source: LibrarySource): Library => {
    const id = NAMED + lib
    const already = store.getState().open.find((library) => library.id === id)
    return already ?? start(origin, source, id)
  }
  const openUrl = (url: string): Library => {
    const source = sourceOfUrl(url, hub)
    return openNamed(source.kind === 'hub' ? 'hub' : 'url', url, source)
  }
  return {
    store,
    demo,
    named(lib) {
      if (lib === undefined || lib === 'demo') return demo
      if (lib === 'local') return openNamed('local', lib, { kind: 'local' })
      if (lib === 'hub')
        return openNamed('hub', lib, {
          kind: 'hub',
          address: { dataset: CTC_DATASET, revision: null, path: '' },
          origin: hub,
        })
      if (/^(https?|hf):\/\//i.test(lib)) return URL.canParse(lib) ? openUrl(lib) : null
      return store.getState().open.findLast((library) => library.origin === lib) ?? null
    },
    openFiles: (files) =>
      start('files', {
        kind: 'files',
        files: files.map((file): RawFile => ({ blob: file, name: file.name })),
      }),
    openUrl,
    close(library) {
      if (library === demo) return
      library.close()
      store.setState((state) => ({ open: state.open.filter((other) => other !== library) }))
    },
  }
}
