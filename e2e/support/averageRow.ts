import { existsSync, readFileSync } from 'node:fs'
import { CORPUS } from './corpus'

/** What the dataset holds on average. */
export const AVERAGE = { groups: 2_620, words: 6_600 }

interface Segment {
  words: { word: string; start: number; end: number; probability: number }[]
  text: string
}

/**
 * A raw row of average length for benchmarks: the words of a real recogniser's output (its timing, its probabilities,
 * its quirks; other words where the corpus is not here), and a board that fills up as boards do.
 */
export function averageRow(seed: number, size = AVERAGE): Record<string, unknown> {
  const random = randomFrom(seed)
  const segments = segmentsOf(size.words, random)
  const cells = Array.from({ length: 81 }, () => ({
    value: '',
    centre: new Set<number>(),
    corner: new Set<number>(),
  }))
  const text = (marks: Set<number>) => [...marks].sort().join(',')
  const state = () =>
    JSON.stringify({
      cells: cells.map(({ value, centre, corner }) =>
        [value, text(centre), text(corner)].join('/').replace(/\/+$/, ''),
      ),
    })
  const end = segments.at(-1)?.words.at(-1)?.end ?? 2_400
  let time = 90
  const action_data = Array.from({ length: size.groups }, (_, idx) => {
    time += random() * 2 * ((end - 90) / size.groups)
    const frame = Math.round(time * 30)
    const index = Math.floor(random() * 81)
    const name = `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`
    const digit = 1 + Math.floor(random() * 9)
    const cell = cells[index]!
    const kind = random()
    let action = idx === 0 ? '' : kind < 0.6 ? `sl:${name}` : `ds:${name}`
    if (idx > 0 && kind >= 0.7) {
      if (kind < 0.97) {
        const type = kind < 0.88 ? 'cd' : 'pm'
        const marks = type === 'cd' ? cell.centre : cell.corner
        const op = marks.delete(digit) ? '-' : '+'
        if (op === '+') marks.add(digit)
        action = `${type}:${op}:${digit}:${name}`
      } else {
        cell.value = String(digit)
        action = `vl:${digit}:${name}`
      }
    }
    const actions = action === '' ? [] : [action]
    return { actions, frame, idx, serialized_state: state(), time: frame / 30 }
  })
  const youtube_id = `bench${String(seed).padStart(6, '0')}`
  return {
    youtube_id,
    puzzle_id: `puzzle-${seed}`,
    action_data,
    asr_data: { language: 'en', segments, text: segments.map((segment) => segment.text).join('') },
    puzzle_data: {
      author: 'Benchmark',
      cols: 9,
      date: '2024-01-01',
      encoded_puzzle: '',
      initial_board: '.'.repeat(81),
      lgc_timestamp: 88.5,
      puzzle_id: `puzzle-${seed}`,
      rows: 9,
      rules: '"Normal sudoku rules apply."',
      sequential_number: 1,
      solution: '123456789'.repeat(9),
      sudokupad_url: '',
      title: `Benchmark ${seed}`,
      visual_elements: '[]',
      youtube_id,
    },
  }
}

function segmentsOf(words: number, random: () => number): Segment[] {
  const path = `${CORPUS}/whisper/turbo-2h16m.json`
  if (existsSync(path)) {
    const { segments } = JSON.parse(readFileSync(path, 'utf8')) as { segments: Segment[] }
    const from = Math.floor(random() * 500)
    const taken: Segment[] = []
    for (let i = from, count = 0; count < words; i++) {
      const segment = segments[i % segments.length]!
      taken.push(segment)
      count += segment.words.length
    }
    return taken
  }
  const vocabulary =
    'the a so that is this digit cell row column box pair well now and can not be two three'.split(
      ' ',
    )
  let at = 0
  return Array.from({ length: Math.ceil(words / 18) }, (_, id) => {
    const own = Array.from({ length: 18 }, () => {
      const start = at
      at += 0.02 * Math.ceil(random() * 25)
      const word = ` ${vocabulary[Math.floor(random() * vocabulary.length)]}`
      return { word, start, end: at, probability: Math.fround(1 - random() ** 3) }
    })
    const text = own.map(({ word }) => word).join('')
    const tokens = own.map(() => Math.floor(random() * 50_000))
    return {
      id,
      start: own[0]!.start,
      end: at,
      text,
      words: own,
      tokens,
      avg_logprob: -random(),
      compression_ratio: 1.5 + random() / 3,
      no_speech_prob: Math.fround(random() / 1e6),
      temperature: 0,
      seek: id * 3_000,
    }
  })
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
