import type { Encoding, PageHeader } from 'hyparquet'
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
  /** How a data page's values are stored; null for other pages. */
  readonly encoding: Encoding | null
  /** Checksum of the stored body, if the writer left one. */
  readonly crc: number | null
}

/** What no page of a column can exceed. */
export interface PageLimits {
  /** Uncompressed bytes. */
  readonly pageLimit: number
  readonly entries: number
}

/** Reads the page header at `offset`. Throws `PageFault` when no sound header stands there. */
export async function pagePlaceAt(
  window: ByteWindow,
  offset: number,
  limits: PageLimits,
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
    return checked(header, offset, offset + reader.offset, window.end, limits)
  }
  throw new PageFault('has a header that cannot be read')
}

function checked(
  header: PageHeader,
  offset: number,
  bodyAt: number,
  end: number,
  limits: PageLimits,
): PagePlace {
  const { type, compressed_page_size: size, uncompressed_page_size: inflated } = header
  if (!isSize(size) || !isSize(inflated) || inflated > limits.pageLimit) {
    throw new PageFault('has a header whose sizes make no sense')
  }
  const next = bodyAt + size
  if (next > end) throw new PageFault('goes on beyond the end of its column')
  const {
    data_page_header: v1,
    data_page_header_v2: v2,
    dictionary_page_header: dictionary,
  } = header
  const sound =
    type === 'DATA_PAGE'
      ? isSize(v1?.num_values) && v1?.encoding
      : type === 'DATA_PAGE_V2'
        ? isSize(v2?.num_values) &&
          isSize(v2?.num_rows) &&
          isSize(v2?.repetition_levels_byte_length) &&
          isSize(v2?.definition_levels_byte_length) &&
          v2?.encoding
        : type === 'DICTIONARY_PAGE'
          ? isSize(dictionary?.num_values)
          : type
  if (!sound) throw new PageFault('has a header that makes no sense')
  const data = type === 'DATA_PAGE' ? v1 : type === 'DATA_PAGE_V2' ? v2 : undefined
  const entries = data?.num_values ?? 0
  if (entries > limits.entries) throw new PageFault('says it holds more than its column')
  const crc = typeof header.crc === 'number' ? header.crc >>> 0 : null
  return { header, offset, bodyAt, next, entries, encoding: data?.encoding ?? null, crc }
}

/** A damaged header may hold anything in place of a size: a bigint, a list, nothing. */
function isSize(value: unknown): boolean {
  return typeof value === 'number' && value >= 0
}
