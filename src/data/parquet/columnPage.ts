import type { Encoding } from 'hyparquet'
import type { Dictionary } from './dictionary'
import { decodeHybrid } from './hybrid'
import type { LeafValues } from './leafValues'
import { PageFault } from './pageFault'
import type { PagePlace } from './pageHeader'
import type { PageContext } from './pageInput'
import { type PageLevels, readLevels } from './pageLevels'
import { frontValues, type PageValues } from './pageValues'

/** A data page in hand: its levels, and its values by position. */
export interface ColumnPage {
  readonly entries: number
  readonly rep: Uint8Array | null
  readonly def: Uint8Array | null
  /** Memory that the page borrowed. */
  readonly borrowed: Uint8Array | null
  /** Values `from` to `to`, loading what they need of page and dictionary. Throws `PageFault`. */
  values(from: number, to: number): Promise<LeafValues>
}

/** Reads a data page. `dictionary` is asked for only if the page uses one. Throws `PageFault`. */
export async function readColumnPage(
  place: PagePlace,
  context: PageContext,
  dictionary: () => Promise<Dictionary | null>,
): Promise<ColumnPage> {
  const page = await readLevels(place, context)
  const encoding = place.encoding!
  const { entries, rep, def } = page
  const byDictionary = encoding === 'RLE_DICTIONARY' || encoding === 'PLAIN_DICTIONARY'
  const values = byDictionary
    ? await dictionaryValues(page, dictionary)
    : await ownValues(page, context, encoding)
  return { entries, rep, def, borrowed: page.input.borrowed, values }
}

async function ownValues(
  { input, valuesAt, valueCount }: PageLevels,
  { leaf }: PageContext,
  encoding: Encoding,
): Promise<ColumnPage['values']> {
  let ready: PageValues | null = null
  const load = async (count: number): Promise<PageValues> => {
    let bytes = await input.bytes(valuesAt)
    for (;;) {
      ready = frontValues(leaf, encoding, bytes, valuesAt, valueCount, input.whole)
      if (input.whole || ready.count >= count) return ready
      bytes = await input.bytes(bytes.length + 1)
    }
  }
  // A page that is here whole is decoded at once: values that do not fill it show damaged levels.
  if (input.whole) await load(valueCount)
  return async (from, to) => {
    const values = ready && ready.count >= to ? ready : await load(to)
    return values.slice(from, to)
  }
}

async function dictionaryValues(
  { input, valuesAt, valueCount }: PageLevels,
  find: () => Promise<Dictionary | null>,
): Promise<ColumnPage['values']> {
  if (valueCount === 0) return async () => []
  const dictionary = await find()
  if (!dictionary) throw new PageFault('uses a dictionary that is not there')
  let indices = new Int32Array(0)
  /** Which value `indices` begins with: of a page that is here in part, only those asked for are decoded. */
  let first = 0
  const load = async (from: number, to: number): Promise<void> => {
    let bytes = await input.bytes(valuesAt + 1)
    for (;;) {
      if (bytes.length <= valuesAt) throw new PageFault('is cut off')
      first = from
      try {
        const some = new Int32Array(to - from)
        decodeHybrid(bytes, valuesAt + 1, bytes.length, bytes[valuesAt]!, some, first)
        indices = some
        return
      } catch (error) {
        // It may only end here because no more of the page has been read.
        if (input.whole) throw error
        bytes = await input.bytes(bytes.length + 1)
      }
    }
  }
  if (input.whole) await load(0, valueCount)
  return async (from, to) => {
    if (to <= from) return []
    if (from < first || to > first + indices.length) await load(from, to)
    let highest = 0
    for (let i = from - first; i < to - first; i++) {
      const index = indices[i]!
      if (index < 0) throw new PageFault('points beyond its dictionary')
      if (index > highest) highest = index
    }
    await dictionary.load(highest)
    return dictionary.pick(indices, from - first, to - first)
  }
}
