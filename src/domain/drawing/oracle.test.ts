import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Board } from '../board/board'
import { EMPTY_CELL } from '../board/emptyCell'
import { decodePayload } from '../puzzle/decodePayload'
import { PROFILES } from './boardSettings'
import { type Comparison, compareOracle } from './compareOracle'
import { drawOn, highlightedCells } from './drawBoard'
import { drawPuzzle } from './drawPuzzle'
import { loadState } from './loadState'
import { ORACLE_DIFFERENCES } from './oracleDifferences'
import { type OracleForm, oracleForm } from './oracleForm'

const folder = resolve(process.env.CORPUS_DIR ?? '../shared/corpus', 'sudokupad')

interface OracleFile extends OracleForm {
  readonly payload: string
  readonly palette: 'simon' | 'stock'
  readonly profile: 'sakana' | 'stock'
  readonly state: unknown
}

/** Draws what the oracle drew: its payload, its state, in its profile and palette. */
function drawAsOracle(oracle: OracleFile): OracleForm {
  const decoded = decodePayload(oracle.payload)
  const state = loadState(JSON.stringify(oracle.state))
  if (!decoded.ok || !state.ok) throw new Error('the corpus file does not decode')
  const { puzzle } = decoded.value
  const board: Board = {
    rows: puzzle.rows,
    cols: puzzle.cols,
    cellAt: (index) => state.value.cells[index] ?? EMPTY_CELL,
  }
  const settings = { ...PROFILES[oracle.profile], palette: oracle.palette }
  const list = drawOn(drawPuzzle(puzzle, settings), board, highlightedCells(board))
  return oracleForm(list, puzzle.cols)
}

const count = (comparison: Comparison, kind: string): number =>
  comparison.differences.filter((difference) => difference.kind === kind).length

describe.skipIf(!existsSync(folder))('drawing against SudokuPad (corpus/sudokupad)', () => {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : []
  const table: string[] = []

  it.each(files)('%s', (file) => {
    const oracle = JSON.parse(readFileSync(join(folder, file), 'utf8')) as OracleFile
    const comparison = compareOracle(drawAsOracle(oracle), oracle)
    const numbers = [
      comparison.compared,
      comparison.equal,
      ...['off', 'missing', 'extra'].map((kind) => count(comparison, kind)),
    ]
    table.push(`${file.padEnd(30)}${numbers.map((n) => String(n).padStart(9)).join('')}`)
    // Known differences are named by kind and entry; the entry's own JSON is left out.
    const found = comparison.differences.map(({ kind, what }) => `${kind} ${what.split(' {')[0]}`)
    expect(found).toEqual(ORACLE_DIFFERENCES[file]?.what ?? [])
  })

  it('compares all 61 files and prints the table', () => {
    const sum = (column: number) =>
      table.reduce((total, row) => total + Number(row.slice(30 + 9 * column, 39 + 9 * column)), 0)
    const heads = ['compared', 'equal', 'off', 'missing', 'extra'].map((head) => head.padStart(9))
    const totals = [0, 1, 2, 3, 4].map((column) => String(sum(column)).padStart(9)).join('')
    console.log(
      [`${'file'.padEnd(30)}${heads.join('')}`, ...table, `${'all'.padEnd(30)}${totals}`].join(
        '\n',
      ),
    )
    expect(table.length).toBe(files.length)
    expect(files.length).toBeGreaterThanOrEqual(61)
    for (const file of Object.keys(ORACLE_DIFFERENCES)) expect(files).toContain(file)
  })
})
