import type { Command } from '../command'
import { countBy } from '../countBy'
import { readOptions, wholeNumber } from '../options'
import { eachRow } from '../rows'
import { traceOfRow } from '../traceOfRow'

export const command: Command = {
  name: 'inspect',
  summary: 'Says what each row of a file holds, one JSON line a row.',
  usage: 'ctc inspect FILE… [--row N]',
  async run(args, io) {
    const { values, positionals } = readOptions(args, { row: { type: 'string' } })
    const only = wholeNumber('row', values.row)
    const { failed } = await eachRow(positionals, only, io, async (row) => {
      const { trace, problems } = traceOfRow(row)
      await io.line(
        JSON.stringify({
          source: row.source,
          row: row.row,
          youtube_id: trace?.youtubeId ?? null,
          puzzle_id: trace?.puzzleId ?? null,
          title: trace?.puzzle.title ?? null,
          rows: trace?.rows ?? null,
          cols: trace?.cols ?? null,
          groups: trace?.groups.count ?? null,
          actions: trace && countBy(trace.groups.actions, ({ type }) => type),
          words: trace?.words.count ?? null,
          duration: trace?.duration ?? null,
          findings: trace && countBy(trace.findings, ({ kind }) => kind),
          problems,
        }),
      )
    })
    return failed > 0 ? 1 : 0
  },
}
