import { type FormEvent, useState } from 'react'
import { CTC_DATASET, readHubAddress } from '@/data/hub/hubAddress'
import { type HubFile, type HubListing, hubFiles } from '@/data/hub/hubFiles'
import { Button } from '../ui/Button'
import { counted } from '../ui/counted'
import { Notice } from '../ui/Notice'
import styles from './Storage.module.css'
import { sizeWords } from './sizes'

export interface HubScreenProps {
  /** The Hub's origin. */
  origin: string
  onBrowse(dataset: string): void
  onImport(files: readonly HubFile[]): void
}

/** A dataset on the Hub: its raw files at one commit, browsed where they lie or kept here. */
export function HubScreen({ origin, onBrowse, onImport }: HubScreenProps) {
  const [text, setText] = useState(CTC_DATASET)
  const [listing, setListing] = useState<HubListing | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<'idle' | 'listing'>('idle')
  const [fault, setFault] = useState('')

  const list = async (event: FormEvent) => {
    event.preventDefault()
    const address = readHubAddress(text.trim(), origin)
    if (!address) {
      setFault('Write a dataset as owner/name, or an hf://datasets/… or huggingface.co address.')
      return
    }
    setState('listing')
    setFault('')
    try {
      const found = await hubFiles(address, { origin })
      setListing(found)
      setChosen(new Set(found.files.map((file) => file.path)))
    } catch (error) {
      setListing(null)
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setState('idle')
    }
  }
  const files = listing?.files.filter((file) => chosen.has(file.path)) ?? []
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return (
    <main className={styles.page}>
      <h1>Connect to Hugging Face</h1>
      <p className={styles.lead}>
        The dataset’s raw files are listed at one commit. Nothing is fetched before you choose.
      </p>
      <form className={styles.hub} onSubmit={list}>
        <label htmlFor="hub-dataset">Dataset</label>
        <input id="hub-dataset" value={text} onChange={(event) => setText(event.target.value)} />
        <Button type="submit" look="solid" disabled={state === 'listing'}>
          {state === 'listing' ? 'Listing…' : 'List its files'}
        </Button>
      </form>
      {fault !== '' && <Notice tone="bad">{fault}</Notice>}
      {listing && (
        <section className={styles.plan} aria-label="Files">
          <p>
            {listing.dataset} at commit <code>{listing.revision.slice(0, 10)}</code>
          </p>
          {listing.files.length === 0 && (
            <p>There are no raw files in it: Parquet, JSON Lines or JSON.</p>
          )}
          <ul>
            {listing.files.map((file) => (
              <li key={file.path}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.has(file.path)}
                    onChange={(event) => {
                      const next = new Set(chosen)
                      if (event.target.checked) next.add(file.path)
                      else next.delete(file.path)
                      setChosen(next)
                    }}
                  />
                  {file.path}, {sizeWords(file.size)}
                </label>
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button look="solid" disabled={files.length === 0} onClick={() => onImport(files)}>
              Import {counted(files.length, 'file')}, {sizeWords(bytes)}
            </Button>
            <Button onClick={() => onBrowse(text.trim())}>Browse without importing</Button>
          </div>
        </section>
      )}
    </main>
  )
}
