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

/**
 * What a pasted or linked URL is: a raw file by its ending, a library's folder otherwise.
 */
export function sourceOfUrl(url: string): LibrarySource {
  const path = new URL(url).pathname.toLowerCase()
  const raw =
    /\.(parquet|jsonl|ndjson|json)(\.gz|\.zst)?$/.test(path) && !path.endsWith('/library.json')
  return raw ? { kind: 'files', files: [{ url }] } : { kind: 'folder', url }
}
