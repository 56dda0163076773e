/** What a column of a table of rows holds. `json`: values of several kinds, written as JSON text. */
export type Shape =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'json'
  | { readonly list: Shape | null }
  | { readonly fields: Readonly<Record<string, Shape | null>> }

const word: Shape = {
  fields: { end: 'number', probability: 'number', start: 'number', word: 'text' },
}
const segment: Shape = {
  fields: {
    avg_logprob: 'number',
    compression_ratio: 'number',
    end: 'number',
    id: 'integer',
    no_speech_prob: 'number',
    seek: 'integer',
    start: 'number',
    temperature: 'number',
    text: 'text',
    tokens: { list: 'integer' },
    words: { list: word },
  },
}

/** The raw subset's schema; fields inside structs in alphabetical order, as the data has them. Source: the dataset card. */
export const RAW_SHAPE: { readonly fields: Readonly<Record<string, Shape>> } = {
  fields: {
    puzzle_id: 'text',
    youtube_id: 'text',
    action_data: {
      list: {
        fields: {
          actions: { list: 'text' },
          frame: 'integer',
          idx: 'integer',
          serialized_state: 'text',
          time: 'number',
        },
      },
    },
    asr_data: { fields: { language: 'text', segments: { list: segment }, text: 'text' } },
    puzzle_data: {
      fields: {
        author: 'text',
        cols: 'integer',
        date: 'text',
        encoded_puzzle: 'text',
        initial_board: 'text',
        lgc_timestamp: 'number',
        puzzle_id: 'text',
        rows: 'integer',
        rules: 'text',
        sequential_number: 'integer',
        solution: 'text',
        sudokupad_url: 'text',
        title: 'text',
        visual_elements: 'text',
        youtube_id: 'text',
      },
    },
  },
}

/** The shape of one value; null for null and absent, which say nothing of it. */
export function shapeOf(value: unknown): Shape | null {
  if (value === null || value === undefined) return null
  switch (typeof value) {
    case 'string':
      return 'text'
    case 'boolean':
      return 'boolean'
    case 'bigint':
      return 'integer'
    case 'number':
      return Number.isSafeInteger(value) ? 'integer' : 'number'
    case 'object':
      break
    default:
      return 'json'
  }
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))) {
    let list: Shape | null = null
    for (const item of value as Iterable<unknown>) list = mergeShapes(list, shapeOf(item))
    return { list }
  }
  const fields = Object.entries(value)
  // Parquet has no struct without fields.
  if (fields.length === 0) return 'json'
  return { fields: Object.fromEntries(fields.map(([name, item]) => [name, shapeOf(item)])) }
}

/**
 * A shape that holds what both hold: fields of both, in the order of the first; whole numbers become numbers where need
 * be. Values of kinds that do not go together are kept as JSON text.
 */
export function mergeShapes(a: Shape | null, b: Shape | null): Shape | null {
  if (a === null || a === b) return b
  if (b === null) return a
  if (typeof a === 'object' && typeof b === 'object') {
    if ('list' in a && 'list' in b) return { list: mergeShapes(a.list, b.list) }
    if ('fields' in a && 'fields' in b) {
      const fields: Record<string, Shape | null> = { ...a.fields }
      for (const [name, shape] of Object.entries(b.fields)) {
        fields[name] = mergeShapes(fields[name] ?? null, shape)
      }
      return { fields }
    }
  }
  const numbers = new Set<unknown>(['integer', 'number'])
  return numbers.has(a) && numbers.has(b) ? 'number' : 'json'
}
