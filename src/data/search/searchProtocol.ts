import type { SearchAnswer, SearchRequest } from './answer'
import type { TechniqueCount } from './indexSource'

/**
 * The search worker's side. `index` is an id that the page chooses; `call` names a search so that `abort(call)` can
 * give it up.
 */
export interface SearchWorkerApi {
  /** Opens an index that lies in files on a host. Resolves with '' or with why it could not be opened. */
  openStored(index: string, manifestUrl: string): Promise<string>
  /** Begins an index in memory. */
  openEmpty(index: string): Promise<void>
  /**
   * Adds what `searchPartBytes` made, under the keys that the traces have in the library: a copy got its own after its
   * part was made. Resolves with the number of parts that could not be read.
   */
  addParts(index: string, parts: readonly Uint8Array[], keys: readonly string[]): Promise<number>
  removeTraces(index: string, keys: readonly string[]): Promise<void>
  close(index: string): Promise<void>
  /** Resolves with null when it was given up. */
  search(call: number, index: string, request: SearchRequest): Promise<SearchAnswer | null>
  techniqueCounts(index: string): Promise<readonly (readonly [string, TechniqueCount])[]>
  abort(call: number): Promise<void>
}
