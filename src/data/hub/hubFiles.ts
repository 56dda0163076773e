import { field, isObject, listOf, numberOf, textOf } from '@/data/library/fields'
import { LibraryFault } from '@/data/library/library'
import { fetchJson } from './fetchJson'
import { fileUrl, type HubAddress } from './hubAddress'
import { PATIENCE, type Patience } from './patience'
import { ROW_INDEX_FILE } from './rowIndex'

/** A file of a dataset on the Hub. */
export interface HubFile {
  /** Inside the dataset. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Address of its bytes at the pinned commit. */
  readonly url: string
}

export interface HubListing {
  readonly dataset: string
  /** The commit that all files are taken from, whatever happens to the dataset meanwhile. */
  readonly revision: string
  /** Files of raw rows, by path. */
  readonly files: readonly HubFile[]
  /** The published index of their rows; null where the dataset has none. */
  readonly index: HubFile | null
}

export interface HubOptions {
  readonly origin: string
  readonly patience?: Patience
  readonly signal?: AbortSignal
}

const RAW = /\.(parquet|jsonl|ndjson|json)(\.gz|\.zst)?$/i
/** Files of these names describe a dataset and hold no rows. */
const DESCRIBING = /(^|\/)(dataset_infos?|config|\.?.*metadata)\.json$/i

/**
 * The files of raw rows at an address, at one pinned commit: those in the dataset's `raw` folder where it has one,
 * otherwise all that could be. Rejects with a LibraryFault in words.
 */
export async function hubFiles(address: HubAddress, options: HubOptions): Promise<HubListing> {
  const revision = await commitOf(address, options)
  const found = await filesIn({ ...address, revision }, options)
  const files = found.filter((file) => !isIndex(file))
  const raw = files.filter(({ path }) => /^raw\//.test(path))
  const chosen = address.path === '' && raw.length > 0 ? raw : files
  if (chosen.length === 0) {
    throw fault(
      address,
      `${address.dataset} has no files of rows${address.path && ` in ${address.path}`}.`,
    )
  }
  return { dataset: address.dataset, revision, files: chosen, index: found.find(isIndex) ?? null }
}

function isIndex({ path }: HubFile): boolean {
  return path.split('/').at(-1) === ROW_INDEX_FILE
}

async function commitOf(address: HubAddress, { origin, patience = PATIENCE, signal }: HubOptions) {
  const { dataset, revision } = address
  const url = `${origin}/api/datasets/${dataset}/revision/${encodeURIComponent(revision ?? 'main')}`
  const what = `The dataset ${dataset}${revision ? ` at ${revision}` : ''}`
  const sha = textOf(field(await fetchJson(url, what, patience, signal), 'sha'))
  if (sha === '') throw fault(address, `${origin} did not say which commit ${dataset} is at.`)
  return sha
}

async function filesIn(address: HubAddress, { origin, patience = PATIENCE, signal }: HubOptions) {
  const { dataset, revision, path } = address
  if (RAW.test(path)) return [await oneFile(address, origin, patience, signal)]
  const folder = path.split('/').map(encodeURIComponent).join('/')
  const url = `${origin}/api/datasets/${dataset}/tree/${revision}/${folder}?recursive=true`
  const what = `The list of files of ${dataset}`
  const listed = listOf(await fetchJson(url, what, patience, signal))
  return listed
    .filter(isObject)
    .flatMap((item): HubFile[] => {
      const file = textOf(item.path)
      if (item.type !== 'file' || !RAW.test(file) || DESCRIBING.test(file)) return []
      const size = numberOf(field(item.lfs, 'size')) ?? numberOf(item.size) ?? 0
      return [{ path: file, size, url: fileUrl(origin, { dataset, revision, path: file }) }]
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function oneFile(
  address: HubAddress,
  origin: string,
  patience: Patience,
  signal: AbortSignal | undefined,
): Promise<HubFile> {
  const folder = address.path.split('/').slice(0, -1).map(encodeURIComponent).join('/')
  const url = `${origin}/api/datasets/${address.dataset}/tree/${address.revision}/${folder}`
  const what = `The list of files of ${address.dataset}`
  const found = listOf(await fetchJson(url, what, patience, signal)).find(
    (item) => field(item, 'path') === address.path,
  )
  if (!found) throw fault(address, `${address.dataset} has no file ${address.path}.`)
  const size = numberOf(field(field(found, 'lfs'), 'size')) ?? numberOf(field(found, 'size')) ?? 0
  return { path: address.path, size, url: fileUrl(origin, address) }
}

function fault({ dataset }: HubAddress, message: string): LibraryFault {
  return new LibraryFault('missing', { file: dataset, row: null, path: '', message })
}
