import type { Dictionary } from './dictionary'
import { decodeHybrid } from './hybrid'
import { type PageContext, readPage } from './pageBytes'
import { PageFault } from './pageFault'
import type { PagePlace } from './pageHeader'
import { type PageValues, pageValues } from './pageValues'

/** A data page in hand: levels and values, and how far rows have been taken from it. */
export interface ColumnPage {
  readonly entries: number
  readonly rep: Uint8Array | null
  readonly def: Uint8Array | null
  /** Appends values `from` to `to`, loading what of the dictionary they need. Throws `PageFault`. */
  values(out: unknown[], from: number, to: number): Promise<void>
}

/** Reads a data page. `dictionary` is asked for only if the page uses one. Throws `PageFault`. */
export async function readColumnPage(
  place: PagePlace,
  context: PageContext,
  dictionary: () => Promise<Dictionary | null>,
): Promise<ColumnPage> {
  const page = await readPage(place, context)
  const { header } = place
  const encoding = (header.data_page_header ?? header.data_page_header_v2)!.encoding
  const { entries, rep, def, valueCount, bytes, valuesAt } = page
  if (encoding === 'RLE_DICTIONARY' || encoding === 'PLAIN_DICTIONARY') {
    const entriesOf = valueCount > 0 ? await dictionary() : null
    if (valueCount > 0 && !entriesOf) throw new PageFault('uses a dictionary that is not there')
    const indices = new Int32Array(valueCount)
    if (valueCount > 0) {
      if (valuesAt >= bytes.length) throw new PageFault('is cut off')
      decodeHybrid(bytes, valuesAt + 1, bytes.length, bytes[valuesAt]!, indices)
    }
    return {
      entries,
      rep,
      def,
      async values(out, from, to) {
        if (to <= from) return
        let highest = 0
        for (let i = from; i < to; i++) {
          const index = indices[i]!
          if (index < 0) throw new PageFault('points beyond its dictionary')
          if (index > highest) highest = index
        }
        await entriesOf!.load(highest)
        entriesOf!.appendTo(out, indices, from, to)
      },
    }
  }
  const values: PageValues = pageValues(context.leaf, encoding, bytes, valuesAt, valueCount)
  return {
    entries,
    rep,
    def,
    async values(out, from, to) {
      values.appendTo(out, from, to)
    },
  }
}
