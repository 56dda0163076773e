import type { ByteSource } from '@/data/byteSource'
import { byteSourceOfBlob } from '@/data/byteSourceOfBlob'
import type { Carrier } from '@/data/carrierRow'
import { byteSourceOfUrl } from '@/data/hub/byteSourceOfUrl'
import type { Patience } from '@/data/hub/patience'
import type { RawFile } from '@/data/library/librarySource'
import { openRows } from '@/data/library/openRows'

export interface OpenedFile {
  readonly source: ByteSource
  readonly carrier: Carrier
}

/** Opens a file for import. Rejects with an Error in words where it cannot be opened. */
export async function openFile(
  file: RawFile,
  patience: Patience,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const source =
    'url' in file
      ? await byteSourceOfUrl(file.url, { patience, signal })
      : byteSourceOfBlob(file.blob, file.name)
  const opened = await openRows(source)
  if (!opened.ok) throw new Error(opened.problem.message)
  return { source, carrier: opened.value }
}
