import { boardAt } from './boardAt'
import { changedCells } from './changedCells'
import { decodeTrace } from './decodeTrace'
import { readEntry } from './readEntry'
import { random, testRow } from './testSupport/testRow'
import type { Trace } from './trace'

export const name = 'decoding a row, and reaching any board of it'

const DECODE_BOUND = 3
const SEEK_BOUND = 50

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function milliseconds(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function decode(value: unknown): Trace {
  const { entry, problems } = readEntry(value)
  if (!entry) throw new Error('the benchmark’s own row was refused')
  return decodeTrace(entry, problems)
}

export async function run(): Promise<void> {
  const json = JSON.stringify(testRow({ rows: 9, cols: 9, groups: 2600, words: 6600 }))
  const parses: number[] = []
  const decodes: number[] = []
  for (let round = 0; round < 60; round++) {
    let value: unknown
    parses.push(milliseconds(() => (value = JSON.parse(json))))
    decodes.push(milliseconds(() => decode(value)))
  }
  // The first rounds compile.
  const parse = median(parses.slice(20))
  const decoded = median(decodes.slice(20))
  figure(
    'decode of a 2,600-group, 6,600-word row',
    decoded / parse,
    '× JSON.parse of it',
    DECODE_BOUND,
  )
  figure('the first decode of a cold start', (decodes[0] ?? 0) / parse, '× JSON.parse of it')
  console.log(
    `figure: JSON.parse of that row ${parse.toFixed(1)} ms, decode ${decoded.toFixed(1)} ms`,
  )

  const trace = decode(JSON.parse(json))
  const next = random(7)
  const jumps = 20_000
  let sum = 0
  const time = milliseconds(() => {
    for (let jump = 0; jump < jumps; jump++) {
      const from = Math.floor(next() * trace.groups.count)
      const to = Math.floor(next() * trace.groups.count)
      const board = boardAt(trace, to)
      for (const cell of changedCells(trace, from, to)) sum += board.cellAt(cell).text.length
    }
  })
  if (sum === 0) throw new Error('no board differed from another')
  figure('random boardAt and diff', (time * 1000) / jumps, 'µs', SEEK_BOUND)
}

function figure(what: string, value: number, unit: string, bound?: number): void {
  const judged = bound === undefined ? '' : ` (bound ${bound}) ${value <= bound ? 'ok' : 'over'}`
  console.log(`figure: ${what} ${value.toFixed(2)} ${unit}${judged}`)
}
