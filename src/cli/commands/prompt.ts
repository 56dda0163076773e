import { flatBoard } from '@/domain/lm/flatBoard'
import { promptText } from '@/domain/lm/promptText'
import { cellName } from '@/domain/trace/cellName'
import { type Command, InputError, UsageError } from '../command'
import { readOptions, wholeNumber } from '../options'
import { readRow } from '../rows'
import { traceOfRow } from '../traceOfRow'

export const command: Command = {
  name: 'prompt',
  summary: 'Puts a puzzle, or the board after an action group, as a question for a model.',
  usage: 'ctc prompt FILE --row N [--group I]   (also rows that are a puzzle alone)',
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      row: { type: 'string' },
      group: { type: 'string' },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('name one file')
    const group = wholeNumber('group', values.group)
    const row = await readRow(file, wholeNumber('row', values.row))
    const { trace, problems } = traceOfRow(row)
    const where = `${file}, row ${row.row}`
    if (!trace) throw new InputError(`${where}: ${problems.at(-1)?.message}`)
    const { count } = trace.groups
    if (group !== undefined && group >= count) {
      const has = count === 0 ? 'no action groups' : `groups 0 to ${count - 1}`
      throw new InputError(`${where} has ${has}, no group ${group}`)
    }
    const { puzzle, rows, cols } = trace
    const flat =
      group === undefined
        ? { text: puzzle.initial_board || '.'.repeat(rows * cols), unwritable: [] }
        : flatBoard(trace, group)
    for (const cell of flat.unwritable) {
      io.say(`${where}: ${cellName(cell, cols)} holds no single character and stands as "."`)
    }
    const { rules, visual_elements: visualElements } = puzzle
    const text = promptText({ board: flat.text, rows, cols, rules, visualElements })
    await io.line(text.replace(/\n$/, ''))
    return 0
  },
}
