import type { Result } from '@/domain/problem'
import { isObject, numberOf } from '../library/fields'
import { type Compress, gunzip, gzip } from '../library/gzip'
import type { CatalogueEntry } from '../library/manifest'
import { readEntries } from '../library/readEntries'
import { writeEntry } from '../library/writeEntry'

/** The file's name wherever it is published: in a dataset on the Hub, beside or above its raw files. */
export const ROW_INDEX_FILE = 'ctc-replay-rows.json.gz'

const FORMAT = 'ctc-replay-rows'
const VERSION = 1

/**
 * Which solves the files of a dataset hold, and where: gzip over `{format, version, entries}`, entries as in a
 * library's catalogue with their `origin` (file name and row). With it a link to a video needs no look into the files:
 * its row is read at once.
 */
export async function writeRowIndex(
  entries: readonly CatalogueEntry[],
  compress: Compress = gzip,
): Promise<Uint8Array> {
  const placed = entries.filter((entry) => entry.origin !== null).map(writeEntry)
  const text = JSON.stringify({ format: FORMAT, version: VERSION, entries: placed })
  return compress(new TextEncoder().encode(text))
}

/** The inverse; entries without a place are left out. A damaged, foreign or newer file is a problem in words. */
export async function readRowIndex(bytes: Uint8Array): Promise<Result<readonly CatalogueEntry[]>> {
  try {
    const file: unknown = JSON.parse(new TextDecoder().decode(await gunzip(bytes)))
    if (!isObject(file) || file.format !== FORMAT) return failed('it is no index of rows')
    if ((numberOf(file.version) ?? 0) > VERSION) {
      return failed('it was written by a newer version: reload the app or update it')
    }
    const { entries, problems } = readEntries(file.entries, 'entries')
    return { ok: true, value: entries.filter((entry) => entry.origin !== null), problems }
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

function failed(why: string): Result<never> {
  const message = `${ROW_INDEX_FILE} cannot be used: ${why}. The files are looked at one by one instead.`
  return { ok: false, problem: { path: '', message }, problems: [] }
}
