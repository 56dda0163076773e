import { useStore } from 'zustand'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import { libOf } from '@/state/libraries'
import { useApp } from '@/views/ui/appContext'
import { counted } from '@/views/ui/counted'
import styles from './App.module.css'

/** What is loaded, and a choice when several libraries are open. */
export function LibraryChoice({
  library,
  snapshot,
}: {
  library: Library
  snapshot: LibrarySnapshot
}) {
  const { libraries, location } = useApp()
  const open = useStore(libraries.store, (state) => state.open)
  const count = snapshot.entries.length
  const what = counted(count, snapshot.synthetic ? 'synthetic solve' : 'solve')
  return (
    <>
      {open.length > 1 ? (
        <select
          className={styles.select}
          aria-label="Library"
          value={library.id}
          onChange={(event) => {
            const chosen = open.find((other) => other.id === event.target.value)
            if (chosen)
              location.push({
                ...(chosen.origin === 'demo' ? {} : { lib: libOf(chosen) }),
                unknown: [],
              })
          }}
        >
          {open.map((other) => (
            <option key={other.id} value={other.id}>
              {other.getSnapshot().name || 'Library'}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles.libraryName}>{snapshot.name || 'Library'}</span>
      )}
      <span className={styles.pill}>{what}</span>
    </>
  )
}
