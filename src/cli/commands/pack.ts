import { availableParallelism } from 'node:os'
import { type Command, InputError, UsageError } from '../command'
import { readOptions, wholeNumber } from '../options'
import { mergeLibraries } from '../pack/mergeLibraries'
import { packFiles } from '../pack/packFiles'
import type { Shard } from '../pack/tasks'

export const command: Command = {
  name: 'pack',
  summary:
    'Makes a library that any static host can serve out of raw files. Interrupted, it goes on where it stopped.',
  usage:
    'ctc pack FILE|DIR|URL… --out DIR [--name NAME] [--revision REV] [--synthetic] [--jobs N] [--shard I/N] [--limit N]\n' +
    '       ctc pack --merge DIR… --out DIR [--name NAME]',
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      out: { type: 'string' },
      name: { type: 'string' },
      revision: { type: 'string' },
      synthetic: { type: 'boolean' },
      jobs: { type: 'string' },
      shard: { type: 'string' },
      limit: { type: 'string' },
      merge: { type: 'boolean' },
    })
    const { out } = values
    if (out === undefined) throw new UsageError('say where to: --out DIR')
    if (positionals.length === 0) throw new UsageError('name what to pack')
    if (values.merge) {
      const merged = await mergeLibraries(positionals, out, values.name)
      await io.line(JSON.stringify({ out, ...merged }))
      return 0
    }
    const jobs = wholeNumber('jobs', values.jobs) ?? availableParallelism()
    if (jobs < 1) throw new UsageError('--jobs takes a number from 1 on')
    const result = await packFiles({
      words: positionals,
      out,
      name: values.name,
      revision: values.revision ?? '',
      synthetic: values.synthetic ?? false,
      jobs,
      shard: shardOf(values.shard),
      limit: wholeNumber('limit', values.limit) ?? null,
      say: io.say,
    })
    const { problems, failed, ...counts } = result
    await io.line(JSON.stringify({ out, ...counts, problems: problems.length }))
    if (failed > 0)
      throw new InputError(
        `${failed} of the files could not be read to the end; run it again to go on`,
      )
    return 0
  },
}

/** `2/8` is the second of eight. */
function shardOf(text: string | undefined): Shard {
  if (text === undefined) return { index: 0, count: 1 }
  const match = /^(\d+)\/(\d+)$/.exec(text)
  const index = Number(match?.[1]) - 1
  const count = Number(match?.[2])
  if (!match || index < 0 || index >= count) {
    throw new UsageError(`--shard takes I/N with I from 1 to N, not "${text}"`)
  }
  return { index, count }
}
