import type { ByteWindow } from './byteWindow'
import type { ChunkFacts, Mark } from './columnChunk'
import { PageFault } from './pageFault'
import { type PagePlace, pagePlaceAt } from './pageHeader'
import type { PageContext } from './pageInput'
import { rowStartsIn } from './pageLevels'

/** Bytes searched at a time for the next sound header. */
const SEARCH = 65536

/** Whether a mark stands at the column's end. */
export function isEnd(mark: Mark, chunk: ChunkFacts): boolean {
  return mark.offset >= chunk.end || mark.entries >= chunk.entries
}

/** The data page at `mark`, passing over pages of other kinds; null at the column's end. Throws `PageFault`. */
export async function dataPageAt(
  mark: Mark,
  chunk: ChunkFacts,
  window: ByteWindow,
): Promise<PagePlace | null> {
  let offset = mark.offset
  while (!isEnd({ ...mark, offset }, chunk)) {
    const place = await pagePlaceAt(window, offset, chunk)
    if (isData(place)) {
      if (mark.entries + place.entries > chunk.entries) {
        throw new PageFault('says it holds more than its column')
      }
      return place
    }
    offset = place.next
  }
  return null
}

export function isData(place: PagePlace): boolean {
  return place.header.type === 'DATA_PAGE' || place.header.type === 'DATA_PAGE_V2'
}

/** The mark after a page in which `rows` rows begin, remembered for later readings. */
export function markAfter(mark: Mark, place: PagePlace, rows: number, chunk: ChunkFacts): Mark {
  const next: Mark = {
    offset: place.next,
    entries: mark.entries + place.entries,
    row: mark.row + rows,
  }
  remember(next, chunk)
  return next
}

export function remember(mark: Mark, { marks }: ChunkFacts): void {
  if (mark.offset > marks[marks.length - 1]!.offset) marks.push(mark)
}

/** The last page known not to begin after row `row` does. */
export function markBefore(row: number, { marks }: ChunkFacts): Mark {
  let low = 0
  let high = marks.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (marks[middle]!.row <= row) low = middle
    else high = middle
  }
  return marks[low]!
}

/**
 * Where reading can go on after a broken page, found from the column's end: what follows the break is walked
 * and its rows counted, and since the column must end with the row group's last row, that says which row comes
 * first. `place`: the broken page where at least its header can be read. Null when nothing sound follows.
 */
export async function markAfterBreak(
  mark: Mark,
  place: PagePlace | null,
  context: PageContext,
  chunk: ChunkFacts,
): Promise<Mark | null> {
  const { window } = context
  let sound: { offset: number; entries: number; rows: number }[] = []
  // The broken page's own header may be what is broken: it is believed if it leads on.
  const believed = place !== null && (await leadsToEnd(place.next, chunk, window))
  let offset: number | null = believed ? place.next : await nextHeader(mark.offset, chunk, window)
  while (offset !== null && offset < chunk.end) {
    try {
      const page: PagePlace = await pagePlaceAt(window, offset, chunk)
      offset = page.next
      if (!isData(page)) continue
      try {
        const rows = await rowStartsIn(page, context)
        sound.push({ offset: page.offset, entries: page.entries, rows })
      } catch (error) {
        if (!(error instanceof PageFault)) throw error
        sound = []
      }
    } catch (error) {
      if (!(error instanceof PageFault)) throw error
      sound = []
      offset = await nextHeader(offset!, chunk, window)
    }
  }
  let row = chunk.rows - sound.reduce((sum, page) => sum + page.rows, 0)
  let entries = chunk.entries - sound.reduce((sum, page) => sum + page.entries, 0)
  const first = sound[0]
  if (!first || row < mark.row || entries < 0) return null
  for (const page of sound) {
    remember({ offset: page.offset, entries, row }, chunk)
    row += page.rows
    entries += page.entries
  }
  return markBeforeOffset(first.offset, chunk)
}

function markBeforeOffset(offset: number, { marks }: ChunkFacts): Mark | null {
  return marks.find((mark) => mark.offset === offset) ?? null
}

/** The next place after `offset` from which headers lead page by page to the column's very end. */
async function nextHeader(
  offset: number,
  chunk: ChunkFacts,
  window: ByteWindow,
): Promise<number | null> {
  for (let at = offset + 1; at < chunk.end; at += SEARCH) {
    const bytes = await window.need(at, SEARCH + 2)
    for (let i = 0; i + 2 < bytes.length; i++) {
      // Every page header begins with its type and its two sizes as 32-bit integers (Thrift compact protocol).
      const header =
        bytes[i] === 0x15 && (bytes[i + 1] === 0 || bytes[i + 1] === 6) && bytes[i + 2] === 0x15
      if (header && (await leadsToEnd(at + i, chunk, window))) return at + i
    }
  }
  return null
}

async function leadsToEnd(offset: number, chunk: ChunkFacts, window: ByteWindow): Promise<boolean> {
  let at = offset
  try {
    while (at < chunk.end) at = (await pagePlaceAt(window, at, chunk)).next
  } catch (error) {
    if (error instanceof PageFault) return false
    throw error
  }
  return at === chunk.end
}
