import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseState } from '../board/parseState'
import { boardAt } from './boardAt'
import { decodeTrace } from './decodeTrace'
import { readEntry } from './readEntry'
import type { Trace } from './trace'

const corpus = process.env.CORPUS_DIR ?? '../shared/corpus'

function decode(value: unknown): Trace {
  const { entry, problems } = readEntry(value)
  if (!entry) throw new Error(problems[0]?.message)
  return decodeTrace(entry, problems)
}

function json(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(corpus, ...path), 'utf8'))
}

const interleave = join(corpus, 'interleave')
const entries = existsSync(interleave)
  ? readdirSync(interleave).filter((name) => name.endsWith('.entry.json'))
  : []

describe.skipIf(entries.length === 0)('corpus/interleave', () => {
  it.each(entries)('%s: the board after any group is the row’s own state', (name) => {
    const value = json('interleave', name) as {
      action_data: { serialized_state: string }[]
    }
    const trace = decode(value)
    expect(trace.problems.filter(({ path }) => !path.includes('actions'))).toEqual([])
    const cells = trace.rows * trace.cols
    value.action_data.forEach(({ serialized_state }, group) => {
      const state = parseState(serialized_state)
      const board = boardAt(trace, group)
      const own = state.ok ? state.value.cells.map(({ text }) => text) : []
      expect(Array.from({ length: cells }, (_, index) => board.cellAt(index).text)).toEqual(own)
    })
  })

  it.each([
    ['01', { 'wrong-digit': 1 }],
    ['02', {}],
    ['03', {}],
    ['m-nosol', {}],
    // One action with three cells of which the state took none; digits the state left out.
    ['m-multi', { 'state-mismatch': 3 }],
    ['m-special', { 'state-mismatch': 2 }],
    ['m-equal', { 'time-backward': 5 }],
    ['m-null_time', { 'time-missing': 1 }],
    ['m-absent', { 'action-impossible': 1 }],
    ['m-filled', { 'action-impossible': 1 }],
    ['m-clr', { 'action-impossible': 1 }],
    ['m-unknown', { 'action-unreadable': 1 }],
  ])('%s: finds what is wrong and nothing else', (name, counts) => {
    const trace = decode(json('interleave', `${name}.entry.json`))
    const found: Record<string, number> = {}
    for (const { kind } of trace.findings) found[kind] = (found[kind] ?? 0) + 1
    expect(found).toEqual(counts)
  })
})

const raw = join(corpus, 'raw')
describe.skipIf(!existsSync(raw))('corpus/raw: the same rows in other carriers', () => {
  const lines = (name: string) =>
    readFileSync(join(raw, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => decode(JSON.parse(line)))
  const plain = () => lines('three.jsonl')

  it('fields as JSON text', () => {
    const strings = lines('strings.jsonl')
    expect(strings.length).toBeGreaterThan(0)
    for (const trace of strings) expect(trace).toEqual(same(plain(), trace))
  })

  it('structs of lists', () => {
    const traces = (json('raw', 'columnar.json') as unknown[]).map(decode)
    expect(traces.length).toBeGreaterThan(0)
    for (const trace of traces) expect(trace).toEqual(same(plain(), trace))
  })

  it('the rows API and a single object', () => {
    const { rows } = json('raw', 'rows-api.json') as {
      rows: { truncated_cells: string[] }[]
    }
    const whole = rows.filter(({ truncated_cells }) => truncated_cells.length === 0)
    expect(whole.length).toBeGreaterThan(0)
    for (const trace of [...whole.map(decode), decode(json('raw', 'one.json'))]) {
      expect(trace).toEqual(same(plain(), trace))
    }
    for (const cut of rows.filter(({ truncated_cells }) => truncated_cells.length > 0)) {
      expect(decode(cut).problems.map(({ path }) => path)).toEqual(cut.truncated_cells)
    }
  })

  function same(traces: Trace[], trace: Trace): Trace | undefined {
    return traces.find(({ puzzleId }) => puzzleId === trace.puzzleId)
  }
})
