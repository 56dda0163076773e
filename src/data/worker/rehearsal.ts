import { traceOfValue } from '@/data/library/traceOfValue'

/** Groups and words of the made-up solve: as many as make the engine compile what reads them. */
const GROUPS = 400
const WORDS = 1200
/** How often it is read: the second and third time are what the compiler waits for. */
const TIMES = 3

/**
 * Reads a made-up solve, so that the first real one is read by compiled code: from click to board it then took some
 * 50 ms less. Takes some 100 ms of the worker; meant for when it has nothing to do.
 */
export function rehearse(): void {
  const row = madeUpRow()
  for (let time = 0; time < TIMES; time++) traceOfValue(row)
}

/** A row of the raw schema that has something of everything that takes time: marks, values, selections, states, words. */
function madeUpRow(): Record<string, unknown> {
  const cells: string[] = Array(81).fill('')
  const action_data = Array.from({ length: GROUPS }, (_, idx) => {
    const index = (idx * 31) % 81
    const name = `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`
    const digit = 1 + (idx % 9)
    const action = [`sl:${name}`, `cd:+:${digit}:${name}`, `pm:+:${digit}:${name}`, 'ds:all'][
      idx % 4
    ]!
    if (idx % 4 === 1) cells[index] = `/${digit}`
    if (idx % 4 === 2) cells[index] = `//${digit}`
    if (idx % 20 === 3) cells[index] = String(digit)
    const actions = idx % 20 === 3 ? [action, `vl:${digit}:${name}`] : [action]
    const serialized_state = JSON.stringify({ cells })
    return { idx, frame: idx * 30, time: idx, actions, serialized_state }
  })
  const words = Array.from({ length: WORDS }, (_, i) => ({
    word: i % 12 === 11 ? ' four.' : ' pair',
    start: i * 0.3,
    end: i * 0.3 + 0.2,
    probability: 0.9,
  }))
  const segments = Array.from({ length: WORDS / 12 }, (_, id) => {
    const said = words.slice(id * 12, id * 12 + 12)
    return {
      id,
      start: said[0]!.start,
      end: said[11]!.end,
      text: said.map((w) => w.word).join(''),
      words: said,
    }
  })
  return {
    youtube_id: 'rehearsal',
    puzzle_id: 'rehearsal',
    action_data,
    asr_data: { language: 'en', text: segments.map(({ text }) => text).join(''), segments },
    puzzle_data: {
      rows: 9,
      cols: 9,
      initial_board: '.'.repeat(81),
      solution: null,
      lgc_timestamp: 20,
    },
  }
}
