import { type Command, type CommandIo, UsageError } from '../command'
import { csvLine } from '../csv'
import { readOptions, wholeNumber } from '../options'
import { FINDING_KINDS, findingTotal, type RowFacts, rowFacts } from '../rowFacts'
import { eachRow } from '../rows'

const COLUMNS = [
  'source',
  'row',
  'youtube_id',
  'puzzle_id',
  'title',
  'author',
  'verdict',
  'status',
  'place_group',
  'place_cell',
  'place_path',
  'place_message',
  'hasSolution',
  'rows',
  'cols',
  'groups',
  'actions',
  'words',
  'duration',
  'findings',
  ...FINDING_KINDS,
  'problems',
]

export const command: Command = {
  name: 'audit',
  summary: 'Judges each row: the publishers’ verdict, its first failing place, every finding.',
  usage: 'ctc audit FILE… [--row N] [--format json|csv]',
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      row: { type: 'string' },
      format: { type: 'string', default: 'json' },
    })
    const { format } = values
    if (format !== 'json' && format !== 'csv') {
      throw new UsageError(`--format is json or csv, not "${format}"`)
    }
    const totals = new Totals()
    let headed = false
    const only = wholeNumber('row', values.row)
    const { failed } = await eachRow(positionals, only, io, async (row) => {
      const facts = rowFacts(row)
      totals.add(facts)
      if (format === 'json') {
        await io.line(JSON.stringify(facts))
        return
      }
      if (!headed) await io.line(csvLine(COLUMNS))
      headed = true
      await io.line(csvOf(facts))
    })
    totals.say(io)
    return failed > 0 ? 1 : 0
  },
}

function csvOf(facts: RowFacts): string {
  const { place, findings, problems, details: _, ...plain } = facts
  const more: Record<string, unknown> = {
    place_group: place?.group,
    place_cell: place?.cell,
    place_path: place?.path,
    place_message: place?.message,
    findings: findings && findingTotal(facts),
    problems: problems.length,
  }
  for (const kind of FINDING_KINDS) more[kind] = findings && (findings[kind] ?? 0)
  const values = { ...plain, ...more } as Record<string, unknown>
  return csvLine(COLUMNS.map((column) => values[column]))
}

class Totals {
  private rows = 0
  private unread = 0
  private readonly verdicts = new Map<string, number>()
  private readonly statuses = new Map<string, number>()
  private readonly findings = new Map<string, number>()

  add(facts: RowFacts): void {
    this.rows++
    if (facts.verdict === null) {
      this.unread++
      return
    }
    count(this.verdicts, facts.verdict, 1)
    count(this.statuses, facts.status ?? '', 1)
    for (const [kind, found] of Object.entries(facts.findings ?? {})) {
      count(this.findings, kind, found)
    }
  }

  say(io: CommandIo): void {
    const unread = this.unread > 0 ? `, ${this.unread} of them not readable` : ''
    io.say(`${this.rows} ${this.rows === 1 ? 'row' : 'rows'}${unread}`)
    for (const [title, counts] of [
      ['verdicts', this.verdicts],
      ['statuses', this.statuses],
      ['findings', this.findings],
    ] as const) {
      const list = [...counts].sort((a, b) => b[1] - a[1]).map(([name, n]) => `${name} ${n}`)
      io.say(`${title}: ${list.join(', ') || 'none'}`)
    }
  }
}

function count(counts: Map<string, number>, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by)
}
