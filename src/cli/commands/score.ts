import { readAnswer } from '@/domain/lm/readAnswer'
import { scoreAnswer } from '@/domain/lm/scoreAnswer'
import { type Command, InputError, UsageError } from '../command'
import { readOptions, wholeNumber } from '../options'
import { readRow } from '../rows'
import { traceOfRow } from '../traceOfRow'

export const command: Command = {
  name: 'score',
  summary: 'Scores a model’s answer against a row’s solution.',
  usage:
    'ctc score FILE --row N --answer TEXT   (the last <answer>…</answer>; without tags the whole text)',
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      row: { type: 'string' },
      answer: { type: 'string' },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new UsageError('name one file')
    if (values.answer === undefined) throw new UsageError('give the answer: --answer TEXT')
    const row = await readRow(file, wholeNumber('row', values.row))
    const { trace, problems } = traceOfRow(row)
    const where = `${file}, row ${row.row}`
    if (!trace) throw new InputError(`${where}: ${problems.at(-1)?.message}`)
    const { solution } = trace.puzzle
    if (!solution) throw new InputError(`${where} hides its solution: nothing to score against`)
    const { score, right, length, exact } = scoreAnswer(readAnswer(values.answer), solution)
    await io.line(JSON.stringify({ score, right, length, exact }))
    return 0
  },
}
