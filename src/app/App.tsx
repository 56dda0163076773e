import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Library } from '@/data/library/library'
import { readListQuery, writeListQuery } from '@/domain/library/listQuery'
import { findEntry } from '@/state/findEntry'
import { libOf } from '@/state/libraries'
import { useApp } from '@/views/ui/appContext'
import { useTheme } from '@/views/ui/useTheme'
import { DropZone } from './DropZone'
import { LibraryPage } from './LibraryPage'
import { LinkNotices } from './LinkNotices'
import { Missing } from './Missing'
import { onDemand, useOnDemand } from './onDemand'
import { TracePage } from './TracePage'

const searchPage = onDemand(async () => (await import('./SearchPage')).SearchPage)
const storagePages = onDemand(async () => (await import('./StoragePages')).StoragePages)

/** Which screen the address means: a solve, or the library. */
export function App() {
  const { location, libraries } = useApp()
  useTheme()
  const link = useStore(location.store, (state) => state.link)
  useStore(libraries.store)
  const library = libraries.named(link.lib)
  const page =
    link.v === undefined && (link.page === 'storage' || link.page === 'hub') ? link.page : null
  const StoragePages = useOnDemand(page ? storagePages : null)

  const openFiles = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return
      const opened = libraries.openFiles(files)
      location.push({ lib: libOf(opened), unknown: [] })
    },
    [libraries, location],
  )

  return (
    <DropZone onFiles={openFiles}>
      {page ? (
        StoragePages && <StoragePages page={page} />
      ) : library ? (
        <LibraryOrTrace library={library} openFiles={openFiles} />
      ) : (
        <Missing link={link} openFiles={openFiles} />
      )}
    </DropZone>
  )
}

interface LibraryOrTraceProps {
  library: Library
  openFiles(files: readonly File[]): void
}

function LibraryOrTrace({ library, openFiles }: LibraryOrTraceProps) {
  const { location } = useApp()
  const link = useStore(location.store, (state) => state.link)
  const snapshot = useSyncExternalStore(library.subscribe, library.getSnapshot)
  const entry = findEntry(snapshot.entries, link)
  const notices = <LinkNotices />
  const searches = link.q !== undefined || link.page === 'search'
  const SearchPage = useOnDemand(searches && link.v === undefined ? searchPage : null)

  if (link.v !== undefined) {
    if (entry)
      return (
        <TracePage
          // Solves of one video share its page, and so the running video.
          key={`${library.id} ${entry.youtubeId || entry.key}`}
          library={library}
          snapshot={snapshot}
          entry={entry}
          notices={notices}
        />
      )
    if (snapshot.status !== 'loading')
      return <Missing link={link} library={library} openFiles={openFiles} />
  }
  if (searches)
    return SearchPage && <SearchPage library={library} snapshot={snapshot} notices={notices} />
  return (
    <LibraryPage
      library={library}
      snapshot={snapshot}
      query={readListQuery(link.list ?? '')}
      onQuery={(query) => location.note({ list: writeListQuery(query) || undefined })}
      openFiles={openFiles}
      notices={notices}
    />
  )
}
