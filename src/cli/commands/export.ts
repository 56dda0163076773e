import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { mergeShapes, RAW_SHAPE, type Shape, shapeOf } from '@/data/parquet/rawShape'
import { plainRow } from '@/domain/trace/plainRow'
import { type Command, InputError, UsageError } from '../command'
import { openRowWriter, type RowWriter } from '../openRowWriter'
import { readOptions } from '../options'
import { requireFolderOf } from '../requireFolderOf'
import { rowFacts } from '../rowFacts'
import { eachRow, type FileRow } from '../rows'
import { readWhere } from '../where'

export const command: Command = {
  name: 'export',
  summary: 'Writes the rows that fit to a new file, values and field names unchanged.',
  usage: `ctc export FILE… [--where CONDITIONS] --out FILE.parquet|FILE.jsonl
  conditions, joined with commas: verdict=Success, hasSolution, findings.max=10, findings.gap.max=0, groups.min=100 …`,
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      where: { type: 'string' },
      out: { type: 'string' },
    })
    const { out } = values
    const kind = /\.(parquet|jsonl)$/.exec(out ?? '')?.[1]
    if (out === undefined || kind === undefined) {
      throw new UsageError('name the file to write: --out FILE.parquet or --out FILE.jsonl')
    }
    if (positionals.some((path) => resolve(path) === resolve(out))) {
      throw new UsageError(`--out ${out} is one of the files to read`)
    }
    const wanted = values.where === undefined ? () => true : readWhere(values.where)
    await requireFolderOf(out)

    // The first reading chooses the rows and learns their fields, the second writes them: no row is kept in memory.
    const chosen = new Set<string>()
    let shape: Shape | null = RAW_SHAPE
    let read = 0
    const { failed } = await eachRow(positionals, undefined, io, async (row) => {
      if (row.value === null) return
      read++
      if (!wanted(rowFacts(row))) return
      chosen.add(keyOf(row))
      if (kind === 'parquet') shape = mergeShapes(shape, shapeOf(plainRow(row.value).row))
    })
    if (chosen.size === 0) {
      throw new InputError(`none of ${read} rows fits the conditions: ${out} was not written`)
    }
    const part = `${out}.part`
    const writer = await openRowWriter(part, out, kind, shape, io)
    try {
      await writeChosen(positionals, chosen, writer)
      await writer.close()
      await rename(part, out)
    } catch (error) {
      await writer.abandon()
      await rm(part, { force: true })
      throw error
    }
    io.say(`${chosen.size} of ${read} rows written to ${out}`)
    return failed > 0 ? 1 : 0
  },
}

function keyOf({ source, row }: FileRow): string {
  return `${source}\n${row}`
}

async function writeChosen(
  paths: readonly string[],
  chosen: ReadonlySet<string>,
  writer: RowWriter,
): Promise<void> {
  // What could not be read was said the first time.
  const quiet = { line: async () => {}, say: () => {} }
  await eachRow(paths, undefined, quiet, async (row) => {
    if (chosen.has(keyOf(row))) await writer.append(row)
  })
}
