import {
  type DataType,
  Field,
  Float32,
  Float64,
  Int32,
  Int64,
  LargeUtf8,
  List,
  Schema,
  Struct,
  Table,
  tableToIPC,
  Utf8,
  vectorFromArray,
} from 'apache-arrow'

/** How columns depart from the dataset's. */
export interface ArrowShape {
  readonly text?: DataType
  readonly whole?: DataType
  readonly real?: DataType
  /** Fields in the opposite order, at every level. */
  readonly reversed?: boolean
  /** Columns left out, by top-level name. */
  readonly without?: readonly string[]
  readonly extra?: Readonly<Record<string, DataType>>
}

export const types = { Utf8, LargeUtf8, Int32, Int64, Float32, Float64 }

const ACTION = {
  actions: ['text'],
  frame: 'whole',
  idx: 'whole',
  serialized_state: 'text',
  time: 'real',
}
const WORD = { end: 'real', probability: 'real', start: 'real', word: 'text' }
const SEGMENT = {
  avg_logprob: 'real',
  compression_ratio: 'real',
  end: 'real',
  id: 'whole',
  no_speech_prob: 'real',
  seek: 'whole',
  start: 'real',
  temperature: 'real',
  text: 'text',
  tokens: ['whole'],
  words: [WORD],
}
const PUZZLE = {
  author: 'text',
  cols: 'whole',
  date: 'text',
  encoded_puzzle: 'text',
  initial_board: 'text',
  lgc_timestamp: 'real',
  puzzle_id: 'text',
  rows: 'whole',
  rules: 'text',
  sequential_number: 'whole',
  solution: 'text',
  sudokupad_url: 'text',
  title: 'text',
  visual_elements: 'text',
  youtube_id: 'text',
}
const RAW = {
  puzzle_id: 'text',
  youtube_id: 'text',
  action_data: [ACTION],
  asr_data: { language: 'text', segments: [SEGMENT], text: 'text' },
  puzzle_data: PUZZLE,
}

/** Rows of the raw schema as Arrow holds them, in its IPC stream format. */
export function arrowRows(rows: readonly unknown[], options: ArrowShape = {}): Uint8Array {
  const columns = Object.entries(RAW).filter(([name]) => !options.without?.includes(name))
  const fields = columns.map(([name, shape]) => new Field(name, typeOf(shape, options), true))
  for (const [name, type] of Object.entries(options.extra ?? {}))
    fields.push(new Field(name, type, true))
  if (options.reversed) fields.reverse()
  const vectors = fields.map((field) => {
    const cells = rows.map((row) =>
      cellOf((row as Record<string, unknown>)[field.name], field.type),
    )
    return [field.name, vectorFromArray(cells, field.type)] as const
  })
  const table = new Table(new Schema(fields), Object.fromEntries(vectors))
  return tableToIPC(table, 'stream')
}

function typeOf(shape: unknown, options: ArrowShape): DataType {
  if (shape === 'text') return options.text ?? new Utf8()
  if (shape === 'whole') return options.whole ?? new Int64()
  if (shape === 'real') return options.real ?? new Float64()
  if (Array.isArray(shape)) return new List(new Field('element', typeOf(shape[0], options), true))
  const fields = Object.entries(shape as object).map(
    ([name, inner]) => new Field(name, typeOf(inner, options), true),
  )
  return new Struct(options.reversed ? fields.reverse() : fields)
}

/** A value as Arrow's builders want it: 64-bit whole numbers as bigints, every field of a struct there. */
function cellOf(value: unknown, type: DataType): unknown {
  if (value === null || value === undefined) return null
  if (type instanceof Int64) return BigInt(value as number)
  if (type instanceof List) {
    return (value as unknown[]).map((item) => cellOf(item, type.children[0]!.type))
  }
  if (type instanceof Struct) {
    const fields = value as Record<string, unknown>
    return Object.fromEntries(type.children.map((f) => [f.name, cellOf(fields[f.name], f.type)]))
  }
  return value
}
