import type { Result } from '@/domain/problem'
import { decodeSource } from './decodeSource'
import { countFPuzzles } from './fpuzzles/countFPuzzles'
import { fromFPuzzles } from './fpuzzles/fromFPuzzles'
import { isFPuzzles } from './fpuzzles/grid'
import { fromSudokuPad } from './fromSudokuPad'
import { countSudokuPad, type PayloadFacts } from './payloadFacts'
import { createProblemLog } from './problemLog'
import type { Puzzle } from './puzzle'

/**
 * Decodes a SudokuPad payload (`encoded_puzzle` of a row, or a link) into a puzzle, with the facts of its source
 * as it was before anything was converted or left out. Bounded in time and memory whatever the payload holds, never
 * throws: parts that cannot be drawn are left out with a problem each, and a payload that holds no puzzle is one
 * problem that says what to do.
 */
export function decodePayload(
  payload: string,
): Result<{ readonly puzzle: Puzzle; readonly source: PayloadFacts }> {
  const decoded = decodeSource(payload)
  if (!decoded.ok) return decoded
  const { kind, zipped, source } = decoded.value
  const problems = createProblemLog()
  const ofFPuzzles = isFPuzzles(source)
  const puzzle = fromSudokuPad(ofFPuzzles ? fromFPuzzles(source, problems) : source, problems)
  if (puzzle === null) {
    const list = problems.list()
    return { ok: false, problem: list.at(-1)!, problems: list }
  }
  const { title, author, solution } = puzzle.metadata
  const facts: PayloadFacts = {
    kind,
    zipped,
    family: ofFPuzzles ? 'fpuzzles' : 'sudokupad',
    ...(ofFPuzzles ? countFPuzzles(source) : countSudokuPad(source)),
    title,
    author,
    hasSolution: solution !== null,
  }
  return { ok: true, value: { puzzle, source: facts }, problems: problems.list() }
}
