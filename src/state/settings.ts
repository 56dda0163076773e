import { createStore } from 'zustand/vanilla'
import { DEFAULT_SUDOKUPAD_ORIGIN } from '@/data/sudokupad/sendState'
import type { KeyValueStore } from '@/playback/keyValueStore'

export type Theme = 'system' | 'light' | 'dark'

/** What the user prefers, kept in this browser only. */
export interface Settings {
  readonly theme: Theme
  /** Single-letter keys; WCAG 2.1.4 wants them to be switchable. */
  readonly keys: boolean
  /** Actions as quiet marks between the sentences. */
  readonly inlineActions: boolean
  /** Seconds of silence that playback jumps over, or null for never. */
  readonly skipIdle: number | null
  /** Board settings that differ from the defaults, as the link writes them. */
  readonly board: string
  /** The last speed used. */
  readonly rate: number
  /** Where a SudokuPad server of the publishers' kind runs. */
  readonly sudokuPadOrigin: string
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  keys: true,
  inlineActions: true,
  skipIdle: null,
  board: '',
  rate: 1,
  sudokuPadOrigin: DEFAULT_SUDOKUPAD_ORIGIN,
}

export const SETTINGS_KEY = 'ctc-replay:settings'

/** Settings that survive a reload. A store that fails costs the memory, never the app; `onProblem` says so once. */
export function createSettings(storage: KeyValueStore, onProblem: (message: string) => void) {
  const store = createStore<Settings>(() => ({
    ...DEFAULT_SETTINGS,
    ...stored(storage, onProblem),
  }))
  let complained = false
  store.subscribe((settings) => {
    try {
      storage.setItem(SETTINGS_KEY, JSON.stringify(settings))
    } catch (error) {
      if (!complained) onProblem(`Settings cannot be kept in this browser (${String(error)}).`)
      complained = true
    }
  })
  return store
}

function stored(storage: KeyValueStore, onProblem: (message: string) => void): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(storage.getItem(SETTINGS_KEY) ?? '{}')
    return typeof value === 'object' && value !== null
      ? sound(value as Record<string, unknown>)
      : {}
  } catch (error) {
    onProblem(`Stored settings could not be read; the defaults are used (${String(error)}).`)
    return {}
  }
}

function sound(value: Record<string, unknown>): Partial<Settings> {
  const out: { -readonly [K in keyof Settings]?: Settings[K] } = {}
  if (value.theme === 'light' || value.theme === 'dark' || value.theme === 'system')
    out.theme = value.theme
  if (typeof value.keys === 'boolean') out.keys = value.keys
  if (typeof value.inlineActions === 'boolean') out.inlineActions = value.inlineActions
  if (typeof value.skipIdle === 'number' && value.skipIdle >= 2) out.skipIdle = value.skipIdle
  if (typeof value.board === 'string') out.board = value.board
  if (typeof value.rate === 'number' && value.rate >= 0.25 && value.rate <= 16)
    out.rate = value.rate
  if (typeof value.sudokuPadOrigin === 'string' && value.sudokuPadOrigin !== '')
    out.sudokuPadOrigin = value.sudokuPadOrigin
  return out
}
