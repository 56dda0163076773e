/** Rows made for tests and benchmarks: sound, deterministic, in the raw schema. Their sense is none; their shape is real. */
export interface TestRowShape {
  readonly rows: number
  readonly cols: number
  readonly groups: number
  readonly words: number
  readonly seed?: number
}

export interface TestRow {
  youtube_id: string
  puzzle_id: string
  action_data: {
    idx: number
    frame: number
    time: number | null
    actions: string[]
    serialized_state: string | null
  }[]
  asr_data: {
    language: string
    text: string
    segments: {
      id: number
      seek: number
      start: number
      end: number
      text: string
      tokens: number[]
      temperature: number
      avg_logprob: number
      compression_ratio: number
      no_speech_prob: number
      words: { word: string; start: number; end: number; probability: number }[]
    }[]
  }
  puzzle_data: Record<string, unknown> & { solution: string | null; lgc_timestamp: number | null }
}

const VOCABULARY =
  'so the this is a one two three four five six seven eight nine in row column box cell pair must be not well lovely'.split(
    ' ',
  )

/** A small deterministic generator (mulberry32): 0 ≤ x < 1. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A row whose states follow from its actions, whose last group fills the last cell, whose words keep the clock. */
export function testRow(shape: TestRowShape): TestRow {
  const next = random(shape.seed ?? 1)
  const pick = (limit: number) => Math.floor(next() * limit)
  const { rows, cols } = shape
  const cells = rows * cols
  const digit = (index: number) => String(1 + (((index % cols) + Math.floor(index / cols)) % 9))
  const solution = Array.from({ length: cells }, (_, index) => digit(index))
  const name = (index: number) => `r${Math.floor(index / cols) + 1}c${(index % cols) + 1}`

  const board = Array.from({ length: cells }, () => ({
    value: '',
    marks: [new Set<string>(), new Set<string>(), new Set<string>()] as const,
  }))
  const cellText = ({ value, marks }: (typeof board)[number]) =>
    [value, ...marks.map((set) => [...set].sort().join(','))].join('/').replace(/\/+$/, '')
  const state = () => JSON.stringify({ cells: board.map(cellText) })

  let time = 100
  const order = Array.from({ length: cells }, (_, index) => index)
  for (let index = cells - 1; index > 0; index--) {
    const other = pick(index + 1)
    const held = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = held
  }
  const groups: TestRow['action_data'] = [
    { idx: 0, frame: 0, time: 0, actions: [], serialized_state: state() },
  ]
  const fillFrom = Math.max(1, shape.groups - 1)
  let filled = 0
  for (let group = 1; group < shape.groups; group++) {
    time += 0.2 + next() * 2
    const actions: string[] = []
    const due = Math.floor((group / fillFrom) * cells)
    while (filled < due) {
      const index = order[filled++] ?? 0
      const cell = board[index]
      if (cell) cell.value = solution[index] ?? ''
      actions.push(`vl:${solution[index]}:${name(index)}`)
    }
    if (actions.length === 0) {
      const index = pick(cells)
      const roll = next()
      if (roll < 0.4) actions.push(`sl:${name(index)}`)
      else if (roll < 0.75) actions.push('ds:all')
      else {
        const kind = pick(3)
        const marks = board[index]?.marks[kind]
        const mark = String(1 + pick(9))
        const op = marks?.has(mark) ? '-' : '+'
        if (op === '+') marks?.add(mark)
        else marks?.delete(mark)
        actions.push(`${['cd', 'pm', 'co'][kind]}:${op}:${mark}:${name(index)}`)
      }
    }
    const frame = Math.round(time * 30)
    groups.push({ idx: group, frame, time: round(time), actions, serialized_state: state() })
  }

  const segments: TestRow['asr_data']['segments'] = []
  const pace = (time + 20) / Math.max(1, shape.words)
  for (let word = 0; word < shape.words; word += 12) {
    const count = Math.min(12, shape.words - word)
    const words = Array.from({ length: count }, (_, index) => {
      const text = VOCABULARY[pick(VOCABULARY.length)] ?? 'so'
      return {
        word: ` ${text}${index === count - 1 ? '.' : ''}`,
        start: round((word + index) * pace),
        end: round((word + index + 1) * pace),
        probability: round(0.5 + next() / 2),
      }
    })
    segments.push({
      id: segments.length,
      seek: word,
      start: words[0]?.start ?? 0,
      end: words[count - 1]?.end ?? 0,
      text: words.map((item) => item.word).join(''),
      tokens: words.map(() => pick(50_000)),
      temperature: 0,
      avg_logprob: -0.25,
      compression_ratio: 1.5,
      no_speech_prob: 0.01,
      words,
    })
  }
  return {
    youtube_id: `test${shape.seed ?? 1}`,
    puzzle_id: `test_${shape.seed ?? 1}`,
    action_data: groups,
    asr_data: { language: 'en', text: segments.map(({ text }) => text).join(''), segments },
    puzzle_data: {
      youtube_id: `test${shape.seed ?? 1}`,
      puzzle_id: `test_${shape.seed ?? 1}`,
      sequential_number: 1,
      date: '2021-06-20',
      lgc_timestamp: 95,
      sudokupad_url: '',
      author: 'test',
      title: 'A test',
      rules: '"Normal rules apply."',
      initial_board: '.'.repeat(cells),
      solution: solution.join(''),
      rows,
      cols,
      visual_elements: '[]',
      encoded_puzzle: '',
    },
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
