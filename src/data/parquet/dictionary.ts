import type { LeafValues } from './leafValues'
import { PageFault } from './pageFault'
import type { PagePlace } from './pageHeader'
import type { PageContext, PageInput } from './pageInput'
import { inputOf } from './pageLevels'
import { frontValues, type PageValues } from './pageValues'

/**
 * A column's dictionary, read only as far as rows ask for it when the context is sparing: entries stand in the
 * order in which rows first use them, so the first rows of a big file need a small part of what may be a megabyte.
 */
export class Dictionary {
  readonly count: number
  #context: PageContext
  #input: PageInput
  #values: PageValues | null = null

  constructor(place: PagePlace, context: PageContext) {
    this.#context = context
    this.#input = inputOf(place, context, context.sparing ? 'sparing' : 'whole')
    this.count = place.header.dictionary_page_header?.num_values ?? 0
  }

  /** Makes entries up to `index` available. Throws `PageFault`. */
  async load(index: number): Promise<void> {
    if (this.#values && index < this.#values.count) return
    if (index >= this.count) throw new PageFault('points beyond its dictionary')
    let bytes = await this.#input.bytes(1)
    for (;;) {
      const { whole } = this.#input
      this.#values = frontValues(this.#context.leaf, 'PLAIN', bytes, 0, this.count, whole)
      if (whole || index < this.#values.count) return
      bytes = await this.#input.bytes(bytes.length + 1)
    }
  }

  /** The entries that `indices[from, to)` point to; `load` must have reached the highest of them. */
  pick(indices: Int32Array, from: number, to: number): LeafValues {
    return this.#values!.pick(indices, from, to)
  }
}
