import { estimateTokens } from '@/domain/lm/estimateTokens'
import { interleave } from '@/domain/lm/interleave'
import { verdictOf } from '@/domain/lm/verdict'
import type { Command } from '../command'
import { readOptions, wholeNumber } from '../options'
import { eachRow } from '../rows'
import { traceOfRow } from '../traceOfRow'

export const command: Command = {
  name: 'interleave',
  summary: 'Gives each row’s language-model form as its publishers make it, one JSON line a row.',
  usage: `ctc interleave FILE… [--row N] [--combine-position]
  beyond the publishers' form: [--colours-and-pen] [--words-before] [--boards N] [--drop-selections]
  [--at-sentence-ends] [--chunks] (pieces with times and an estimate of tokens in place of the text)`,
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      row: { type: 'string' },
      'combine-position': { type: 'boolean' },
      'colours-and-pen': { type: 'boolean' },
      'words-before': { type: 'boolean' },
      boards: { type: 'string' },
      'drop-selections': { type: 'boolean' },
      'at-sentence-ends': { type: 'boolean' },
      chunks: { type: 'boolean' },
    })
    const options = {
      combinePosition: values['combine-position'] ?? false,
      coloursAndPen: values['colours-and-pen'] ?? false,
      wordsBefore: values['words-before'] ?? false,
      boardEvery: wholeNumber('boards', values.boards) ?? 0,
      dropSelections: values['drop-selections'] ?? false,
      atSentenceEnds: values['at-sentence-ends'] ?? false,
    }
    const only = wholeNumber('row', values.row)
    const { failed } = await eachRow(positionals, only, io, async (row) => {
      const { entry, trace, problems } = traceOfRow(row)
      if (trace?.axis === 'text') {
        // A processed row is the publishers' text already.
        const { text } = row.value as { text: string }
        const id = trace.youtubeId
        await io.line(JSON.stringify({ youtube_id: id, status: 'processed', verdict: null, text }))
        return
      }
      if (!entry || !trace) {
        const status = problems[0]?.message ?? 'the row could not be read'
        await io.line(JSON.stringify({ youtube_id: null, status, verdict: null }))
        return
      }
      const made = interleave(entry, options, trace)
      const line: Record<string, unknown> = {
        youtube_id: entry.youtube_id,
        status: made.status,
        verdict: verdictOf(entry).verdict,
      }
      if (made.text !== null && !values.chunks) line.text = made.text
      if (made.text !== null && values.chunks) {
        line.estimated_tokens = estimateTokens(made.chunks)
        line.chunks = made.chunks
      }
      await io.line(JSON.stringify(line))
    })
    return failed > 0 ? 1 : 0
  },
}
