import { describe, expect, it } from 'vitest'
import type { PerformedStep, Stage } from '../perform/stage'
import { countBits } from '../puzzle/bits'
import { applyDeduction } from '../solve/apply'
import { startKnowledge } from '../solve/knowledge'
import { allTraces } from '../testSupport/allTraces'
import { isLit } from '../testSupport/checkClaims'
import { obeys } from '../testSupport/ownRules'
import { numberWord } from '../voice/numberWords'

/** Seconds by which the hand may lead the words about a digit. */
const LEAD = 1

/** Seconds after what was built on a mistake has come out in which the right digit must be in. */
const PUT_RIGHT = 15

function isPlaced({ deduction, misled }: PerformedStep): boolean {
  return deduction.place !== null && !misled
}

/** Shares of all cells: what a solver counts is the cells that were empty at the start. */
const OF_ALL_CELLS =
  /\b(half the cells|every other cell|one cell in four|a quarter of the cells)\b/i

/** What is wrong with the centre marks a hand wrote: digits that a clue in sight forbids with what stands beside it. */
function forbiddenMarks(stage: Stage): string[] {
  const { puzzle, desk, mistakes } = stage
  const values = [...puzzle.givens]
  const pairs = puzzle.constraints.filter(
    ({ kind }) => kind === 'kropki' || kind === 'xv' || kind === 'whisper' || kind === 'palindrome',
  )
  const wrong: string[] = []
  for (const { type, op, value, cells, time } of desk.actions) {
    const [cell = -1] = cells
    if (type === 'vl') values[cell] = puzzle.symbols.indexOf(value)
    else if (type === 'cl' && value === '0') values[cell] = -1
    // What a mistake took away is brought back as it was.
    const undoing = mistakes.some((m) => time >= m.entered && time <= m.corrected)
    if (type !== 'cd' || op !== '+' || undoing) continue
    const symbol = puzzle.symbols.indexOf(value)
    for (const clue of pairs.filter(
      (pair) => pair.cells.includes(cell) && isLit({ stage, values }, pair),
    )) {
      const at = clue.cells.indexOf(cell)
      const mirror = clue.cells[clue.cells.length - 1 - at]!
      const beside =
        clue.kind === 'palindrome' ? [mirror] : [clue.cells[at - 1], clue.cells[at + 1]]
      for (const other of beside) {
        if (other === undefined || other === cell) continue
        const there = values[other]! < 0 ? [...puzzle.symbols.keys()] : [values[other]!]
        const fits = there.some((theirs) =>
          obeys(
            { ...clue, cells: [cell, other] },
            (c) => (c === cell ? symbol : theirs) + puzzle.base,
          ),
        )
        if (!fits) wrong.push(`${time.toFixed(1)} s: ${value} in cell ${cell}, by ${clue.kind}`)
      }
    }
  }
  return wrong
}

/** Steps that brought a cell down to one digit and said so, after which another digit went in. */
function digitsLeftLying({ steps, puzzle, layout }: Stage): string[] {
  const work = startKnowledge(puzzle, layout)
  const lying: string[] = []
  steps.forEach((step, i) => {
    const { deduction, misled, from, to } = step
    if (misled) return
    applyDeduction(work, deduction)
    // What is left unsaid or told as one with the next can wait.
    const waits = from === to || steps[i + 1]?.from === from
    if (deduction.place || waits) return
    const alone = deduction.removals.filter(({ cell }) => countBits(work.candidates[cell]!) === 1)
    const next = steps.slice(i + 1).find(isPlaced)?.deduction.place
    if (alone.length > 0 && !alone.some(({ cell }) => cell === next?.cell))
      lying.push(`${to.toFixed(1)} s: ${deduction.technique}, cell ${alone[0]!.cell}`)
  })
  return lying
}

/** Share of a solve's time in which lone marks do not yet come in heaps. */
const UNHURRIED = 0.6

/** Digits that may go in before the one that a lone mark gives. */
const BEFORE_LONE = 5

/** Cells whose centre marks came down to one digit, which then went in only after many others. */
function loneMarksLeftLying({ desk, puzzle, mistakes, speaker }: Stage): string[] {
  const centre = puzzle.givens.map(() => new Set<string>())
  const alone = new Map<number, { time: number; placed: number }>()
  const lying: string[] = []
  let placed = 0
  const excused = (from: number, to: number) =>
    from > speaker.clock * UNHURRIED || mistakes.some((m) => from <= m.corrected && to >= m.entered)
  for (const { type, op, value, cells, time } of desk.actions)
    for (const cell of cells) {
      if (type === 'vl') {
        const since = alone.get(cell)
        alone.delete(cell)
        if (since && placed - since.placed > BEFORE_LONE && !excused(since.time, time))
          lying.push(`cell ${cell} from ${since.time.toFixed(1)} s to ${time.toFixed(1)} s`)
        placed++
      }
      if (type !== 'cd') continue
      if (op === '+') centre[cell]!.add(value)
      else centre[cell]!.delete(value)
      if (centre[cell]!.size !== 1) alone.delete(cell)
      else if (!alone.has(cell)) alone.set(cell, { time, placed })
    }
  return lying
}

/** Seconds in which a digit that was said to be in a cell has to be written there. */
const WRITTEN_WITHIN = 6

/** Sentences that say which digit a cell is, after which no such digit is written soon. */
function saidAndNotWritten({ desk, puzzle, speaker }: Stage): string[] {
  const names = new Map(puzzle.symbols.map((text) => [sayable(text), text]))
  const says = /^(?:makes|leaves) (?:this|that) (?:cell|square|one) (?:an? )?(\w+)[.]$/
  const { words } = speaker
  return words.flatMap(({ text, end }, i) => {
    if (!/^(?:makes|leaves)$/.test(text)) return []
    const phrases = [4, 5].map((n) => words.slice(i, i + n).map((word) => word.text))
    const said = phrases.map((phrase) => says.exec(phrase.join(' '))?.[1]).find((name) => name)
    const value = said && names.get(said)
    const written = desk.actions.some(
      (action) =>
        action.type === 'vl' &&
        action.value === value &&
        Math.abs(action.time - end) < WRITTEN_WITHIN,
    )
    return value === undefined || written ? [] : [`${end.toFixed(1)} s: ${phrases[1]!.join(' ')}`]
  })
}

function sayable(symbol: string): string {
  return /^\d+$/.test(symbol) ? numberWord(Number(symbol)) : symbol
}

describe.each(allTraces().map((trace) => [trace.part.script.title, trace.stage] as const))(
  '%s',
  (_, stage) => {
    it('enters a digit while it is spoken of', () => {
      for (const { deduction, from, to } of stage.steps) {
        const { cell, symbol } = deduction.place ?? {}
        if (cell === undefined) continue
        const entered = stage.desk.actions.filter(
          ({ type, value, cells, time }) =>
            type === 'vl' &&
            cells[0] === cell &&
            value === stage.puzzle.symbols[symbol!] &&
            time >= from - LEAD &&
            time <= to,
        )
        expect(entered.length, `cell ${cell} at ${from.toFixed(1)} s`).toBeGreaterThan(0)
      }
    })

    it('writes no mark that a clue forbids at a glance', () => {
      expect(forbiddenMarks(stage)).toEqual([])
    })

    it('enters the digit of a lone mark before it looks elsewhere', () => {
      expect(loneMarksLeftLying(stage)).toEqual([])
    })

    it('says how far it is of the cells that were empty, not of all', () => {
      const said = stage.speaker.words.map(({ text }) => text.trim()).join(' ')
      expect(OF_ALL_CELLS.exec(said)?.[0]).toBeUndefined()
    })

    it('writes the digit it has said a cell to be', () => {
      expect(saidAndNotWritten(stage)).toEqual([])
    })

    it('enters a digit it has just said is the only one', () => {
      expect(digitsLeftLying(stage)).toEqual([])
    })

    it('puts a mistake right as soon as it is found, and has a reason', () => {
      for (const mistake of stage.mistakes) {
        const next = stage.steps.find((step) => isPlaced(step) && step.to > mistake.corrected)!
        expect(next.deduction.place).toEqual({ cell: mistake.cell, symbol: mistake.right })
        expect(next.deduction.technique).toBe('hidden-single')
        expect(next.to - mistake.corrected).toBeLessThan(PUT_RIGHT)
      }
    })
  },
)
