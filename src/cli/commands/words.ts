import { wordText } from '@/domain/trace/wordText'
import { type Command, InputError, UsageError } from '../command'
import { readOptions, timeOption, wholeNumber } from '../options'
import { readRow } from '../rows'
import { traceOfRow } from '../traceOfRow'

export const command: Command = {
  name: 'words',
  summary: 'Lists the words of one row with their times, one JSON line a word.',
  usage: 'ctc words FILE --row N [--from S --to S]   (words that start within, both included)',
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      row: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('name one file')
    const from = timeOption('from', values.from) ?? Number.NEGATIVE_INFINITY
    const to = timeOption('to', values.to) ?? Number.POSITIVE_INFINITY
    if (from > to) {
      throw new UsageError(
        `--from ${values.from} is after --to ${values.to}: nothing lies between; swap them`,
      )
    }
    const row = await readRow(file, wholeNumber('row', values.row))
    const { trace, problems } = traceOfRow(row)
    if (!trace) throw new InputError(`${file}, row ${row.row}: ${problems.at(-1)?.message}`)
    const { words } = trace
    for (let index = 0; index < words.count; index++) {
      const start = words.start[index] ?? 0
      if (start < from || start > to) continue
      const text = wordText(trace, index)
      await io.line(JSON.stringify({ index, start, end: words.end[index], text }))
    }
    return 0
  },
}
