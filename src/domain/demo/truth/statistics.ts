import type { DemoTrace } from '../cast/makeTrace'

export interface Statistic {
  readonly name: string
  readonly demo: number
  /** The dataset's, or what stands for it. */
  readonly dataset: number
  /** Where the dataset's figure comes from. */
  readonly source: string
  /** It is to be within a third of the dataset's; the length of a solve is not: the demo's are shorter on purpose. */
  readonly bound: boolean
}

/** True when the demo's figure is within a third of the dataset's. */
export function isWithinThird({ demo, dataset }: Statistic): boolean {
  return demo > (dataset * 2) / 3 && demo < (dataset * 4) / 3
}

/** Words a minute in a real recogniser output of 2 h 16 min (21,387 words). */
const WORDS_A_MINUTE = 156.9
const DATASET = { videos: 1351, actions: 3_539_008, withoutSelections: 818_145, words: 8_921_707 }

/** How the demo compares with the dataset: averages over its traces. */
export function statisticsOf(traces: readonly DemoTrace[]): Statistic[] {
  const total = (of: (trace: DemoTrace) => number) =>
    traces.reduce((sum, trace) => sum + of(trace), 0)
  const actionsOf = ({ row }: DemoTrace) => row.action_data.flatMap((group) => group.actions)
  const wordsOf = ({ row }: DemoTrace) => row.asr_data.segments.flatMap((s) => s.words)
  const actions = total((trace) => actionsOf(trace).length)
  const selections = total(
    (trace) => actionsOf(trace).filter((action) => /^(sl|ds)/.test(action)).length,
  )
  const groups = total(({ row }) => row.action_data.length - 1)
  const words = total((trace) => wordsOf(trace).length)
  const sentences = total(
    (trace) => wordsOf(trace).filter(({ word }) => /[.?!]$/.test(word)).length,
  )
  const minutes = total(({ moments }) => moments.end) / 60
  const datasetWords = DATASET.words / DATASET.videos
  const datasetActions = DATASET.actions / DATASET.videos
  return [
    {
      name: 'actions a trace',
      demo: actions / traces.length,
      dataset: datasetActions,
      source: 'dataset card: actions and videos',
      bound: false,
    },
    {
      name: 'words a trace',
      demo: words / traces.length,
      dataset: datasetWords,
      source: 'dataset card: words and videos',
      bound: false,
    },
    {
      name: 'share of selections',
      demo: selections / actions,
      dataset: 1 - DATASET.withoutSelections / DATASET.actions,
      source: 'dataset card: actions without selections',
      bound: true,
    },
    {
      name: 'actions a group',
      demo: actions / groups,
      dataset: 1,
      source: 'dataset card: usually one',
      bound: true,
    },
    {
      name: 'words a minute',
      demo: words / minutes,
      dataset: WORDS_A_MINUTE,
      source: 'a real output of the same recogniser',
      bound: true,
    },
    {
      name: 'actions a minute',
      demo: actions / minutes,
      dataset: (datasetActions / datasetWords) * WORDS_A_MINUTE,
      source: 'actions a word at that rate',
      bound: true,
    },
    {
      name: 'words a sentence',
      demo: words / sentences,
      dataset: 6.54,
      source: 'the published excerpt: 268 words, 41 sentences',
      bound: true,
    },
  ]
}
