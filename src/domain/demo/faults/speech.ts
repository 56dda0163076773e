import type { RowSegment } from '../row/demoRow'
import type { Ground } from './ground'
import type { PlantedFinding } from './planted'

const wordPath = (segment: number, word: number) => `asr_data.segments[${segment}].words[${word}]`
const long = (segment: RowSegment | undefined) => (segment?.words.length ?? 0) >= 10

/** A word ends long after its segment. */
export function plantWordOutside(ground: Ground): PlantedFinding[] {
  const { segments } = ground.row.asr_data
  const index = ground.segment((i) => long(segments[i]))
  const { words, end } = segments[index]!
  const last = words.length - 1
  words[last]!.end = Math.round((end + 2.4) * 100) / 100
  return [finding('word-outside-segment', index, last)]
}

/** A word starts before the one before it. */
export function plantWordBackward(ground: Ground): PlantedFinding[] {
  const { segments } = ground.row.asr_data
  const index = ground.segment((i) => long(segments[i]))
  const { words } = segments[index]!
  words[6]!.start = words[4]!.start
  return [finding('word-time-backward', index, 6)]
}

/** A stretch the recogniser did not understand. */
export function plantMumble(ground: Ground): PlantedFinding[] {
  const { segments } = ground.row.asr_data
  const index = ground.segment((i) => long(segments[i]))
  const { words } = segments[index]!
  for (let i = 1; i <= 8; i++) words[i]!.probability = 0.05 + 0.02 * i
  // Sound words on both sides, so that the stretch begins and ends where it is meant to.
  words[0]!.probability = 0.98
  words[9]!.probability = 0.97
  return [finding('low-probability', index, 1)]
}

/** The recogniser goes on when nobody speaks any more: one sentence, again and again, in no time. */
export function plantHallucination(ground: Ground): PlantedFinding[] {
  const { segments } = ground.row.asr_data
  const last = segments[segments.length - 1]!
  const texts = [' Thanks', ' for', ' watching.']
  const first = segments.length
  for (let i = 0; i < 6; i++) {
    const start = Math.round((last.end + 2 + i * 0.02) * 100) / 100
    segments.push({
      ...last,
      id: segments.length,
      start,
      end: start,
      text: texts.join(''),
      tokens: last.tokens.slice(0, 3),
      words: texts.map((word, k) => ({ end: start, probability: 0.4 + 0.1 * k, start, word })),
    })
  }
  ground.row.asr_data.text = segments.map((segment) => segment.text).join('')
  return [finding('repeated-sentence', first + 1, 0)]
}

/** The first word is heard before the video begins. */
export function plantEarlySpeech(ground: Ground): PlantedFinding[] {
  const first = ground.row.asr_data.segments[0]!
  first.start = -0.6
  first.words[0]!.start = -0.6
  return [finding('speech-off-axis', 0, 0)]
}

function finding(kind: PlantedFinding['kind'], segment: number, word: number): PlantedFinding {
  return { kind, group: null, cell: null, path: wordPath(segment, word) }
}
