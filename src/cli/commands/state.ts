import { boardAt } from '@/domain/trace/boardAt'
import { cellName } from '@/domain/trace/cellName'
import { indexAt } from '@/domain/trace/indexAt'
import { selectionAt } from '@/domain/trace/selectionAt'
import type { Trace } from '@/domain/trace/trace'
import { type Command, InputError, UsageError } from '../command'
import { readOptions, timeOption, wholeNumber } from '../options'
import { readRow } from '../rows'
import { traceOfRow } from '../traceOfRow'

export const command: Command = {
  name: 'state',
  summary: 'Gives the board at a time, or after an action group, as state strings.',
  usage: 'ctc state FILE --row N (--time S | --group I)',
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      row: { type: 'string' },
      time: { type: 'string' },
      group: { type: 'string' },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('name one file')
    const time = timeOption('time', values.time)
    const wanted = wholeNumber('group', values.group)
    if ((time === undefined) === (wanted === undefined)) {
      throw new UsageError('give either --time or --group')
    }
    const row = await readRow(file, wholeNumber('row', values.row))
    const { trace, problems } = traceOfRow(row)
    const where = `${file}, row ${row.row}`
    if (!trace) throw new InputError(`${where}: ${problems.at(-1)?.message}`)
    const { count, times } = trace.groups
    if (count === 0) throw new InputError(`${where} has no action groups`)
    const group = wanted ?? indexAt(trace, time ?? 0)
    if (group >= count) {
      throw new InputError(`${where} has groups 0 to ${count - 1}, no group ${group}`)
    }
    if (time !== undefined && time > trace.duration) {
      const end = Math.round(trace.duration * 10) / 10
      const ends = trace.axis === 'text' ? `text ends at position ${end}` : `solve ends at ${end} s`
      io.say(`${where}: the ${ends}, before --time ${values.time}: this is its last board`)
    }
    await io.line(
      JSON.stringify({
        group,
        time: times[group],
        cells: cellTexts(trace, group),
        selection: selectionAt(trace, group).map((cell) => cellName(cell, trace.cols)),
      }),
    )
    return 0
  },
}

function cellTexts(trace: Trace, group: number): string[] {
  const board = boardAt(trace, group)
  return Array.from({ length: trace.rows * trace.cols }, (_, cell) => board.cellAt(cell).text)
}
