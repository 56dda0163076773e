import { open } from 'node:fs/promises'
import type { Shape } from '@/data/parquet/rawShape'
import { writeRawParquet } from '@/data/parquet/writeRawParquet'
import { plainRow } from '@/domain/trace/plainRow'
import { type CommandIo, InputError } from './command'
import type { FileRow } from './rows'

export interface RowWriter {
  append(row: FileRow): Promise<void>
  close(): Promise<void>
  /** Closes the file without finishing it. */
  abandon(): Promise<void>
}

/** Messages about one row that are said before the rest is only counted. */
const MOST_MESSAGES = 3

/**
 * Opens a file of rows for writing: Parquet of the given columns, or JSON lines with each row as its carrier gave it.
 * Throws `InputError` when the file cannot be made, naming it `named`: what the user called it.
 */
export async function openRowWriter(
  path: string,
  named: string,
  kind: string,
  shape: Shape | null,
  io: CommandIo,
): Promise<RowWriter> {
  const file = await open(path, 'w').catch((error: Error) => {
    throw new InputError(`${named} cannot be written: ${error.message}`)
  })
  const write = async (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; ) {
      at += (await file.write(bytes, at)).bytesWritten
    }
  }
  if (kind === 'jsonl') {
    return {
      append: (row) => write(Buffer.from(`${JSON.stringify(row.value, plainNumbers)}\n`)),
      close: () => file.close(),
      abandon: () => file.close(),
    }
  }
  const columns = shape !== null && typeof shape === 'object' && 'fields' in shape ? { shape } : {}
  const writer = await writeRawParquet(write, columns)
  return {
    async append(row) {
      const plain = plainRow(row.value)
      const lost = [...plain.problems, ...(await writer.append(plain.row ?? {}))]
      for (const { path: at, message } of lost.slice(0, MOST_MESSAGES)) {
        io.say(`${row.source}, row ${row.row}, ${at}: ${message}`)
      }
      if (lost.length > MOST_MESSAGES) {
        io.say(`${row.source}, row ${row.row}: ${lost.length - MOST_MESSAGES} more such places`)
      }
    },
    async close() {
      await writer.close()
      await file.close()
    },
    abandon: () => file.close(),
  }
}

function plainNumbers(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    return Array.from(value as unknown as ArrayLike<unknown>)
  }
  return value
}
