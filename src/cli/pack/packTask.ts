import { openCarrier } from '@/data/carriers/openCarrier'
import { listRow } from '@/data/library/listRow'
import { packTrace } from '@/data/library/packTrace'
import { searchPartBytes } from '@/data/search/partOfTrace'
import { InputError } from '../command'
import { type InputFile, withSource } from './sources'
import { stageRow } from './staging'
import { steadyGzip } from './steadyGzip'
import type { Task } from './tasks'

/** What a thread says while it works. */
export type PackNews =
  | {
      readonly kind: 'row'
      readonly file: number
      readonly row: number
      readonly problems: readonly string[]
    }
  /** The file could not be opened or read to its end; what came before is kept. */
  | { readonly kind: 'failed'; readonly file: number; readonly message: string }

export interface PackJob {
  readonly out: string
  readonly input: InputFile
  readonly task: Task
  /** Rows of the file that are done already. */
  readonly done: ReadonlySet<number>
}

/** Packs the rows of a task, one in memory at a time, each into its own staged file. */
export async function packTask(job: PackJob, tell: (news: PackNews) => void): Promise<void> {
  const { out, input, task, done } = job
  try {
    await withSource(input, async (source) => {
      const opened = await openCarrier(source)
      if (!opened.ok) throw new InputError(opened.problem.message)
      let start = task.start
      while (done.has(start) || start % task.of !== task.part) start++
      const end = task.end ?? Number.POSITIVE_INFINITY
      if (start >= end) return
      // Writing waits for the disk: one row is written while the next is packed.
      let writing: Promise<void> = Promise.resolve()
      for await (const row of opened.value.rows({ start })) {
        if (row.row >= end) break
        if (row.row % task.of !== task.part || done.has(row.row)) continue
        const packed = row.value === null ? null : await packTrace(row.value, steadyGzip)
        const { listed, problems } = listRow(row, input.name, packed?.length)
        const item = listed && { entry: listed.entry, picture: listed.picture }
        const staged = { file: task.file, row: row.row, item, problems }
        const words = listed && searchPartBytes(listed.trace, listed.entry)
        await writing
        const write = async () => {
          await stageRow(out, staged, packed && words && { trace: packed, words })
          tell({
            kind: 'row',
            file: task.file,
            row: row.row,
            problems: problems.map((p) => p.message),
          })
        }
        writing = write()
        writing.catch(() => undefined)
      }
      await writing
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    tell({ kind: 'failed', file: task.file, message })
  }
}
