import type { CatalogueEntry } from './manifest'
import { traceKey } from './traceKey'

/** An entry as it is written: what the reader can work out (`file`, the usual `key`) is left out. */
export function writeEntry(entry: CatalogueEntry): Record<string, unknown> {
  const { file: _file, key, ...rest } = entry
  return key === traceKey(entry.youtubeId, entry.puzzleId) ? rest : { key, ...rest }
}
