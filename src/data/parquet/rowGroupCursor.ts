import type { Problem } from '@/domain/problem'
import type { ByteSource } from '../byteSource'
import type { WindowOptions } from './byteWindow'
import type { ChunkFacts } from './columnChunk'
import { ColumnCursor, type LeafRow } from './columnCursor'
import { disagreeing, listsOf } from './disagreeing'
import { ownedLeaf } from './ownedLeaf'
import { PageFault } from './pageFault'
import type { ListNode, Schema } from './schemaNodes'

/** What the columns hold of a row, as far as they could be read. */
export interface RowLeaves {
  readonly leaves: readonly (LeafRow | null)[]
  readonly problems: readonly Problem[]
}

/** Columns walked side by side for a single row: enough to keep a network busy, few enough to hold at once. */
const AT_ONCE = 3
const AGAIN = 'Download the file again for the whole.'

/** Walks all columns of a row group side by side, one row after another. */
export class RowGroupCursor {
  #schema: Schema
  #lists: readonly ListNode[]
  /** Columns whose lists have neighbours to be compared with, down to the innermost. */
  #compared: ReadonlySet<number>
  /** By leaf; null for a column that is not wanted or not there. */
  #cursors: readonly (ColumnCursor | null)[]

  private constructor(schema: Schema, cursors: readonly (ColumnCursor | null)[]) {
    this.#schema = schema
    this.#lists = listsOf(schema)
    this.#compared = new Set(
      this.#lists.flatMap(({ rep, leaves }) =>
        leaves.filter((i) => schema.leaves[i]!.maxRep === rep),
      ),
    )
    this.#cursors = cursors
  }

  /** A cursor before row `row` of the group; `chunks[i]` is the column of `schema.leaves[i]`, null if missing. */
  static async at(
    row: number,
    source: ByteSource,
    schema: Schema,
    chunks: readonly (ChunkFacts | null)[],
    options: WindowOptions,
  ): Promise<RowGroupCursor> {
    const wanted = new Set(schema.columns.flatMap((column) => column.leaves))
    const cursors = await Promise.all(
      chunks.map((chunk, i) =>
        chunk && wanted.has(i) ? ColumnCursor.at(row, source, chunk, options) : null,
      ),
    )
    return new RowGroupCursor(schema, cursors)
  }

  /**
   * Row `row` alone. Each column is left as soon as it has told what it holds: their pages together are a hundred
   * megabytes, the row is two.
   */
  static async one(
    row: number,
    source: ByteSource,
    schema: Schema,
    chunks: readonly (ChunkFacts | null)[],
    options: WindowOptions,
  ): Promise<RowLeaves> {
    const cursors: (ColumnCursor | null)[] = chunks.map(() => null)
    const taken: (LeafRow | PageFault | null)[] = chunks.map(() => null)
    // The longest first: the others are read beside it.
    const left = schema.columns
      .flatMap(({ leaves }) => leaves.map((i) => ({ i, chunk: chunks[i] ?? null })))
      .sort((a, b) => storedSize(b.chunk) - storedSize(a.chunk))
    const walk = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { i, chunk } = next
        if (!chunk) continue
        const cursor = await ColumnCursor.at(row, source, chunk, options)
        const leaf = await cursor.take()
        taken[i] = leaf instanceof PageFault ? leaf : { ...ownedLeaf(leaf).leaf, doubt: leaf.doubt }
        cursors[i] = cursor
        cursor.leave()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    return new RowGroupCursor(schema, cursors).#told(taken)
  }

  /** The next row; what of it was lost is named by column. */
  async next(): Promise<RowLeaves> {
    return this.#told(await Promise.all(this.#cursors.map((cursor) => cursor?.take() ?? null)))
  }

  async #told(taken: readonly (LeafRow | PageFault | null)[]): Promise<RowLeaves> {
    const problems: Problem[] = []
    const leaves: (LeafRow | null)[] = taken.map((leaf, i) => {
      if (!(leaf instanceof PageFault)) return leaf
      problems.push(this.#problem(i, leaf))
      return null
    })
    for (const i of disagreeing(this.#lists, leaves)) {
      leaves[i] = null
      problems.push(this.#problem(i, await this.#cursors[i]!.reject()))
    }
    leaves.forEach((leaf, i) => {
      if (!leaf?.doubt || this.#compared.has(i)) return
      const { label } = this.#schema.leaves[i]!
      const message = `${label} may lack its end: the page after it ${leaf.doubt.message}. ${AGAIN}`
      problems.push({ path: label, message })
    })
    return { leaves, problems }
  }

  #problem(index: number, fault: PageFault): Problem {
    const { label } = this.#schema.leaves[index]!
    return {
      path: label,
      message: `the page that holds ${label} here ${fault.message}; the rest of the row is shown. ${AGAIN}`,
    }
  }
}

function storedSize(chunk: ChunkFacts | null): number {
  return chunk ? chunk.end - chunk.start : 0
}
