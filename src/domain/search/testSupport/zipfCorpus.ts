import type { Words } from '../../trace/trace'
import type { BoardEvents } from '../index/boardEvents'

/**
 * Transcripts of the size and shape of the dataset's (1351 of 6,600 words on average, words distributed as Zipf and
 * Mandelbrot have it, sentences of 12 words on average), with sentences planted at known places. Deterministic.
 */
export interface CorpusTrace {
  readonly words: Words
  readonly events: BoardEvents
  readonly planted: readonly Planted[]
}

export interface Planted {
  readonly text: string
  /** Character offset of the sentence in the transcript. */
  readonly from: number
}

export interface CorpusOptions {
  readonly traces: number
  /** Words of an average transcript. */
  readonly words: number
  readonly seed: number
  /** Sentences planted here and there; each comes up in turn. */
  readonly sentences: readonly string[]
  readonly plantedPerTrace: number
}

const TYPES = 60_000
const HEAD =
  "the so that is and a to this it in of I be have we not that's can do you one three two now but if here because what there four seven five six on just cell with nine eight they which box has then know row well are column at think these those right okay can't how for let me or must going all get was got would digit from as no by no. my see oh look need put where don't both it's still could that'll up out same other about more digits either pair between into only some very also like good line sum odd even cells circle corner grid puzzle when won't might don't high low along green being though always place middle down left over before again first last next each any every them their your its than too way goodness lovely beautiful actually maybe probably really interesting colour".split(
    ' ',
  )
const SYLLABLES =
  'ba be bi bo da de di do fa fe fi ga go ha he hi ka ke ki la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi wa we zo ter ling ment tion er al ous ble str pl gr'.split(
    ' ',
  )

/** A small, fast, seeded generator (mulberry32): 0 ≤ x < 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The corpus's words by rank, most frequent first. */
export function zipfWords(): string[] {
  const random = seeded(7)
  const words = new Set(HEAD)
  while (words.size < TYPES) {
    let word = ''
    const parts = 2 + Math.floor(random() * 3)
    for (let i = 0; i < parts; i++) word += SYLLABLES[Math.floor(random() * SYLLABLES.length)]
    words.add(word)
  }
  return [...words]
}

export function* zipfCorpus(options: CorpusOptions): Iterable<CorpusTrace> {
  const random = seeded(options.seed)
  const words = zipfWords()
  const cumulative = new Float64Array(words.length)
  let sum = 0
  for (let rank = 0; rank < words.length; rank++) {
    sum += 1 / (rank + 2.7) ** 1.08
    cumulative[rank] = sum
  }
  const draw = () => {
    const wanted = random() * sum
    let low = 0
    let high = words.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (cumulative[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return words[low]!
  }
  let next = 0
  for (let trace = 0; trace < options.traces; trace++) {
    const length = Math.max(200, Math.round(options.words * (0.4 + 1.2 * random())))
    const every = Math.max(1, Math.floor(length / 12 / Math.max(1, options.plantedPerTrace)))
    const sentences: { text: string; planted: boolean }[] = []
    for (let count = 0; count < length; ) {
      if (options.plantedPerTrace > 0 && sentences.length % every === every - 1) {
        sentences.push({
          text: options.sentences[next++ % options.sentences.length]!,
          planted: true,
        })
      } else sentences.push({ text: sentenceOf(draw, random), planted: false })
      count += sentences.at(-1)!.text.split(' ').length
    }
    yield spoken(sentences, random)
  }
}

function sentenceOf(draw: () => string, random: () => number): string {
  // Log-normal lengths: median 9, mean 12, a few of 40 and more.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const length = Math.max(1, Math.min(90, Math.round(9 * Math.exp(0.75 * normal))))
  let text = ''
  for (let i = 0; i < length; i++) {
    const word = draw()
    text += i === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : ` ${word}`
    if (i + 1 < length && random() < 0.07) text += ','
  }
  return text + (random() < 0.08 ? '?' : '.')
}

function spoken(
  sentences: readonly { text: string; planted: boolean }[],
  random: () => number,
): CorpusTrace {
  let text = ''
  let time = 2
  const offset: number[] = []
  const start: number[] = []
  const end: number[] = []
  const sentenceStart: number[] = []
  const planted: Planted[] = []
  for (const sentence of sentences) {
    sentenceStart.push(offset.length)
    if (sentence.planted) planted.push({ text: sentence.text, from: text.length + 1 })
    for (const word of sentence.text.split(' ')) {
      offset.push(text.length)
      text += ` ${word}`
      start.push(time)
      time += 0.12 + 0.05 * word.length * (0.5 + random())
      end.push(time)
    }
    time += random() < 0.2 ? 4 * random() : 0.4 * random()
  }
  const count = offset.length
  offset.push(text.length)
  sentenceStart.push(count)
  return {
    words: {
      count,
      text,
      offset: Uint32Array.from(offset),
      start: Float64Array.from(start),
      end: Float64Array.from(end),
      probability: new Float32Array(count).fill(1),
      sentenceStart: Uint32Array.from(sentenceStart),
      segmentStart: Uint32Array.from(sentenceStart),
      estimated: false,
    },
    events: {
      digit: times(95, time, random),
      candidate: times(180, time, random),
      colour: times(60, time, random),
      mistake: times(3, time, random),
    },
    planted,
  }
}

function times(count: number, duration: number, random: () => number): Float32Array {
  return Float32Array.from(
    { length: count },
    () => Math.round(random() * duration * 10) / 10,
  ).sort()
}
