import { expose, transfer } from 'comlink'
import { readyRow } from '@/data/import/readyRow'
import type { PackWorkerApi } from '@/data/import/rowPackers'
import { letGoOf, putTogether, type RowShape } from '@/data/parquet/looseRow'

/** A thread of an import: puts rows together, lists and packs them. */
let begun: { readonly shape: RowShape; readonly file: string } | null = null

const api: PackWorkerApi = {
  async begin(shape, file) {
    begun = { shape, file }
  },
  async pack(row) {
    if (!begun) throw new Error('a row came before its file')
    const whole = putTogether(begun.shape, row)
    letGoOf(row)
    const ready = await readyRow(whole, begun.file)
    const buffers = [ready.trace, ready.words].flatMap((bytes) => (bytes ? [bytes.buffer] : []))
    return transfer(ready, buffers)
  },
}
expose(api)
