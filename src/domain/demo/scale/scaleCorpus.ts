import type { BoardEvents } from '../../search/index/boardEvents'
import type { Words } from '../../trace/trace'
import { createRandom, type Random } from '../random/random'
import { decoySentences } from './decoySentences'
import { saidSentences } from './saidSentences'
import { drawWord, type WeightedWords } from './spokenWords'

/** Transcripts and words a transcript of the dataset. */
export const DATASET_TRACES = 1_351
export const DATASET_WORDS = 6_604

/** A transcript of the corpus, with what happens on a board meanwhile. */
export interface ScaleTrace {
  readonly words: Words
  readonly events: BoardEvents
  readonly planted: readonly Planted[]
}

/** A sentence planted at a known place. */
export interface Planted {
  /** The technique it names, or only seems to. */
  readonly technique: string
  readonly kind: 'said' | 'decoy'
  readonly text: string
  /** Index of its first word. */
  readonly word: number
  /** Character offset of the sentence in the transcript. */
  readonly from: number
  /** Seconds at which it begins. */
  readonly time: number
}

export interface ScaleOptions {
  readonly words: WeightedWords
  readonly traces?: number
  /** Words of an average transcript. */
  readonly length?: number
  readonly seed?: string
  /** Sentences that name a technique, and such that only seem to, in each transcript. */
  readonly said?: number
  readonly decoys?: number
  /** What is planted: technique id and sentence. */
  readonly saidList?: PlantingList
  readonly decoyList?: PlantingList
}

export type PlantingList = readonly (readonly [technique: string, sentence: string])[]

/** Words in a sentence: log-normal with median 9 and mean 12, a few of 40 and more, as transcripts of talk have them. */
const MEDIAN_LENGTH = 9
const SPREAD = 0.75
const LONGEST = 90
/** On boards of the dataset, about. */
const EVENTS = { digit: 95, candidate: 180, colour: 60, mistake: 3 } as const

/**
 * Transcripts of the size and shape of the dataset's: words as often as in spoken English (Zipf), sentences of real
 * lengths, techniques, their misspellings and look-alikes planted at known places, each in turn. Deterministic.
 */
export function* scaleCorpus(options: ScaleOptions): Iterable<ScaleTrace> {
  const { words, traces = DATASET_TRACES, length = DATASET_WORDS, seed = 'scale' } = options
  const { said = 30, decoys = 10, saidList = saidSentences, decoyList = decoySentences } = options
  const next = { said: 0, decoy: 0 }
  const lists = { said: saidList, decoy: decoyList }
  for (let trace = 0; trace < traces; trace++) {
    const random = createRandom(`${seed} ${trace}`)
    const wanted = Math.max(200, Math.round(length * (0.4 + 1.2 * random.next())))
    const count = Math.ceil(wanted / 12)
    const plants = plantingOrder(count, said, decoys, random)
    const sentences: Sentence[] = []
    let spoken = 0
    while (spoken < wanted) {
      const kind = plants.get(sentences.length)
      const sentence = kind
        ? plantedSentence(kind, lists[kind], next[kind]++)
        : anySentence(words, random)
      sentences.push(sentence)
      spoken += sentence.text.split(' ').length
    }
    yield spokenTrace(sentences, random)
  }
}

interface Sentence {
  readonly text: string
  readonly planted: { readonly kind: 'said' | 'decoy'; readonly technique: string } | null
}

/** Which sentence of a transcript is planted, and what. */
function plantingOrder(
  count: number,
  said: number,
  decoys: number,
  random: Random,
): Map<number, 'said' | 'decoy'> {
  const places = random.shuffle(Array.from({ length: Math.floor(count * 0.8) }, (_, i) => i))
  const kinds = new Map<number, 'said' | 'decoy'>()
  places.slice(0, said + decoys).forEach((place, i) => {
    kinds.set(place, i < said ? 'said' : 'decoy')
  })
  return kinds
}

function plantedSentence(kind: 'said' | 'decoy', list: PlantingList, turn: number): Sentence {
  const [technique, text] = list[turn % list.length]!
  return { text: /[.!?]$/.test(text) ? text : `${text}.`, planted: { kind, technique } }
}

function anySentence(words: WeightedWords, random: Random): Sentence {
  const length = Math.round(MEDIAN_LENGTH * 2 ** ((SPREAD / Math.LN2) * random.normal()))
  const bounded = Math.max(1, Math.min(LONGEST, length))
  let text = ''
  for (let i = 0; i < bounded; i++) {
    const word = drawWord(words, random.next())
    text += i === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : ` ${word}`
    if (i + 1 < bounded && random.chance(0.07)) text += ','
  }
  return { text: text + (random.chance(0.08) ? '?' : '.'), planted: null }
}

function spokenTrace(sentences: readonly Sentence[], random: Random): ScaleTrace {
  const pieces: string[] = []
  const offset: number[] = []
  const start: number[] = []
  const end: number[] = []
  const sentenceStart: number[] = []
  const planted: Planted[] = []
  let character = 0
  let time = 2
  for (const sentence of sentences) {
    sentenceStart.push(offset.length)
    if (sentence.planted) {
      const place = { word: offset.length, from: character + 1, time }
      planted.push({ ...sentence.planted, text: sentence.text, ...place })
    }
    for (const word of sentence.text.split(' ')) {
      offset.push(character)
      pieces.push(word)
      character += word.length + 1
      start.push(time)
      time = hundredths(time + 0.12 + 0.05 * word.length * (0.5 + random.next()))
      end.push(time)
    }
    time = hundredths(time + (random.chance(0.2) ? 4 : 0.4) * random.next())
  }
  const count = offset.length
  return {
    words: {
      count,
      text: ` ${pieces.join(' ')}`,
      offset: Uint32Array.from([...offset, character]),
      start: Float64Array.from(start),
      end: Float64Array.from(end),
      probability: new Float32Array(count).fill(1),
      sentenceStart: Uint32Array.from([...sentenceStart, count]),
      segmentStart: Uint32Array.from([...sentenceStart, count]),
      estimated: false,
    },
    events: eventsUntil(time, random),
    planted,
  }
}

function hundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

function eventsUntil(duration: number, random: Random): BoardEvents {
  const times = (count: number) =>
    Float32Array.from(
      { length: count },
      () => Math.round(random.next() * duration * 10) / 10,
    ).sort()
  return {
    digit: times(EVENTS.digit),
    candidate: times(EVENTS.candidate),
    colour: times(EVENTS.colour),
    mistake: times(EVENTS.mistake),
  }
}
