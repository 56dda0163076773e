import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import type { ListQuery } from '@/domain/library/listQuery'
import { entryLink } from '@/state/findEntry'
import { libOf } from '@/state/libraries'
import { traceQuery } from '@/state/traceQuery'
import { LibraryScreen } from '@/views/library/LibraryScreen'
import { SearchField } from '@/views/library/SearchField'
import { KeyHelp } from '@/views/trace/KeyHelp'
import { useKeys } from '@/views/trace/useKeys'
import { AppBar } from '@/views/ui/AppBar'
import { useApp } from '@/views/ui/appContext'
import { Button } from '@/views/ui/Button'
import { Icon } from '@/views/ui/Icon'
import { Popover } from '@/views/ui/Popover'
import { useTheme } from '@/views/ui/useTheme'
import styles from './App.module.css'
import { LibraryChoice } from './LibraryChoice'
import { OpenFilesButton } from './OpenFilesButton'
import { OpenUrl } from './OpenUrl'
import { fetchAhead } from './onDemand'
import { SampleFile } from './SampleFile'
import { traceRoom } from './traceRoomOnDemand'
import { useTechniqueNames } from './useTechniqueNames'
import { useThumbnails } from './useThumbnails'
import { whenIdle } from './whenIdle'

export interface LibraryPageProps {
  library: Library
  snapshot: LibrarySnapshot
  query: ListQuery
  onQuery(query: ListQuery): void
  openFiles(files: readonly File[]): void
  notices: ReactNode
}

/** The library screen, wired to the address, the stores and the drawing. */
export function LibraryPage({
  library,
  snapshot,
  query,
  onQuery,
  openFiles,
  notices,
}: LibraryPageProps) {
  const { location, settings } = useApp()
  const theme = useTheme()
  const keysOn = useStore(settings, (state) => state.keys)
  const search = useRef<HTMLInputElement>(null)
  const [help, setHelp] = useState(false)
  const draw = useThumbnails(library, theme)
  const techniqueName = useTechniqueNames()
  const queries = useQueryClient()
  const lib = libOf(library)
  const { unknown } = location.store.getState().link
  const linkOf = useCallback(
    (entry: CatalogueEntry) => ({
      ...(lib === 'demo' ? {} : { lib }),
      ...entryLink(snapshot.entries, entry),
      unknown: [],
    }),
    [lib, snapshot.entries],
  )
  useEffect(() => {
    document.title = 'CTC Replay'
  }, [])
  // What opening a solve needs is fetched while the list is looked at.
  const listed = snapshot.entries.length > 0
  useEffect(() => (listed ? whenIdle(() => fetchAhead(traceRoom)) : undefined), [listed])
  useKeys(keysOn, (id) => {
    if (id === 'search') search.current?.focus()
    else if (id === 'help') setHelp(true)
    else if (id === 'theme') settings.setState({ theme: theme === 'dark' ? 'light' : 'dark' })
  })
  const words = snapshot.entries.reduce((sum, entry) => sum + entry.words, 0)
  return (
    <>
      <AppBar
        homeHref="?"
        onHome={() => location.push({ unknown: [] })}
        onHelp={() => setHelp(true)}
        place={<LibraryChoice library={library} snapshot={snapshot} />}
        actions={
          <>
            <OpenFilesButton onFiles={openFiles} />
            <span className={styles.wide}>
              <OpenUrl />
              <Button onClick={() => location.push({ page: 'storage', unknown })}>Storage</Button>
              <Button onClick={() => location.push({ page: 'hub', unknown })}>
                Connect to Hugging Face
              </Button>
            </span>
            <span className={styles.narrow}>
              <Popover label="More" button={<Icon name="more" />}>
                <div className={styles.menu}>
                  <Button onClick={() => location.push({ page: 'storage', unknown })}>
                    Storage
                  </Button>
                  <Button onClick={() => location.push({ page: 'hub', unknown })}>
                    Connect to Hugging Face
                  </Button>
                  <Button onClick={() => location.push({ page: 'search', unknown })}>
                    Techniques heard
                  </Button>
                </div>
              </Popover>
            </span>
          </>
        }
      />
      {notices}
      <LibraryScreen
        library={library}
        snapshot={snapshot}
        query={query}
        onQuery={onQuery}
        hrefOf={(entry) => location.href(linkOf(entry))}
        onOpen={(entry) => location.push(linkOf(entry))}
        onPress={(entry) => void queries.prefetchQuery(traceQuery(library, entry.key))}
        techniqueName={techniqueName}
        draw={draw}
        search={
          <SearchField
            field={search}
            words={words}
            query=""
            onSearch={(q) => location.push({ ...(lib === 'demo' ? {} : { lib }), q, unknown: [] })}
          />
        }
        note={library.origin === 'demo' ? <SampleFile /> : null}
        waysIn={<OpenFilesButton onFiles={openFiles} look="solid" />}
      />
      {help && (
        <KeyHelp
          keysOn={keysOn}
          onKeysOn={(keys) => settings.setState({ keys })}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  )
}
