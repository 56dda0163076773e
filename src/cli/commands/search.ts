import { USUAL_REQUEST } from '@/data/search/answer'
import { findAll } from '@/data/search/runSearch'
import { bestMoments, momentHit } from '@/domain/search/match/page'
import { lexQuery } from '@/domain/search/query/lexQuery'
import { parseQuery } from '@/domain/search/query/parseQuery'
import { type Command, InputError, UsageError } from '../command'
import { readOptions, wholeNumber } from '../options'
import { readLibraryFolder } from '../pack/readLibraryFolder'
import { momentLine, readableLine } from '../search/momentLine'
import { openFolderIndex } from '../search/openFolderIndex'
import { createTraceReader } from '../search/traceReader'

const USUAL_LIMIT = 20
const FOREVER = new AbortController().signal

export const command: Command = {
  name: 'search',
  summary:
    'Finds moments in the transcripts of a library: plain words, "a phrase", -without, word*, a OR b, technique:x-wing, near:5.',
  usage: 'ctc search DIR QUERY [--limit N] [--json]',
  async run(args, io) {
    // A word that is left out (-finned) is no option.
    const { options, words } = splitOptions(args)
    const { values } = readOptions(options, {
      limit: { type: 'string' },
      json: { type: 'boolean' },
    })
    const limit = wholeNumber('limit', values.limit) ?? USUAL_LIMIT
    const [dir, ...query] = words
    if (dir === undefined || query.length === 0) throw new UsageError('name a library and a query')
    // While a query is typed into the app its last quotation mark may yet come; a command line is complete.
    if (lexQuery(query.join(' ')).unclosed) {
      throw new UsageError(
        'The last quotation mark of the query has no partner: close it, or leave it out.',
      )
    }
    const parsed = parseQuery(query.join(' '))
    if (!parsed.ok) throw new UsageError(parsed.problem.message)
    const library = await readLibraryFolder(dir)
    const source = await openFolderIndex(library, io)
    const request = { ...USUAL_REQUEST, query: query.join(' '), allowance: Number.MAX_SAFE_INTEGER }
    const outcome = await findAll(source, request, FOREVER)
    if (outcome.status === 'unreadable') throw new UsageError(outcome.message)
    const { plan, found, withTypos, remark } = outcome.ran
    if (remark !== '') io.say(remark)
    const readTrace = createTraceReader(library)
    const json = values.json === true || !process.stdout.isTTY
    const best = bestMoments(found, limit)
    await source.ensureTables(
      best.map((at) => source.view.traceOf(found.moments.unit[at]!)),
      FOREVER,
    )
    let failed = 0
    for (const at of best) {
      const hit = momentHit(found, at, plan, withTypos, source.view)
      try {
        const line = momentLine(hit, await readTrace(hit.key))
        await io.line(json ? JSON.stringify(line) : readableLine(line))
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        failed++
        io.say(error.message)
      }
    }
    const { count } = found.moments
    io.say(
      `${count} ${count === 1 ? 'moment' : 'moments'}${count > limit ? `, ${limit} shown` : ''}`,
    )
    return failed > 0 ? 1 : 0
  },
}

/** Options are `--…`; `-word` belongs to the query, and so does everything after `--`. */
function splitOptions(args: readonly string[]): { options: string[]; words: string[] } {
  const options: string[] = []
  const words: string[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (arg === '--') {
      words.push(...args.slice(i + 1))
      break
    }
    if (!arg.startsWith('--')) words.push(arg)
    else {
      options.push(arg)
      if (arg === '--limit' && i + 1 < args.length) options.push(args[++i]!)
    }
  }
  return { options, words }
}
