import parquet from 'parquetjs-lite'
import type { Problem } from '@/domain/problem'
import { shorten } from '@/domain/shorten'
import { joinedBytes } from '../joinedBytes'
import { RAW_SHAPE, type Shape } from './rawShape'

/** Rows a row group: few, so that a reader need not hold much; each row of the data is megabytes. */
const ROWS_PER_GROUP = 4

export interface RawParquetOptions {
  /** Row groups of so many rows. */
  readonly rowsPerGroup?: number
  /** The columns; the raw subset's by default. `mergeShapes` adds fields of one's own. */
  readonly shape?: { readonly fields: Readonly<Record<string, Shape | null>> }
  /** Key and value pairs for the file's footer. */
  readonly metadata?: Readonly<Record<string, string>>
}

export interface RawParquetWriter {
  /** Adds a row of the columns' nesting (`plainRow`); returns what it holds that the columns cannot. */
  append(row: Readonly<Record<string, unknown>>): Promise<readonly Problem[]>
  /** Writes what is left and the footer. Without it the file is none. */
  close(): Promise<void>
}

/**
 * Writes rows as Parquet through parquetjs-lite: the raw schema, lists annotated LIST with three levels as Arrow writes
 * them, every field optional, Snappy, no statistics. `write` is called with the bytes in order, one call at a time.
 * Rejects with an Error when the bytes cannot be written.
 */
export async function writeRawParquet(
  write: (bytes: Uint8Array) => Promise<void>,
  options: RawParquetOptions = {},
): Promise<RawParquetWriter> {
  const shape = options.shape ?? RAW_SHAPE
  let written = Promise.resolve()
  let failure: unknown
  // The library does not wait for its first write, so a failure is kept and thrown where the caller waits.
  const sink = {
    write(bytes: Uint8Array, done: () => void) {
      written = written.then(() => (failure === undefined ? write(bytes) : undefined))
      written = written.catch((error) => {
        failure = error
      })
      written.then(done)
    },
    end(done: () => void) {
      written.then(done)
    },
  }
  const throwFailure = () => {
    if (failure !== undefined) throw failure
  }
  const schema = new parquet.ParquetSchema(fieldsOf(shape.fields))
  const writer = await parquet.ParquetWriter.openStream(schema, sink, {
    rowGroupSize: options.rowsPerGroup ?? ROWS_PER_GROUP,
    // Its second page version counts values where rows are meant.
    useDataPageV2: false,
    pageIndex: false,
  })
  for (const [key, value] of Object.entries(options.metadata ?? {})) writer.setMetadata(key, value)
  return {
    async append(row) {
      const problems: Problem[] = []
      const record = structOf(row, shape.fields, '', problems)
      try {
        await writer.appendRow(record)
      } catch (error) {
        // The library throws bare strings.
        throw error instanceof Error ? error : new Error(String(error))
      }
      throwFailure()
      return problems
    },
    async close() {
      await writer.close()
      throwFailure()
    },
  }
}

/** The bytes of a whole file of a few rows. */
export async function rawParquetBytes(
  rows: Iterable<Readonly<Record<string, unknown>>>,
  options: RawParquetOptions = {},
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const writer = await writeRawParquet(async (bytes) => void parts.push(bytes), options)
  for (const row of rows) await writer.append(row)
  await writer.close()
  return joinedBytes(parts)
}

type Field = ConstructorParameters<typeof parquet.ParquetSchema>[0][string]

const TYPES = { text: 'UTF8', integer: 'INT64', number: 'DOUBLE', boolean: 'BOOLEAN', json: 'UTF8' }

function fieldsOf(fields: Readonly<Record<string, Shape | null>>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, fieldOf(shape ?? 'text')]),
  )
}

function fieldOf(shape: Shape): Field {
  if (typeof shape === 'string') {
    return { type: TYPES[shape], optional: true, compression: 'SNAPPY', statistics: false }
  }
  if ('fields' in shape) return { optional: true, fields: fieldsOf(shape.fields) }
  const element = fieldOf(shape.list ?? 'text')
  return { type: 'LIST', optional: true, fields: { list: { repeated: true, fields: { element } } } }
}

function structOf(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Shape | null>>,
  path: string,
  problems: Problem[],
): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`
    if (!(name in fields)) {
      if (item !== undefined)
        problems.push({ path: at, message: 'the file has no such column: left out' })
      continue
    }
    record[name] = cellOf(item, fields[name] ?? 'text', at, problems)
  }
  return record
}

function cellOf(value: unknown, shape: Shape, path: string, problems: Problem[]): unknown {
  if (value === null || value === undefined) return null
  if (typeof shape === 'object') {
    if ('list' in shape) {
      const items = Array.isArray(value) ? value : listed(value)
      if (items === null) return unfit(value, 'a list', path, problems)
      const element = shape.list ?? 'text'
      return {
        list: items.map((item, index) => ({
          element: cellOf(item, element, `${path}[${index}]`, problems),
        })),
      }
    }
    if (typeof value !== 'object' || listed(value) !== null) {
      return unfit(value, 'a struct', path, problems)
    }
    return structOf(value as Record<string, unknown>, shape.fields, path, problems)
  }
  switch (shape) {
    case 'json':
      return JSON.stringify(value, bigIntsAsNumbers)
    case 'text':
      // A carrier may have parsed text that is JSON (visual_elements) along with the row.
      return typeof value === 'object' ? JSON.stringify(value, bigIntsAsNumbers) : String(value)
    case 'boolean':
      return typeof value === 'boolean' ? value : unfit(value, 'true or false', path, problems)
    case 'integer': {
      const number = Number(value)
      return Number.isSafeInteger(number) ? number : unfit(value, 'a whole number', path, problems)
    }
    case 'number': {
      const number = typeof value === 'boolean' || value === '' ? Number.NaN : Number(value)
      // NaN is how tables say "none", and the library has no NaN to write.
      if (Number.isNaN(number) && typeof value === 'number') return null
      return Number.isNaN(number) ? unfit(value, 'a number', path, problems) : number
    }
  }
}

function listed(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  if (!ArrayBuffer.isView(value) || value instanceof DataView) return null
  return Array.from(value as unknown as ArrayLike<unknown>)
}

function unfit(value: unknown, wanted: string, path: string, problems: Problem[]): null {
  problems.push({
    path,
    message: `the column holds ${wanted}, not ${shorten(value)}: written as null`,
  })
  return null
}

function bigIntsAsNumbers(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}
