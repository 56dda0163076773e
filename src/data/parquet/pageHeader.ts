import type { PageHeader } from 'hyparquet'
import { parquetHeader } from 'hyparquet/src/column.js'
import type { ByteWindow } from './byteWindow'
import { PageFault } from './pageFault'

/** Header sizes tried: mostly tens of bytes, but a header may carry a column's longest text as a statistic. */
const SIZES = [512, 8192, 131072, 2097152]

/** A page as its header states it, checked for sense. Offsets are bytes of the file. */
export interface PagePlace {
  readonly header: PageHeader
  readonly offset: number
  readonly bodyAt: number
  /** Offset of the next page. */
  readonly next: number
  /** Entries (values, nulls and empty lists); 0 for a page without data. */
  readonly entries: number
}

/**
 * Reads the page header at `offset`. `limit`: most bytes a page of this column can have, uncompressed. Throws
 * `PageFault` when no sound header stands there.
 */
export async function pagePlaceAt(
  window: ByteWindow,
  offset: number,
  limit: number,
): Promise<PagePlace> {
  let bytes = new Uint8Array(0)
  for (const size of SIZES) {
    const more = await window.need(offset, size)
    if (more.length === bytes.length) break
    bytes = more as Uint8Array<ArrayBuffer>
    const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), offset: 0 }
    let header: PageHeader
    try {
      header = parquetHeader(reader)
    } catch {
      // It may only go on beyond what was read.
      continue
    }
    return checked(header, offset, offset + reader.offset, window.end, limit)
  }
  throw new PageFault('has a header that cannot be read')
}

function checked(
  header: PageHeader,
  offset: number,
  bodyAt: number,
  end: number,
  limit: number,
): PagePlace {
  const { type, compressed_page_size: size, uncompressed_page_size: inflated } = header
  const next = bodyAt + size
  if (!(size >= 0) || !(inflated >= 0) || inflated > limit) {
    throw new PageFault('has a header whose sizes make no sense')
  }
  if (next > end) throw new PageFault('goes on beyond the end of its column')
  const data = header.data_page_header ?? header.data_page_header_v2
  const isData = type === 'DATA_PAGE' || type === 'DATA_PAGE_V2'
  if (type === undefined || (isData && !(data && data.num_values >= 0 && data.encoding))) {
    throw new PageFault('has a header that makes no sense')
  }
  return { header, offset, bodyAt, next, entries: isData ? data!.num_values : 0 }
}
