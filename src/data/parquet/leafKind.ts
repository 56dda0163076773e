import type { SchemaElement } from 'hyparquet'

/** What a column's values are: text, numbers, or something that hyparquet converts (dates, decimals, …). */
export type LeafKind = 'string' | 'int32' | 'int64' | 'double' | 'float' | 'boolean' | 'other'

const TEXT = new Set(['UTF8', 'ENUM', 'JSON', 'STRING'])
const SIGNED = new Set(['INT_8', 'INT_16', 'INT_32', 'INT_64'])

/** The kind of a column from its type and annotation; byte arrays without annotation are text (old writers). */
export function leafKind(element: SchemaElement): LeafKind {
  const { type, converted_type: converted, logical_type: logical } = element
  const bare = converted === undefined && logical === undefined
  switch (type) {
    case 'BYTE_ARRAY':
      return bare || TEXT.has(converted ?? logical?.type ?? '') ? 'string' : 'other'
    case 'INT32':
    case 'INT64': {
      const signed = logical?.type === 'INTEGER' ? logical.isSigned : SIGNED.has(converted ?? '')
      if (!bare && !signed) return 'other'
      return type === 'INT32' ? 'int32' : 'int64'
    }
    case 'DOUBLE':
      return bare ? 'double' : 'other'
    case 'FLOAT':
      return bare ? 'float' : 'other'
    case 'BOOLEAN':
      return 'boolean'
    default:
      return 'other'
  }
}
