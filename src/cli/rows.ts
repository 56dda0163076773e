import type { Carrier, CarrierRow } from '@/data/carrierRow'
import { openCarrier } from '@/data/carriers/openCarrier'
import { byteSourceOfFile } from '@/data/node/byteSourceOfFile'
import { type CommandIo, InputError, UsageError } from './command'

/** A row of a file named on the command line. */
export interface FileRow extends CarrierRow {
  /** The file as it was named. */
  readonly source: string
}

/** Opens a file of rows whatever carries them, hands it over, closes it. Throws `InputError` when it cannot be opened. */
export async function withCarrier<T>(
  path: string,
  work: (carrier: Carrier) => Promise<T>,
): Promise<T> {
  const file = await byteSourceOfFile(path, path)
  if (!file.ok) throw new InputError(file.problem.message)
  try {
    const carrier = await openCarrier(file.value)
    if (!carrier.ok) throw new InputError(carrier.problem.message)
    return await work(carrier.value)
  } finally {
    await file.value.close()
  }
}

/** One row of a file, which must be there; `row` undefined means the only or first one. */
export async function readRow(path: string, row = 0): Promise<FileRow> {
  const found = await withCarrier(path, (carrier) => carrier.row(row))
  if (found.value === null) {
    throw new InputError(found.problems[0]?.message ?? `${path}, row ${row} could not be read`)
  }
  return { ...found, source: path }
}

/**
 * Every row of every file in turn (or row `only` of each), one in memory at a time, handed to `work`. A file that cannot
 * be opened is said on stderr and the others go on. Returns the number of files and rows that could not be read.
 */
export async function eachRow(
  paths: readonly string[],
  only: number | undefined,
  io: CommandIo,
  work: (row: FileRow) => Promise<void>,
): Promise<{ failed: number }> {
  if (paths.length === 0) throw new UsageError('name at least one file')
  let failed = 0
  for (const path of paths) {
    try {
      await withCarrier(path, async (carrier) => {
        const rows = only === undefined ? carrier.rows() : [await carrier.row(only)]
        for await (const row of rows) {
          if (row.value === null) {
            failed++
            for (const { message } of row.problems) io.say(message)
          }
          await work({ ...row, source: path })
        }
      })
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      failed++
      io.say(error.message)
    }
  }
  return { failed }
}
