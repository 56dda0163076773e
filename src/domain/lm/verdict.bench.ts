import { readEntry } from '../trace/readEntry'
import { testRow } from '../trace/testSupport/testRow'
import { interleave } from './interleave'
import { judgeRow } from './judgeRow'
import { verdictOf } from './verdict'

export const name = 'judging and interleaving a long row'

/** Milliseconds of the quality view's 100 that the verdict may take. */
const VERDICT_BOUND = 60

export async function run(): Promise<void> {
  const { entry } = readEntry(testRow({ rows: 9, cols: 9, groups: 10_000, words: 25_000 }))
  if (!entry) throw new Error('the benchmark’s own row was refused')
  const verdicts: number[] = []
  const judgements: number[] = []
  const texts: number[] = []
  for (let round = 0; round < 7; round++) {
    verdicts.push(milliseconds(() => verdictOf(entry)))
    judgements.push(milliseconds(() => judgeRow(entry)))
    texts.push(milliseconds(() => interleave(entry)))
  }
  if (verdictOf(entry).verdict !== 'Success') throw new Error('the row was not replayed to its end')
  const first = verdicts[0] ?? 0
  const usual = median(verdicts)
  const judged = usual <= VERDICT_BOUND ? 'ok' : 'over'
  console.log(
    `figure: verdict of a 10,000-group row ${usual.toFixed(1)} ms (bound ${VERDICT_BOUND}) ${judged}`,
  )
  console.log(`figure: the first verdict of a cold start ${first.toFixed(1)} ms`)
  console.log(`figure: verdict and status together ${median(judgements).toFixed(1)} ms`)
  console.log(`figure: interleaving it with 25,000 words ${median(texts).toFixed(1)} ms`)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** Processor time, compiling and collecting on other threads included: what others on the machine do does not count. */
function milliseconds(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
