import { useEffect, useState } from 'react'
import type { LibrarySnapshot } from '@/data/library/library'
import styles from './LibraryScreen.module.css'

/** Milliseconds before waiting is worth a word. */
const PATIENCE = 300
const MEGABYTE = 1_000_000

/** What is being read and how far it is; the rest of the page stays usable. */
export function Loading({ snapshot }: { snapshot: LibrarySnapshot }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  const { rows, rowsTotal, bytes, bytesTotal } = snapshot.progress
  const share = bytesTotal > 0 ? bytes / bytesTotal : rowsTotal ? rows / rowsTotal : undefined
  return (
    <div className={styles.progress} role="status">
      <span>
        Reading {snapshot.name || 'the library'}: {rows.toLocaleString('en')}
        {rowsTotal === null ? '' : ` of ${rowsTotal.toLocaleString('en')}`} rows
        {bytesTotal > 0
          ? `, ${(bytes / MEGABYTE).toFixed(1)} of ${(bytesTotal / MEGABYTE).toFixed(1)} MB`
          : ''}
      </span>
      <progress value={share} max={1} aria-label="Reading" />
    </div>
  )
}
