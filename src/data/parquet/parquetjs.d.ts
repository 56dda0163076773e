// The package ships no types. What is declared here is what the writer and its tests use.
declare module 'parquetjs-lite' {
  interface Sink {
    write(bytes: Uint8Array, done: (error?: Error) => void): void
    end(done: (error?: Error) => void): void
  }
  interface Field {
    type?: string
    optional?: boolean
    repeated?: boolean
    compression?: string
    statistics?: false
    fields?: Record<string, Field>
  }
  class ParquetSchema {
    constructor(fields: Record<string, Field>)
  }
  class ParquetWriter {
    static openStream(
      schema: ParquetSchema,
      sink: Sink,
      options: { rowGroupSize?: number; useDataPageV2?: boolean; pageIndex?: boolean },
    ): Promise<ParquetWriter>
    setMetadata(key: string, value: string): void
    appendRow(row: Record<string, unknown>): Promise<void>
    close(): Promise<void>
  }
  class ParquetReader {
    static openBuffer(bytes: Uint8Array): Promise<ParquetReader>
    readonly metadata: { readonly row_groups: readonly unknown[] }
    getCursor(): { next(): Promise<Record<string, unknown> | null> }
    close(): Promise<void>
  }
  const parquet: {
    ParquetSchema: typeof ParquetSchema
    ParquetWriter: typeof ParquetWriter
    ParquetReader: typeof ParquetReader
  }
  export default parquet
}

// Parts of the package that its main module does not hand out.
declare module 'parquetjs-lite/lib/util' {
  /** Reads `into` from the front of `bytes`; gives the bytes read. */
  export function decodeThrift(into: object, bytes: Uint8Array): number
  export function serializeThrift(value: object): Buffer
}
declare module 'parquetjs-lite/gen-nodejs/parquet_types' {
  interface Column {
    meta_data: {
      data_page_offset: unknown
      dictionary_page_offset: unknown
      total_compressed_size: unknown
    }
    offset_index_offset: unknown
    offset_index_length: unknown
    column_index_offset: unknown
    column_index_length: unknown
  }
  class FileMetaData {
    row_groups: { columns: Column[] }[]
  }
  const types: { FileMetaData: typeof FileMetaData }
  export default types
}
