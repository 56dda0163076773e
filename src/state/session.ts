import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LmOptions } from '@/domain/lm/lmOptions'
import type { ModelText } from '@/domain/lm/modelText'
import type { RowVerdict } from '@/domain/lm/verdict'
import type { Puzzle } from '@/domain/puzzle/puzzle'
import { indexAt } from '@/domain/trace/indexAt'
import { sentenceOf } from '@/domain/trace/sentenceOf'
import type { Trace } from '@/domain/trace/trace'
import { wordAt } from '@/domain/trace/wordAt'
import type { Player } from '@/playback/player'

export const PANELS = [
  'transcript',
  'actions',
  'story',
  'model',
  'cell',
  'puzzle',
  'quality',
] as const
export type PanelId = (typeof PANELS)[number]

export interface Range {
  /** Seconds. */
  readonly start: number
  /** Seconds. */
  readonly end: number
}

/** What the screen of one open trace shows; everything that moves faster lives in `moment`. */
export interface SessionState {
  /** The action group whose board is shown; -1 only in a trace without groups. */
  readonly group: number
  /** The sentence being said, -1 before the first. */
  readonly sentence: number
  readonly follow: boolean
  readonly panel: PanelId
  /** The cell whose story is open. */
  readonly cell: number | null
  readonly range: Range | null
  /** Seconds by which words are moved against the board. */
  readonly offset: number
  /** Seconds by which the video is moved against the axis. */
  readonly videoOffset: number
  readonly find: string
  /** A drag on the timeline goes on. */
  readonly scrubbing: boolean
}

/** What the raw row can be asked: the publishers' form is made from it, not from the trace. */
export interface RowQuestions {
  /** The verdict with the first place that fails; null for a row that holds nothing to judge. */
  judge(): Promise<RowVerdict | null>
  modelText(options: LmOptions): Promise<ModelText>
}

export interface Session {
  /** Where the trace came from, as links say it. */
  readonly lib: string
  /** The trace's key in its library: stable, what memory goes by. */
  readonly key: string
  readonly trace: Trace
  readonly puzzle: Puzzle
  readonly picture: 'payload' | 'visual-elements' | 'grid'
  /** Why the picture is not better, in words. */
  readonly pictureProblems: readonly string[]
  readonly synthetic: boolean
  readonly player: Player
  /** The publishers' verdict as the catalogue has it; '' when it does not say. */
  readonly verdict: string
  /** What is worked out from the raw row, off the page, when it is first asked for. */
  readonly row: RowQuestions
  readonly store: StoreApi<SessionState>
  /** The word being said, -1 before the first; changes many times a second, so it is not in the store. */
  word(): number
  /** Called when the word changes, outside React. */
  onWord(listener: (word: number) => void): () => void
  /** Seconds on the axis at which a word starts, the offset included. */
  wordStart(word: number): number
  destroy(): void
}

export interface SessionOptions {
  lib: string
  key: string
  trace: Trace
  puzzle: Puzzle
  picture: Session['picture']
  pictureProblems: readonly string[]
  synthetic: boolean
  player: Player
  verdict: string
  row: RowQuestions
  initial: Partial<SessionState>
}

/** Ties a trace to a player: position in, group, sentence and word out. */
export function createSession(options: SessionOptions): Session {
  const { trace, player } = options
  const listeners = new Set<(word: number) => void>()
  let word = -1

  const store = createStore<SessionState>(() => ({
    group: Math.min(0, trace.groups.count - 1),
    sentence: -1,
    follow: true,
    panel: 'transcript',
    cell: null,
    range: null,
    offset: 0,
    videoOffset: 0,
    find: '',
    scrubbing: false,
    ...options.initial,
  }))

  const place = (position: number) => {
    const state = store.getState()
    const group = indexAt(trace, position)
    const nextWord = wordAt(trace, position - state.offset)
    const sentence = nextWord < 0 ? -1 : sentenceOf(trace, nextWord)
    if (group !== state.group || sentence !== state.sentence) store.setState({ group, sentence })
    if (nextWord !== word) {
      word = nextWord
      for (const listener of listeners) listener(word)
    }
  }
  place(player.position())
  const off = player.onFrame(place)
  const offOffset = store.subscribe((now, before) => {
    if (now.offset !== before.offset) place(player.position())
  })

  return {
    lib: options.lib,
    key: options.key,
    trace,
    puzzle: options.puzzle,
    picture: options.picture,
    pictureProblems: options.pictureProblems,
    synthetic: options.synthetic,
    player,
    verdict: options.verdict,
    row: options.row,
    store,
    word: () => word,
    onWord(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wordStart: (index) => trace.words.start[index]! + store.getState().offset,
    destroy() {
      off()
      offOffset()
      listeners.clear()
      player.destroy()
    },
  }
}
