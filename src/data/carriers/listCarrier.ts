import type { Carrier, CarrierKind } from '../carrierRow'
import { rowOfValue } from './jsonRow'
import { noSuchRow } from './noSuchRow'

/** Rows already parsed: a single object, the rows-API's answer. */
export function listCarrier(name: string, kind: CarrierKind, values: readonly unknown[]): Carrier {
  return {
    kind,
    name,
    rowCount: values.length,
    async *rows({ start = 0, signal } = {}) {
      for (let row = start; row < values.length; row++) {
        signal?.throwIfAborted()
        yield rowOfValue(name, row, values[row])
      }
    },
    async row(index, signal) {
      signal?.throwIfAborted()
      if (index < 0 || index >= values.length) return noSuchRow(name, index, values.length)
      return rowOfValue(name, index, values[index])
    },
  }
}
