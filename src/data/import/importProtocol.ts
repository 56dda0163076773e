import type { RawFile } from '@/data/library/librarySource'
import type { Answer } from '@/data/worker/protocol'
import type { StartOptions } from './importer'
import type { ImportPlan, PlannedFile } from './importPlan'
import type { ImportSource } from './importRecord'
import type { ImportState } from './importState'
import type { Room } from './storage'

export type ImportEvent =
  | { readonly kind: 'state'; readonly state: ImportState }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'cleared' }

/** The import worker's side; see `Imports` for what each does. `call` names a call that `abort` can end. */
export interface ImportWorkerApi {
  connect(tell: (event: ImportEvent) => void): Promise<Answer<readonly ImportState[]>>
  plan(call: number, files: readonly RawFile[]): Promise<Answer<ImportPlan>>
  start(file: PlannedFile, options: StartOptions): Promise<Answer<null>>
  resume(id: string, file: RawFile | null): Promise<Answer<null>>
  source(id: string): Promise<Answer<ImportSource | null>>
  pause(id: string): Promise<Answer<null>>
  cancel(id: string): Promise<Answer<null>>
  remove(id: string): Promise<Answer<null>>
  clear(): Promise<Answer<null>>
  room(): Promise<Answer<Room | null>>
  abort(call: number): Promise<void>
}
