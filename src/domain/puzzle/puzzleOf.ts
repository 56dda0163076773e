import type { Problem } from '@/domain/problem'
import type { RawPuzzle } from '@/domain/trace/rawEntry'
import { bareGrid } from './bareGrid'
import { decodePayload } from './decodePayload'
import { createProblemLog } from './problemLog'
import type { Puzzle, PuzzleMetadata } from './puzzle'
import { rowGrid } from './rowGrid'
import { ruleFlags } from './ruleFlags'
import { visualPuzzle } from './visualPuzzle'

/** Where a puzzle's picture comes from, best first. */
export type Picture = 'payload' | 'visual-elements' | 'grid'

/**
 * The puzzle of a raw row: decoded from its payload; failing that, drawn from `visual_elements`; failing that, the
 * bare grid of `rows`, `cols` and `initial_board`. Title, author, rules and solution the payload lacks are taken
 * from the row. Never throws; problems say why a worse picture had to do.
 */
export function puzzleOf(raw: RawPuzzle): {
  readonly puzzle: Puzzle
  readonly picture: Picture
  readonly problems: readonly Problem[]
} {
  const problems = createProblemLog()
  const stated = raw.encoded_puzzle ?? ''
  const payload = stated.trim() !== '' ? stated : linkOf(raw)
  if (payload !== '') {
    const decoded = decodePayload(payload)
    for (const { path, message } of decoded.problems)
      problems.add(['puzzle_data.encoded_puzzle', path].filter(Boolean).join('.'), message)
    if (decoded.ok) {
      const { puzzle } = decoded.value
      // A row without a size takes the payload's; one with another size has states that would not fit this board.
      const sized = raw.rows > 0 && raw.cols > 0
      if (!sized || (puzzle.rows === raw.rows && puzzle.cols === raw.cols))
        return {
          puzzle: { ...puzzle, metadata: filled(puzzle.metadata, raw) },
          picture: 'payload',
          problems: problems.list(),
        }
      problems.add(
        'puzzle_data.encoded_puzzle',
        `Not used: its grid is ${puzzle.rows} by ${puzzle.cols}, the row's ${raw.rows} by ${raw.cols}`,
      )
    }
  } else problems.add('puzzle_data.encoded_puzzle', 'The row holds no payload')

  const { rows, cols, board } = rowGrid(raw, problems)
  const grid = bareGrid(rows, cols, board, filled(noMetadata, raw))
  const drawn = visualPuzzle(grid, raw.visual_elements, problems)
  return {
    puzzle: drawn ?? grid,
    picture: drawn === null ? 'grid' : 'visual-elements',
    problems: problems.list(),
  }
}

/** The row's link if it holds a puzzle; most hold only an id. */
function linkOf(raw: RawPuzzle): string {
  return /(scl|ctc|fpuz)[A-Za-z0-9+/%]{40}/.test(raw.sudokupad_url ?? '') ? raw.sudokupad_url : ''
}

const noMetadata: PuzzleMetadata = {
  title: '',
  author: '',
  rules: '',
  solution: null,
  antiKing: false,
  antiKnight: false,
  other: {},
}

function filled(metadata: PuzzleMetadata, raw: RawPuzzle): PuzzleMetadata {
  const flags = metadata.rules === '' ? ruleFlags(raw.rules) : metadata
  return {
    ...metadata,
    title: metadata.title || raw.title,
    author: metadata.author || raw.author,
    rules: metadata.rules || raw.rules,
    solution: metadata.solution ?? raw.solution,
    antiKing: metadata.antiKing || flags.antiKing,
    antiKnight: metadata.antiKnight || flags.antiKnight,
  }
}
