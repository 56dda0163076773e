import { parseState } from '../board/parseState'
import type { Problem } from '../problem'
import { shorten } from '../shorten'
import type { RawGroup, RawPuzzle } from './rawEntry'
import { type Fields, isFields, readNumber, readText, unwrapJson } from './readValue'

/** Rows and columns beyond this are taken for a fault: the largest public puzzles are 21 × 21. */
const LARGEST_SIDE = 64

/**
 * A puzzle's facts. `rules` comes as a JSON string within the text in every row seen, and is unwrapped. A missing or
 * senseless size is taken from the board, the solution or the first readable state, and reported.
 */
export function readPuzzle(
  value: unknown,
  path: string,
  groups: readonly RawGroup[],
  problems: Problem[],
): RawPuzzle {
  const data = unwrapJson(value, path, problems)
  const fields: Fields = isFields(data) ? data : {}
  if (!isFields(data) && data !== null && data !== undefined) {
    problems.push({ path, message: `expected a puzzle, found ${shorten(data)}` })
  }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const text = (name: string) => readText(fields[name], at(name), problems)
  const number = (name: string) => readNumber(fields[name], at(name), problems)
  const board = text('initial_board')
  const solution =
    fields.solution === null || fields.solution === undefined ? null : text('solution')
  const size = sizeOf(number('rows'), number('cols'), at, board, solution, groups, problems)
  const elements = fields.visual_elements
  return {
    puzzle_id: text('puzzle_id'),
    youtube_id: text('youtube_id') || null,
    title: text('title'),
    author: text('author'),
    date: text('date'),
    rules: readRules(fields.rules, at('rules'), problems),
    rows: size.rows,
    cols: size.cols,
    initial_board: board,
    solution,
    visual_elements:
      elements !== null && typeof elements === 'object'
        ? JSON.stringify(elements)
        : text('visual_elements'),
    encoded_puzzle: text('encoded_puzzle'),
    sudokupad_url: text('sudokupad_url'),
    lgc_timestamp: number('lgc_timestamp'),
    sequential_number: number('sequential_number'),
  }
}

function readRules(value: unknown, path: string, problems: Problem[]): string {
  const list = (item: unknown): string => (Array.isArray(item) ? item.map(String).join('\n') : '')
  if (Array.isArray(value)) return list(value)
  const text = readText(value, path, problems)
  if (!/^\s*["[]/.test(text)) return text
  try {
    const inner: unknown = JSON.parse(text)
    return typeof inner === 'string' ? inner : list(inner) || text
  } catch {
    // Rules that merely begin with a quotation mark are rules.
    return text
  }
}

function sizeOf(
  rows: number | null,
  cols: number | null,
  at: (name: string) => string,
  board: string,
  solution: string | null,
  groups: readonly RawGroup[],
  problems: Problem[],
): { rows: number; cols: number } {
  const sane = (side: number | null): side is number =>
    side !== null && Number.isInteger(side) && side > 0 && side <= LARGEST_SIDE
  if (sane(rows) && sane(cols)) return { rows, cols }
  const cells = board.length || solution?.length || firstStateSize(groups)
  const side = Math.sqrt(cells)
  const found =
    sane(rows) && sane(cells / rows)
      ? { rows, cols: cells / rows }
      : sane(cols) && sane(cells / cols)
        ? { rows: cells / cols, cols }
        : sane(side)
          ? { rows: side, cols: side }
          : { rows: 9, cols: 9 }
  problems.push({
    path: sane(rows) ? at('cols') : at('rows'),
    message: `no usable size (rows ${rows}, cols ${cols}); ${found.rows} × ${found.cols} is taken`,
  })
  return found
}

function firstStateSize(groups: readonly RawGroup[]): number {
  for (const group of groups) {
    if (!group.serialized_state) continue
    const state = parseState(group.serialized_state)
    if (state.ok && state.value.cells.length > 0) return state.value.cells.length
  }
  return 0
}
