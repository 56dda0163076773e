import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Imports } from '@/data/worker/importClient'
import { Button } from '../ui/Button'
import { counted } from '../ui/counted'
import { Notice } from '../ui/Notice'
import { SureButton } from '../ui/SureButton'
import { ImportRow } from './ImportRow'
import styles from './Storage.module.css'
import { sizeWords } from './sizes'

export interface StorageScreenProps {
  imports: Imports
  onBrowse(): void
  /** Ways to bring more in: files, the Hub. */
  children: ReactNode
}

/** What this browser keeps, how much room there is, and the ways to more or less of it. */
export function StorageScreen({ imports, onBrowse, children }: StorageScreenProps) {
  const snapshot = useSyncExternalStore(imports.subscribe, imports.getSnapshot)
  const [fault, setFault] = useState('')
  const onFault = (error: unknown) =>
    setFault(error instanceof Error ? error.message : String(error))
  useEffect(() => {
    // A browser that keeps nothing says so in the snapshot; the page shows it.
    imports
      .connect()
      .catch((error: unknown) =>
        console.info('Nothing can be kept in this browser:', String(error)),
      )
  }, [imports])
  const { room } = snapshot
  const kept = snapshot.imports.reduce((sum, state) => sum + state.kept, 0)
  return (
    <main className={styles.page}>
      <h1>Kept in this browser</h1>
      {snapshot.status === 'unavailable' && <Notice tone="bad">{snapshot.message}</Notice>}
      {fault !== '' && (
        <Notice tone="bad" onDismiss={() => setFault('')}>
          {fault}
        </Notice>
      )}
      <p className={styles.lead}>
        {counted(kept, 'solve')}
        {room
          ? `, ${sizeWords(room.usage)} of the ${sizeWords(room.quota)} that the browser grants this page`
          : ''}
        . They open without a network.
      </p>
      <div className={styles.buttons}>
        {kept > 0 && (
          <Button look="solid" onClick={onBrowse}>
            Browse them
          </Button>
        )}
        {room && !room.persisted && (
          <Button onClick={() => void imports.persist().catch(onFault)}>
            Ask the browser to keep them
          </Button>
        )}
        {room?.persisted && (
          <span className={styles.fine}>
            The browser has promised not to clear them on its own.
          </span>
        )}
        {kept > 0 && (
          <SureButton
            text="Remove everything"
            sureText="Really remove everything"
            onSure={() => void imports.clear().catch(onFault)}
          />
        )}
      </div>
      {children}
      <h2>Imports</h2>
      {snapshot.imports.length === 0 ? (
        <p className={styles.fine}>
          None yet. Choose raw shards of the dataset, or connect to Hugging Face, and their solves
          are kept here.
        </p>
      ) : (
        <ul className={styles.imports}>
          {snapshot.imports.map((state) => (
            <ImportRow key={state.id} state={state} imports={imports} onFault={onFault} />
          ))}
        </ul>
      )}
    </main>
  )
}
