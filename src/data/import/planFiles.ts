import { nameOfUrl } from '@/data/hub/nameOfUrl'
import type { Patience } from '@/data/hub/patience'
import type { LibraryProblem } from '@/data/library/library'
import type { RawFile } from '@/data/library/librarySource'
import { fingerprintOf } from './fingerprint'
import { type ImportPlan, type PlannedFile, packedShare, sumPlan } from './importPlan'
import { openFile } from './openFile'
import type { Room } from './storage'
import type { Store } from './store'

/** Looks at files without importing them: what they are, what of them is here, what room they need. */
export async function planFiles(
  files: readonly RawFile[],
  platform: { readonly store: Store; readonly patience: Patience; room(): Promise<Room | null> },
  signal: AbortSignal,
): Promise<ImportPlan> {
  const planned: PlannedFile[] = []
  const problems: LibraryProblem[] = []
  for (const file of files) {
    const name = 'url' in file ? nameOfUrl(file.url) : file.name
    try {
      const found = await planFile(file, platform.store, platform.patience, signal)
      if (!planned.some((other) => other.id === found.id)) planned.push(found)
    } catch (error) {
      signal.throwIfAborted()
      const message = error instanceof Error ? error.message : String(error)
      problems.push({ file: name, row: null, path: '', message })
    }
  }
  return sumPlan(planned, problems, await platform.room())
}

async function planFile(
  file: RawFile,
  store: Store,
  patience: Patience,
  signal: AbortSignal,
): Promise<PlannedFile> {
  const { source, carrier } = await openFile(file, patience, signal)
  const { kind, rowCount } = carrier
  const id = await fingerprintOf(source, signal)
  const record = await store.get('imports', id)
  const whole = record?.done === true && record.limit === null
  const rowsHere = record ? Math.min(record.next, record.limit ?? record.next) : 0
  const share = whole ? 0 : rowCount ? 1 - rowsHere / rowCount : 1
  const compressed = /\.(gz|zst)$/i.test(source.name)
  return {
    id,
    file,
    name: source.name,
    size: source.size,
    rows: rowCount ?? record?.rows ?? null,
    here: whole ? 'all' : rowsHere > 0 ? 'part' : 'nothing',
    rowsHere,
    bytes: Math.round(source.size * packedShare(kind, compressed) * share),
  }
}
