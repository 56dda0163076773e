import type { Result } from '@/domain/problem'
import type { ByteSource } from '../byteSource'
import type { Carrier } from '../carrierRow'
import { notATrace } from '../carriers/traceColumns'
import { refuse } from '../refuse'
import { readFooter } from './footer'
import { parquetCarrier } from './parquetCarrier'

/** Opens a Parquet file of raw rows, or says what it is instead or what is broken. */
export async function openParquet(source: ByteSource): Promise<Result<Carrier>> {
  const footer = await readFooter(source)
  if (!footer.ok) return footer
  const { metadata, schema } = footer.value
  const { name } = source
  const wrong = notATrace(schema.columns.map((column) => column.name))
  if (wrong !== null) return refuse(`${name} is ${wrong}`)
  if (metadata.num_rows === 0n) {
    return refuse(`${name} has the columns of a trace shard but no rows. Export it again.`)
  }
  const chunks = metadata.row_groups.flatMap((group) => group.columns)
  if (chunks.some((chunk) => chunk.file_path)) {
    return refuse(
      `${name} keeps its columns in other files, which are not here. Save it as one file.`,
    )
  }
  if (chunks.every((chunk) => !chunk.meta_data)) {
    return refuse(`${name} has encrypted columns: save it without encryption.`)
  }
  return { ok: true, value: parquetCarrier(source, footer.value), problems: [] }
}
