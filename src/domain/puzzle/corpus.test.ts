import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodePayload } from './decodePayload'
import { puzzleOf } from './puzzleOf'

const folder = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'puzzles')
const present = existsSync(join(folder, 'payloads.jsonl'))

function rows(file: string): Record<string, unknown>[] {
  if (!present) return []
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe.skipIf(!present)('the corpus of payloads (skipped without it)', () => {
  it('decodes to what an independent decoder counted', () => {
    const payloads = rows('payloads.jsonl')
    expect(payloads).toHaveLength(143)
    for (const { id, payload, expect: expected } of payloads) {
      const result = decodePayload(String(payload))
      if (!result.ok) throw new Error(`${id}: ${result.problem.message}`)
      const counted = { ...(expected as Record<string, unknown>) }
      // The corpus calls a payload without prefix plain.
      if (counted.kind === 'plain') counted.kind = 'bare'
      expect(result.value.source, String(id)).toMatchObject(counted)
    }
  })

  it('decodes every challenge row to the grid its row states', () => {
    const challenges = rows('challenge_100.jsonl')
    expect(challenges).toHaveLength(100)
    for (const row of challenges) {
      const raw = rawPuzzle(row)
      const { puzzle, picture } = puzzleOf(raw)
      expect(picture, raw.puzzle_id).toBe('payload')
      const givens = puzzle.cells.map(({ given }) => given || '.').join('')
      expect(givens, raw.puzzle_id).toBe(raw.initial_board)
      if (raw.solution !== null) expect(puzzle.metadata.solution, raw.puzzle_id).toBe(raw.solution)
    }
  })

  it('draws every challenge row from its visual elements when there is no payload', () => {
    for (const row of rows('challenge_100.jsonl')) {
      const raw = { ...rawPuzzle(row), encoded_puzzle: '' }
      const elements = (JSON.parse(raw.visual_elements) as unknown[]).length
      const { puzzle, picture, problems } = puzzleOf(raw)
      expect(picture, raw.puzzle_id).toBe(elements > 0 ? 'visual-elements' : 'grid')
      const parts = [puzzle.cages, puzzle.lines, puzzle.arrows, puzzle.underlays, puzzle.overlays]
      const drawn = parts.reduce((sum, list) => sum + list.length, 0)
      expect(drawn + (puzzle.notes?.length ?? 0)).toBeGreaterThanOrEqual(elements)
      expect(problems.map(({ message }) => message)).toEqual(['The row holds no payload'])
    }
  })
})

function rawPuzzle(row: Record<string, unknown>) {
  const text = (key: string) => String(row[key] ?? '')
  return {
    puzzle_id: text('puzzle_id'),
    youtube_id: null,
    title: text('title'),
    author: text('author'),
    date: '',
    rules: text('rules'),
    rows: Number(row.rows),
    cols: Number(row.cols),
    initial_board: text('initial_board'),
    solution: row.solution ? String(row.solution) : null,
    visual_elements: text('visual_elements'),
    encoded_puzzle: text('encoded_puzzle'),
    sudokupad_url: text('sudokupad_url'),
    lgc_timestamp: null,
    sequential_number: null,
  }
}
