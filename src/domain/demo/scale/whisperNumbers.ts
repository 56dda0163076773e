import type { Random } from '../random/random'
import type { DemoRow } from '../row/demoRow'

/**
 * Gives the recogniser's numbers the digits they really have: probabilities are single floats widened to doubles, means
 * of logarithms have all their digits, and some times carry the error of adding a window's start
 * (117.25999999999999). It matters: these are the bytes that compress worst.
 */
export function whisperNumbers(row: DemoRow, random: Random): void {
  for (const segment of row.asr_data.segments) {
    segment.avg_logprob = Math.fround(-random.next() * random.next() * 0.4) - random.next() * 1e-9
    segment.compression_ratio = Math.round(200 + random.next() * 200) / (160 + random.below(60))
    segment.no_speech_prob = Math.fround(random.next() * random.next() * 1e-9)
    const offset = segment.seek / 100
    const noisy = random.chance(0.2)
    segment.words = segment.words.map((word) => ({
      end: noisy ? offset + (word.end - offset) : word.end,
      probability: Math.fround(1 - (1 - word.probability) * random.next()),
      start: noisy ? offset + (word.start - offset) : word.start,
      word: word.word,
    }))
  }
}
