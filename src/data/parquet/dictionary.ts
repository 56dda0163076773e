import type { ByteWindow } from './byteWindow'
import type { Inflate } from './codecs'
import { leafKind } from './leafKind'
import { crc32 } from './pageBytes'
import { PageFault } from './pageFault'
import type { PagePlace } from './pageHeader'
import { type PageValues, pageValues } from './pageValues'
import type { Leaf } from './schemaNodes'
import { snappyUpTo } from './snappy'
import { TextValues } from './textValues'

/** Bytes of the stored dictionary tried first: the first rows use its first entries. */
const PREFIX = 32768
/** Bytes an entry of fixed width takes, uncompressed. */
const WIDTH: Partial<Record<ReturnType<typeof leafKind>, number>> = {
  int32: 4,
  int64: 8,
  double: 8,
  float: 4,
}

/**
 * A column's dictionary, read only as far as rows ask for it: entries stand in the order in which rows first
 * use them, so the first rows of a big file need a small part of what may be a megabyte.
 */
export class Dictionary {
  readonly count: number
  #place: PagePlace
  #leaf: Leaf
  #window: ByteWindow
  #inflate: Inflate
  #partly: boolean
  #values: PageValues | null = null
  /** Text entries already decoded: a word said often is one string. */
  #texts: (string | undefined)[] | null

  constructor(place: PagePlace, leaf: Leaf, window: ByteWindow, inflate: Inflate, codec: string) {
    this.#place = place
    this.#leaf = leaf
    this.#window = window
    this.#inflate = inflate
    this.#texts = leafKind(leaf.element) === 'string' ? [] : null
    this.#partly = codec === 'SNAPPY' && place.header.crc === undefined
    this.count = place.header.dictionary_page_header?.num_values ?? 0
    if (!(this.count >= 0)) throw new PageFault('has a dictionary that cannot be read')
  }

  /** Makes entries up to `index` available. Throws `PageFault`. */
  async load(index: number): Promise<void> {
    if (this.#values && index < this.#values.count) return
    if (index >= this.count) throw new PageFault('points beyond its dictionary')
    const stored = this.#place.header.compressed_page_size
    if (this.#values === null && this.#partly && stored > 2 * PREFIX) {
      await this.#loadPrefix()
      if (this.#values && index < (this.#values as PageValues).count) return
    }
    await this.#loadWhole()
  }

  /** Appends the entries that `indices[from, to)` point to; `load` must have reached the highest of them. */
  appendTo(out: unknown[], indices: Int32Array, from: number, to: number): void {
    const values = this.#values!
    const texts = this.#texts
    for (let i = from; i < to; i++) {
      const index = indices[i]!
      let value: unknown = texts?.[index]
      if (value === undefined) {
        value = values.get(index)
        if (texts) texts[index] = value as string
      }
      out.push(value)
    }
  }

  async #loadPrefix(): Promise<void> {
    const { header, bodyAt } = this.#place
    const input = await this.#window.need(bodyAt, PREFIX)
    const output = new Uint8Array(header.uncompressed_page_size)
    const bytes = output.slice(0, snappyUpTo(input, output, output.length))
    const kind = leafKind(this.#leaf.element)
    const width = WIDTH[kind]
    if (kind === 'string') this.#values = TextValues.plainPrefix(bytes, 0, this.count)
    else if (width !== undefined) {
      const whole = Math.min(this.count, Math.floor(bytes.length / width))
      this.#values = pageValues(this.#leaf, 'PLAIN', bytes.subarray(0, whole * width), 0, whole)
    }
  }

  async #loadWhole(): Promise<void> {
    const { header, bodyAt } = this.#place
    const input = await this.#window.need(bodyAt, header.compressed_page_size)
    if (input.length < header.compressed_page_size)
      throw new PageFault('has a dictionary that is cut off')
    if (header.crc !== undefined && crc32(input) !== header.crc >>> 0) {
      throw new PageFault('has a dictionary that does not match its checksum')
    }
    const bytes = await this.#inflate(input, header.uncompressed_page_size)
    this.#values = pageValues(this.#leaf, 'PLAIN', bytes, 0, this.count)
  }
}
