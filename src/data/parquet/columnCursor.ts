import { readOffsetIndex } from 'hyparquet'
import type { ByteSource } from '../byteSource'
import { joinedBytes } from '../joinedBytes'
import { ByteWindow, type WindowOptions } from './byteWindow'
import { type Inflate, inflateOf } from './codecs'
import type { ChunkFacts, Mark } from './columnChunk'
import { type ColumnPage, readColumnPage } from './columnPage'
import { Dictionary } from './dictionary'
import { joinedValues, type LeafValues } from './leafValues'
import { PageBuffers } from './pageBuffers'
import { dataPageAt, isEnd, markAfter, markAfterBreak, markBefore, remember } from './pageChain'
import { PageFault } from './pageFault'
import { type PagePlace, pagePlaceAt } from './pageHeader'
import type { PageContext } from './pageInput'
import { rowStartsIn, zeros } from './pageLevels'

/** What one column holds of one row. */
export interface LeafRow {
  /** Levels of each entry; at least one entry. */
  readonly rep: Uint8Array
  readonly def: Uint8Array
  /** The values of the entries that have one. */
  readonly values: LeafValues
  /** Set when the page after the last entry could not be read: the row may go on there. */
  readonly doubt: PageFault | null
}

/** Old writers leave a page header out of a column's length (PARQUET-816), in bytes. */
const SLACK = 100

/** What reading ahead grows to while pages that follow one another are skipped, in bytes. */
const SKIPPING = 524288

/** Rows lost one after another to disagreement before a column is given up. */
const MAX_REJECTED = 8

/**
 * Walks one column of a row group row by row, holding one page. A page that cannot be read costs the rows it
 * touches: reading goes on behind it with the right row. Only forward; start once, then take.
 */
export class ColumnCursor {
  readonly chunk: ChunkFacts
  #source: ByteSource
  #options: WindowOptions
  #context: PageContext
  #buffers: PageBuffers | null
  #dictionary: Promise<Dictionary | null> | null = null
  #row = 0
  #next: Mark
  #page: ColumnPage | null = null
  #pageMark: Mark
  #pagePlace: PagePlace | null = null
  /** The page in which the row last taken begins. */
  #rowPage: { mark: Mark; place: PagePlace | null }
  #entry = 0
  #value = 0
  #lost: { until: number; fault: PageFault } | null = null
  #rejected = 0

  private constructor(
    source: ByteSource,
    chunk: ChunkFacts,
    options: WindowOptions,
    inflate: Inflate,
  ) {
    this.chunk = chunk
    this.#source = source
    this.#options = options
    const window = new ByteWindow(source, chunk.start, chunk.end + SLACK, options)
    const { leaf, codec } = chunk
    this.#buffers = options.sparing ? null : new PageBuffers()
    this.#context = {
      leaf,
      window,
      inflate,
      codec,
      sparing: options.sparing,
      buffers: this.#buffers,
    }
    this.#next = chunk.marks[0]!
    this.#pageMark = this.#next
    this.#rowPage = { mark: this.#next, place: null }
  }

  /** A cursor that stands before row `row` of the row group. */
  static async at(
    row: number,
    source: ByteSource,
    chunk: ChunkFacts,
    options: WindowOptions,
  ): Promise<ColumnCursor> {
    const inflate = await inflateOf(chunk.codec as Parameters<typeof inflateOf>[0])
    const cursor = new ColumnCursor(source, chunk, options, inflate)
    if (row > 0) await cursor.#start(row)
    return cursor
  }

  /** The next row of this column, or what is wrong with the page that holds it. What it gave before may be overwritten. */
  async take(): Promise<LeafRow | PageFault> {
    this.#buffers?.reclaim()
    const row = this.#row++
    if (this.#lost && row < this.#lost.until) return this.#lost.fault
    try {
      return await this.#takeRow()
    } catch (error) {
      if (!(error instanceof PageFault)) throw error
      await this.#leaveBreak(error)
      return error
    }
  }

  /** Says that the row just taken contradicts the other columns: its page is damaged in its levels. */
  async reject(): Promise<PageFault> {
    const fault = new PageFault('does not fit the other columns (its levels are damaged)')
    this.#rejected++
    if (this.#rejected >= MAX_REJECTED) this.#lost = { until: this.chunk.rows, fault }
    else if (!this.#lost || this.#lost.until < this.#row) {
      this.#next = this.#rowPage.mark
      await this.#leaveBreak(fault, this.#rowPage.place)
    }
    return fault
  }

  /** Lets go of everything read; no more is taken after it. */
  leave(): void {
    this.#page = null
    this.#dictionary = null
    this.#context.window.leave()
  }

  async #start(row: number): Promise<void> {
    await this.#readOffsetIndex()
    const { window } = this.#context
    window.passOver(SKIPPING)
    await this.#walkTo(row)
  }

  async #walkTo(row: number): Promise<void> {
    this.#row = row
    let mark = markBefore(row, this.chunk)
    let place: PagePlace | null = null
    try {
      for (;;) {
        this.#next = mark
        place = null
        place = await dataPageAt(mark, this.chunk, this.#context.window)
        if (place === null) return
        const rows = await rowStartsIn(place, this.#context)
        if (mark.row + rows > row) break
        mark = markAfter(mark, place, rows, this.chunk)
      }
      // This page is kept.
      this.#context.window.passOver(null)
      await this.#advance()
      this.#skipRows(row - mark.row)
    } catch (error) {
      if (!(error instanceof PageFault)) throw error
      await this.#leaveBreak(error, place)
      if (this.#lost && this.#lost.until <= row) await this.#walkTo(row)
    }
  }

  /** Page places that the writer left in the file save walking to them. */
  async #readOffsetIndex(): Promise<void> {
    const { offsetIndex, marks, start, end, rows } = this.chunk
    if (!offsetIndex || marks.length > 1) return
    const bytes = await this.#source.read(offsetIndex.start, offsetIndex.end, this.#options.signal)
    this.#options.onBytes?.(bytes.length)
    const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), offset: 0 }
    try {
      for (const { offset, first_row_index } of readOffsetIndex(reader).page_locations) {
        const mark = { offset: Number(offset), entries: Number.NaN, row: Number(first_row_index) }
        const sound = mark.offset > start && mark.offset < end && mark.row > 0 && mark.row < rows
        if (sound && mark.row >= marks[marks.length - 1]!.row) remember(mark, this.chunk)
      }
    } catch {
      // A broken index costs only the walk it would have saved.
      marks.length = 1
    }
  }

  async #takeRow(): Promise<LeafRow | PageFault> {
    const { maxDef } = this.chunk.leaf
    const reps: Uint8Array[] = []
    const defs: Uint8Array[] = []
    const values: LeafValues[] = []
    let fault: PageFault | null = null
    let doubt: PageFault | null = null
    for (;;) {
      const page = this.#page
      if (!page || this.#entry >= page.entries) {
        try {
          if (await this.#advance()) continue
        } catch (error) {
          if (!(error instanceof PageFault) || reps.length === 0) throw error
          // Most likely the row ended with its page; the other columns can tell.
          await this.#leaveBreak(error)
          doubt = error
        }
        if (reps.length === 0) throw new PageFault('ends before this row')
        break
      }
      const from = this.#entry
      const { rep, def } = page
      if (rep && reps.length > 0 && rep[from] === 0) break
      if (rep && reps.length === 0 && rep[from] !== 0) {
        this.#skipRows(0)
        continue
      }
      const to = rep ? nextZero(rep, reps.length > 0 ? from : from + 1) : from + 1
      const valuesTo = this.#value + countLevel(def, maxDef, from, to)
      if (reps.length === 0) this.#rowPage = { mark: this.#pageMark, place: this.#pagePlace }
      reps.push(rep ? rep.subarray(from, to) : new Uint8Array(to - from))
      defs.push(def ? def.subarray(from, to) : new Uint8Array(to - from).fill(maxDef))
      try {
        if (!fault) values.push(await page.values(this.#value, valuesTo))
      } catch (error) {
        // The levels are sound, so the rows after this one are where they should be.
        if (!(error instanceof PageFault)) throw error
        fault = error
      }
      this.#entry = to
      this.#value = valuesTo
      if (!rep || to < page.entries || this.#wholeRows()) break
    }
    return (
      fault ?? {
        rep: joinedBytes(reps),
        def: joinedBytes(defs),
        values: joinedValues(values),
        doubt,
      }
    )
  }

  /** Takes the next page in hand; false at the column's end. */
  async #advance(): Promise<boolean> {
    const mark = this.#next
    if (this.#page?.borrowed) this.#buffers?.leave(this.#page.borrowed)
    this.#page = null
    this.#pagePlace = null
    this.#pageMark = mark
    if (isEnd(mark, this.chunk)) return false
    const place = await dataPageAt(mark, this.chunk, this.#context.window)
    if (place === null) return false
    this.#pagePlace = place
    const page = await readColumnPage(place, this.#context, () => this.#loadDictionary())
    this.#page = page
    this.#entry = 0
    this.#value = 0
    this.#next = markAfter(mark, place, page.rep ? zeros(page.rep) : page.entries, this.chunk)
    return true
  }

  /** Whether rows never go on from the page in hand to the next: version 2 and a page index promise it. */
  #wholeRows(): boolean {
    return this.chunk.offsetIndex !== null || this.#pagePlace?.header.type === 'DATA_PAGE_V2'
  }

  /** Leaves out what is left of an earlier row at the page's front, and `rows` rows. */
  #skipRows(rows: number): void {
    const page = this.#page!
    let to = this.#entry
    if (page.rep) {
      to = nextZero(page.rep, to)
      for (let i = 0; i < rows; i++) to = nextZero(page.rep, to + 1)
    } else to += rows
    this.#value += countLevel(page.def, this.chunk.leaf.maxDef, this.#entry, to)
    this.#entry = to
  }

  /** Goes on behind the page that could not be read; the rows it touches are lost in this column. */
  async #leaveBreak(fault: PageFault, place: PagePlace | null = this.#pagePlace): Promise<void> {
    const after = await markAfterBreak(this.#next, place, this.#context, this.chunk)
    this.#page = null
    this.#pagePlace = null
    this.#next = after ?? {
      offset: this.chunk.end,
      entries: this.chunk.entries,
      row: this.chunk.rows,
    }
    this.#lost = { until: Math.max(this.#next.row, this.#row), fault }
  }

  #loadDictionary(): Promise<Dictionary | null> {
    this.#dictionary ??= this.#findDictionary()
    return this.#dictionary
  }

  async #findDictionary(): Promise<Dictionary | null> {
    const { start, end } = this.chunk
    const window = new ByteWindow(this.#source, start, end + SLACK, this.#options)
    const place = await pagePlaceAt(window, start, this.chunk)
    if (place.header.type !== 'DICTIONARY_PAGE') return null
    return new Dictionary(place, { ...this.#context, window, buffers: null })
  }
}

function nextZero(rep: Uint8Array, from: number): number {
  const at = rep.indexOf(0, from)
  return at < 0 ? rep.length : at
}

function countLevel(def: Uint8Array | null, level: number, from: number, to: number): number {
  if (def === null) return to - from
  let count = 0
  for (let i = from; i < to; i++) if (def[i] === level) count++
  return count
}
