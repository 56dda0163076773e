import { parseState } from '../board/parseState'
import type { Problem } from '../problem'
import { decodeGroups } from './decodeGroups'
import { decodeMarkers } from './decodeMarkers'
import { decodeTimes } from './decodeTimes'
import { decodeWords } from './decodeWords'
import { digitFindings } from './digitFindings'
import type { RawEntry } from './rawEntry'
import { speechFindings } from './speechFindings'
import type { Finding, Groups, Trace } from './trace'

/**
 * A raw row made into a trace. Nothing a row can hold makes it throw: contradictions become findings, what could not
 * be used becomes a problem with its path, after those already met (`before`, from `readEntry`).
 */
export function decodeTrace(entry: RawEntry, before: readonly Problem[] = []): Trace {
  const { puzzle_data: puzzle, asr_data: asr, action_data: raw } = entry
  const { rows, cols } = puzzle
  const problems = [...before]
  const findings: Finding[] = []
  const givens = givensOf(entry, problems)
  const solution = solutionOf(entry, problems)

  const cracking = puzzle.lgc_timestamp
  const times = decodeTimes(raw, cracking, findings)
  const decoded = decodeGroups(raw, rows, cols, givens, times.times, findings, problems)
  const groups: Groups = { ...times, ...decoded }
  digitFindings(groups, cols, solution, findings)

  const lastGroup = raw.length > 0 ? (times.times[raw.length - 1] ?? 0) : null
  const words = decodeWords(asr, [cracking ?? 0, lastGroup ?? cracking ?? 0], problems)
  speechFindings(words, asr, lastGroup, findings)

  let duration = Math.max(0, lastGroup ?? 0, cracking ?? 0)
  for (let word = 0; word < words.count; word++) duration = Math.max(duration, words.end[word] ?? 0)
  const sorted = findings.map((finding, index) => ({ finding, index }))
  sorted.sort((a, b) => a.finding.time - b.finding.time || a.index - b.index)
  return {
    youtubeId: entry.youtube_id,
    puzzleId: entry.puzzle_id,
    rows,
    cols,
    puzzle,
    givens,
    solution,
    groups,
    words,
    markers: decodeMarkers(groups, givens, solution, cracking, duration),
    findings: sorted.map(({ finding }) => finding),
    problems,
    duration,
  }
}

/** The puzzle's givens; without a board in the row, the values of the first state. */
function givensOf({ puzzle_data: puzzle, action_data }: RawEntry, problems: Problem[]): string[] {
  const cells = puzzle.rows * puzzle.cols
  const characters = Array.from(puzzle.initial_board)
  const givens = Array.from({ length: cells }, (_, index) => {
    const character = characters[index] ?? '.'
    return character === '.' || character.trim() === '' ? '' : character
  })
  if (characters.length === cells) return givens
  const path = 'puzzle_data.initial_board'
  problems.push({ path, message: `expected ${cells} characters, found ${characters.length}` })
  const first = action_data[0]?.serialized_state
  const state = characters.length === 0 && first ? parseState(first) : null
  return state?.ok ? givens.map((_, index) => state.value.cells[index]?.value ?? '') : givens
}

function solutionOf({ puzzle_data: puzzle }: RawEntry, problems: Problem[]): string[] | null {
  if (puzzle.solution === null || puzzle.solution === '') return null
  const characters = Array.from(puzzle.solution)
  const cells = puzzle.rows * puzzle.cols
  if (characters.length !== cells) {
    const message = `expected ${cells} characters, found ${characters.length}: not used`
    problems.push({ path: 'puzzle_data.solution', message })
    return null
  }
  return characters.every((character) => character === '.' || character === '?') ? null : characters
}
