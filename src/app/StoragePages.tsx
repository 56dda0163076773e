import { useState } from 'react'
import { useStore } from 'zustand'
import type { ImportPlan } from '@/data/import/importPlan'
import type { RawFile } from '@/data/library/librarySource'
import { HubScreen } from '@/views/storage/HubScreen'
import { PlanBox } from '@/views/storage/PlanBox'
import { StorageScreen } from '@/views/storage/StorageScreen'
import { KeyHelp } from '@/views/trace/KeyHelp'
import { AppBar } from '@/views/ui/AppBar'
import { useApp } from '@/views/ui/appContext'
import { Button } from '@/views/ui/Button'
import { Notice } from '@/views/ui/Notice'
import styles from './App.module.css'
import { OpenFilesButton } from './OpenFilesButton'

/** The pages about keeping: what this browser holds (`page=storage`), and the Hub (`page=hub`). */
export function StoragePages({ page }: { page: 'storage' | 'hub' }) {
  const { location, imports, hub, settings } = useApp()
  const keysOn = useStore(settings, (state) => state.keys)
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [planning, setPlanning] = useState(false)
  const [fault, setFault] = useState('')
  const [help, setHelp] = useState(false)
  const onFault = (error: unknown) =>
    setFault(error instanceof Error ? error.message : String(error))

  const look = async (files: readonly RawFile[]) => {
    setPlanning(true)
    setFault('')
    try {
      setPlan(await imports.plan(files))
    } catch (error) {
      onFault(error)
    } finally {
      setPlanning(false)
    }
  }
  const start = async (limit: number | null) => {
    if (!plan) return
    setPlan(null)
    location.push({ page: 'storage', unknown: location.store.getState().link.unknown })
    let left = limit
    try {
      for (const file of plan.files) {
        if (file.here === 'all' || (left !== null && left <= 0)) continue
        await imports.start(file, left === null ? {} : { limit: left })
        if (left !== null && file.rows !== null) left -= file.rows
      }
    } catch (error) {
      onFault(error)
    }
  }
  const { unknown } = location.store.getState().link
  const before = (
    <>
      {fault !== '' && <Notice tone="bad">{fault}</Notice>}
      {planning && <p role="status">Looking at the files…</p>}
      {plan && <PlanBox plan={plan} onStart={start} onCancel={() => setPlan(null)} />}
    </>
  )
  return (
    <>
      <AppBar
        homeHref="?"
        onHome={() => location.push({ unknown })}
        onHelp={() => setHelp(true)}
        place={<strong>{page === 'hub' ? 'Hugging Face' : 'Storage'}</strong>}
        actions={<Button onClick={() => location.push({ unknown })}>Back to the library</Button>}
      />
      {page === 'storage' ? (
        <StorageScreen imports={imports} onBrowse={() => location.push({ lib: 'local', unknown })}>
          <h2>Bring solves in</h2>
          <div className={styles.buttons}>
            <OpenFilesButton
              text="Choose raw shards"
              onFiles={(files) => look(files.map((file) => ({ blob: file, name: file.name })))}
            />
            <Button onClick={() => location.push({ page: 'hub', unknown })}>
              Connect to Hugging Face
            </Button>
          </div>
          {before}
        </StorageScreen>
      ) : (
        <>
          <HubScreen
            origin={hub}
            onBrowse={(dataset) =>
              location.push({
                lib: /^(https?|hf):/.test(dataset) ? dataset : `hf://datasets/${dataset}`,
                unknown,
              })
            }
            onImport={(files) => look(files.map(({ url }) => ({ url })))}
          />
          {before}
        </>
      )}
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
