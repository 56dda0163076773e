import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Board } from '@/domain/board/board'
import { EMPTY_CELL } from '@/domain/board/emptyCell'

import { type BoardSettings, PROFILES } from '@/domain/drawing/boardSettings'
import { drawOn, highlightedCells } from '@/domain/drawing/drawBoard'
import { drawPuzzle } from '@/domain/drawing/drawPuzzle'
import { loadState } from '@/domain/drawing/loadState'
import { oracleForm } from '@/domain/drawing/oracleForm'
import { startBoard } from '@/domain/drawing/startBoard'
import { svgText } from '@/domain/drawing/svgText'
import { decodePayload } from '@/domain/puzzle/decodePayload'
import type { Puzzle } from '@/domain/puzzle/puzzle'
import { puzzleOf } from '@/domain/puzzle/puzzleOf'
import { boardAt } from '@/domain/trace/boardAt'
import { selectionAt } from '@/domain/trace/selectionAt'
import type { Trace } from '@/domain/trace/trace'
import { type Command, type CommandIo, InputError, UsageError } from '../command'
import { readOptions, wholeNumber } from '../options'
import { requireFolderOf } from '../requireFolderOf'
import { readRow } from '../rows'
import { traceOfRow } from '../traceOfRow'

/** What is drawn: a puzzle, and the solve it comes from if a row holds it. */
interface Subject {
  readonly puzzle: Puzzle
  readonly trace: Trace | null
  /** Names the input in messages. */
  readonly where: string
}

export const command: Command = {
  name: 'draw',
  summary: 'Draws a board as SudokuPad draws it: SVG, or its geometry as JSON.',
  usage:
    'ctc draw (--payload P | --file ROWFILE --row N) [--state JSON | --group I] [--palette simon|stock]\n' +
    '  [--profile sakana|stock] [--select r1c1,r1c2] [--out board.svg] [--json]\n' +
    '  (@path in place of P or JSON reads a file)',
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      payload: { type: 'string' },
      file: { type: 'string' },
      row: { type: 'string' },
      state: { type: 'string' },
      group: { type: 'string' },
      palette: { type: 'string' },
      profile: { type: 'string' },
      select: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean' },
    })
    if (positionals.length > 0) throw new UsageError(`what is "${positionals[0]}"?`)
    const { out } = values
    if (out !== undefined) {
      checkName(out, values.json ?? false)
      await requireFolderOf(out)
    }
    const settings = settingsOf(values.profile, values.palette)
    const subject = await subjectOf(values, io)
    const { puzzle } = subject
    const group = wholeNumber('group', values.group)
    if (group !== undefined && values.state !== undefined) {
      throw new UsageError('give either --state or --group')
    }
    const { board, selected } = await boardOf(subject, values.state, group, io)
    const selection = new Set([
      ...highlightedCells(board),
      ...selected,
      ...cellsNamed(values.select ?? '', puzzle),
    ])
    const drawing = drawPuzzle(puzzle, settings)
    for (const { message } of drawing.problems) io.say(`ctc draw: ${subject.where}: ${message}`)
    const list = drawOn(
      drawing,
      board,
      [...selection].sort((a, b) => a - b),
    )
    const text = values.json
      ? JSON.stringify(oracleForm(list, puzzle.cols))
      : svgText(list, { title: puzzle.metadata.title })
    if (out === undefined) await io.line(text)
    else {
      await writeFile(out, `${text}\n`).catch((error: Error) => {
        throw new InputError(`${out} cannot be written: ${error.message}`)
      })
    }
    return 0
  },
}

const PICTURE = /^\.(svg|png|jpe?g|gif|webp|avif|pdf)$/

/** Refuses a name that promises another format; one without an ending, such as /dev/stdout, promises none. */
function checkName(out: string, json: boolean): void {
  const ending = extname(out).toLowerCase()
  const [written, wanted] = json ? ['JSON', '.json'] : ['SVG', '.svg']
  if (ending === '' || ending === wanted) return
  if (json && !PICTURE.test(ending)) return
  throw new UsageError(
    `ctc draw writes ${written}, and ${out} is named ${ending}: name it ${wanted}`,
  )
}

function settingsOf(profile = 'sakana', palette?: string): BoardSettings {
  if (profile !== 'sakana' && profile !== 'stock') {
    throw new UsageError(`--profile is sakana or stock, not "${profile}"`)
  }
  const base = PROFILES[profile]
  if (palette === undefined) return base
  if (palette !== 'simon' && palette !== 'stock') {
    throw new UsageError(`--palette is simon or stock, not "${palette}"`)
  }
  return { ...base, palette }
}

async function subjectOf(
  values: { payload?: string | undefined; file?: string | undefined; row?: string | undefined },
  io: CommandIo,
): Promise<Subject> {
  if ((values.payload === undefined) === (values.file === undefined)) {
    throw new UsageError('give either --payload or --file')
  }
  if (values.payload !== undefined) {
    const where = values.payload.startsWith('@') ? values.payload.slice(1) : 'the payload'
    const decoded = decodePayload((await contentOf(values.payload)).trim())
    if (!decoded.ok) throw new InputError(`${where}: ${decoded.problem.message}`)
    for (const { message } of decoded.problems) io.say(`ctc draw: ${where}: ${message}`)
    return { puzzle: decoded.value.puzzle, trace: null, where }
  }
  const row = await readRow(values.file!, wholeNumber('row', values.row))
  const { trace, problems } = traceOfRow(row)
  const where = `${values.file}, row ${row.row}`
  if (!trace) throw new InputError(`${where}: ${problems.at(-1)?.message}`)
  const { puzzle, problems: unused } = puzzleOf(trace.puzzle)
  for (const { message } of unused) io.say(`ctc draw: ${where}: ${message}`)
  return { puzzle, trace, where }
}

async function boardOf(
  { puzzle, trace, where }: Subject,
  state: string | undefined,
  group: number | undefined,
  io: CommandIo,
): Promise<{ board: Board; selected: readonly number[] }> {
  if (group !== undefined) {
    if (!trace) throw new UsageError('--group needs --file')
    const { count } = trace.groups
    if (count === 0) throw new InputError(`${where} has no action groups`)
    if (group >= count) {
      throw new InputError(`${where} has groups 0 to ${count - 1}, no group ${group}`)
    }
    return { board: boardAt(trace, group), selected: selectionAt(trace, group) }
  }
  if (state === undefined) return { board: startBoard(puzzle), selected: [] }
  const parsed = loadState(await contentOf(state))
  for (const { path, message } of parsed.problems)
    io.say(`ctc draw: the state, ${path}: ${message}`)
  if (!parsed.ok) throw new InputError(parsed.problem.message)
  const { cells } = parsed.value
  const size = puzzle.rows * puzzle.cols
  if (cells.length > size) {
    io.say(`ctc draw: the state has ${cells.length} cells, the board ${size}: the rest is left out`)
  }
  const board: Board = {
    rows: puzzle.rows,
    cols: puzzle.cols,
    cellAt: (index) => cells[index] ?? EMPTY_CELL,
  }
  return { board, selected: [] }
}

/** Row-major indices of cells named `r1c1,r1c2` (commas optional). */
function cellsNamed(text: string, { rows, cols }: Puzzle): number[] {
  if (!/^(?:[\s,]*r\d{1,3}c\d{1,3})*[\s,]*$/i.test(text)) {
    throw new UsageError(`--select names cells like r1c1,r1c2, not "${text}"`)
  }
  return [...text.matchAll(/r(\d+)c(\d+)/gi)].map(([name, row, col]) => {
    const [r, c] = [Number(row) - 1, Number(col) - 1]
    if (r < 0 || c < 0 || r >= rows || c >= cols) {
      throw new UsageError(`the board of ${rows} by ${cols} cells has no cell ${name}`)
    }
    return r * cols + c
  })
}

/** The text itself, or what the file `@path` holds. */
async function contentOf(text: string): Promise<string> {
  if (!text.startsWith('@')) return text
  try {
    return await readFile(text.slice(1), 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`${text.slice(1)} cannot be read: ${why}`)
  }
}
