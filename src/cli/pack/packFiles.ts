import { InputError } from '../command'
import { type Finished, finishPack } from './finishPack'
import { createPackProgress } from './packProgress'
import { begin, lookAt, type Plan, type PlannedInput, stateOf } from './plan'
import { runTasks } from './runTasks'
import { type InputFile, inputFiles } from './sources'
import { stagedRows } from './staging'
import { type Shard, tasksOf } from './tasks'

export interface PackOptions {
  /** Files, folders, URLs. */
  readonly words: readonly string[]
  readonly out: string
  readonly name: string | undefined
  readonly revision: string
  readonly synthetic: boolean
  readonly jobs: number
  readonly shard: Shard
  readonly limit: number | null
  say(text: string): void
}

export type Packed = Finished & {
  /** Files that could not be read to their end: then the library is not finished. */
  readonly failed: number
}

/** Problems said one by one; the file `problems.jsonl` has them all. */
const SAID = 20

/** Packs raw files into a library, or goes on with it. Throws an InputError where nothing can be begun. */
export async function packFiles(options: PackOptions): Promise<Packed> {
  const { out, say, jobs, shard, limit } = options
  const found = await inputFiles(options.words)
  const looked: { file: InputFile; input: PlannedInput }[] = []
  for (const file of found) {
    const input = await lookAt(file, say)
    if (input) looked.push({ file, input })
  }
  if (looked.length === 0) throw new InputError('none of the files can be packed')
  const inputs = looked.map(({ input }) => input)
  const names = inputs.map(({ name }) => name)
  const plan: Plan = {
    name: options.name ?? (names.length === 1 ? names[0]! : `${names.length} files`),
    source: names.join(', '),
    revision: options.revision,
    synthetic: options.synthetic,
    shard,
    limit,
    inputs,
  }
  const text = `${JSON.stringify(plan, null, 1)}\n`
  const state = await stateOf(out, text)
  if (state === 'done') {
    say(`${out} is complete already`)
    return { rows: 0, packed: 0, bytes: 0, problems: [], failed: 0 }
  }
  await begin(out, text)
  const done = await stagedRows(out)
  const tasks = tasksOf({ rowCounts: inputs.map(({ rows }) => rows), jobs, shard, limit })
  const total = tasks.reduce<number | null>(
    (sum, task) => (sum === null || task.end === null ? null : sum + task.end - task.start),
    0,
  )
  const already = [...done.values()].reduce((sum, rows) => sum + rows.size, 0)
  if (already > 0) say(`going on: ${already} rows are there already`)
  const progress = createPackProgress(total, already, say)
  let failed = 0
  let said = 0
  await runTasks(
    tasks.map((task) => ({
      out,
      input: looked[task.file]!.file,
      task,
      done: done.get(task.file) ?? new Set(),
    })),
    jobs,
    (news) => {
      if (news.kind === 'failed') {
        failed++
        say(news.message)
        return
      }
      progress.row()
      for (const message of news.problems) {
        if (said++ < SAID) say(message)
        if (said === SAID) say('… more problems: see problems.jsonl')
      }
    },
  )
  say(progress.line())
  const ended = failed + (found.length - looked.length)
  if (failed > 0) return { rows: 0, packed: 0, bytes: 0, problems: [], failed: ended }
  const finished = await finishPack(out, plan, text, limit)
  return { ...finished, failed: ended }
}
