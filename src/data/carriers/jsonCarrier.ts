import type { Carrier, CarrierKind, CarrierRow, RowsOptions } from '../carrierRow'
import type { ByteStream } from './byteStream'
import { DataFault } from './dataFault'
import { jsonRow, lost } from './jsonRow'
import { jsonValues } from './jsonValues'
import { lines } from './lines'
import { noSuchRow } from './noSuchRow'
import type { RowText, SplitStart } from './rowText'

export interface JsonLayout {
  readonly kind: CarrierKind
  /** One row a line, or values wherever they end (a list, or objects spread over lines). */
  readonly split: 'lines' | 'values'
  /** The file as it is stored, in bytes, for progress. */
  readonly size: number
}

/**
 * Rows of a JSON text read one after another. Places of rows already met are remembered, so that coming back
 * to one (or resuming) needs no second reading of what lies before, unless the file is compressed.
 */
export function jsonCarrier(name: string, stream: ByteStream, layout: JsonLayout): Carrier {
  const starts: SplitStart[] = []
  let rowCount: number | null = null

  async function* rows(options: RowsOptions = {}): AsyncGenerator<CarrierRow> {
    const { start = 0, signal, onProgress } = options
    const known = stream.seekable ? Math.min(start, starts.length - 1) : -1
    const from = starts[known] ?? { offset: 0, line: 1 }
    let row = Math.max(0, known)
    const chunks = stream.open(from.offset, {
      signal,
      onBytes: onProgress && ((bytes) => onProgress({ bytes, total: layout.size - from.offset })),
    })
    const texts: AsyncGenerator<RowText> =
      layout.split === 'lines'
        ? lines(chunks, from)
        : jsonValues(chunks, { ...from, inList: layout.kind === 'json-array' && from.offset > 0 })
    try {
      for await (const text of texts) {
        if (row === starts.length) starts.push({ offset: text.offset, line: text.line })
        if (row >= start) yield jsonRow(name, row, text)
        row++
      }
      rowCount = row
    } catch (error) {
      if (!(error instanceof DataFault)) throw error
      rowCount = row + 1
      const advice = 'The rows before it are whole; download or export the file again for the rest.'
      if (row >= start)
        yield lost(row, `${name}, row ${row}: ${error.message} in this row. ${advice}`)
    }
  }

  return {
    kind: layout.kind,
    name,
    get rowCount() {
      return rowCount
    },
    rows,
    async row(index, signal) {
      for await (const row of rows({ start: index, ...(signal && { signal }) })) return row
      return noSuchRow(name, index, rowCount)
    },
  }
}
