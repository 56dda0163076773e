import { fileUrl, type HubAddress, readHubAddress } from '@/data/hub/hubAddress'
import { hubOrigin } from '@/data/hub/hubOrigin'

/** A raw file to list: chosen or dropped (a `File` is a `Blob`), or at an address. */
export type RawFile = { readonly blob: Blob; readonly name: string } | { readonly url: string }

/** What a library is opened from. */
export type LibrarySource =
  /** A packed library: the folder that holds library.json, or the URL of that file. Absolute. */
  | { readonly kind: 'folder'; readonly url: string }
  /** Raw files, listed in their order and read again when a trace is opened. */
  | { readonly kind: 'files'; readonly files: readonly RawFile[] }
  /** What imports have kept in this browser. */
  | { readonly kind: 'local' }
  /** A dataset on the Hub as it lies there. `origin` is the Hub's. */
  | { readonly kind: 'hub'; readonly address: HubAddress; readonly origin: string }

/**
 * What a pasted or linked URL is: a place on the Hub (also `hf://datasets/…`), a raw file by its ending, otherwise a
 * library's folder. `origin` is the Hub's. Throws a TypeError for a text that is no URL.
 */
export function sourceOfUrl(url: string, origin: string = hubOrigin()): LibrarySource {
  const address = readHubAddress(url, origin)
  if (address) {
    return RAW_FILE.test(address.path)
      ? { kind: 'files', files: [{ url: fileUrl(origin, address) }] }
      : { kind: 'hub', address, origin }
  }
  const path = new URL(url).pathname.toLowerCase()
  const raw = RAW_FILE.test(path) && !path.endsWith('/library.json')
  return raw ? { kind: 'files', files: [{ url }] } : { kind: 'folder', url }
}

const RAW_FILE = /\.(parquet|jsonl|ndjson|json)(\.gz|\.zst)?$/i
