import type { ByteSource } from '@/data/byteSource'
import { createDownload, type DownloadOptions } from './download'
import { nameOfUrl } from './nameOfUrl'
import { remembered } from './remembered'

/**
 * A source over a URL, read by Range. Finds out the size with its first request. Where the server does not serve
 * ranges, the file is fetched whole, once, and held. Rejects with a LibraryFault when it cannot be had.
 */
export async function byteSourceOfUrl(
  url: string,
  options: DownloadOptions & { readonly signal?: AbortSignal } = {},
): Promise<ByteSource> {
  const download = createDownload(url, options)
  const size = await download.size(options.signal)
  return remembered({
    name: nameOfUrl(url),
    size,
    read: (start, end, signal) => download.read(start, Math.min(end, size), signal),
  })
}
