import type { KeyValueStore } from './keyValueStore'

/** What is kept of one trace. */
export interface TraceNotes {
  /** Seconds on the axis at which it was left. */
  readonly left?: number
  /** Seconds by which the words are moved against the board. */
  readonly words?: number
  /** Seconds by which the video is moved against the axis. */
  readonly video?: number
}

export interface TraceMemory {
  /** By the trace's key; an empty note for a trace that is not known. */
  recall(trace: string): TraceNotes
  /** Changes what is kept; a value of undefined forgets it. */
  keep(trace: string, change: { readonly [K in keyof TraceNotes]: TraceNotes[K] | undefined }): void
}

const KEY = 'ctc-replay:traces'
/** The most traces that are remembered: the longest untouched is forgotten first. */
const MOST = 500

/** A memory of traces in a store. A store that fails costs the memory, never the app; `onProblem` says so once. */
export function createTraceMemory(
  storage: KeyValueStore,
  onProblem: (message: string) => void,
): TraceMemory {
  let complained = false
  const attempt = <T>(what: string, act: () => T): T | null => {
    try {
      return act()
    } catch (error) {
      if (!complained) onProblem(`${what} (${String(error)}).`)
      complained = true
      return null
    }
  }
  // Read anew each time: another tab may have written since.
  const read = (): Map<string, TraceNotes> => {
    const text = attempt('What was remembered of traces could not be read', () =>
      storage.getItem(KEY),
    )
    if (text === null) return new Map()
    const value = attempt('What was remembered of traces is damaged, and is forgotten', () =>
      JSON.parse(text),
    )
    return new Map(Array.isArray(value) ? value.flatMap(noteOf) : [])
  }
  return {
    recall: (trace) => read().get(trace) ?? {},
    keep(trace, change) {
      const notes = read()
      const changed = withoutGaps({ ...notes.get(trace), ...change })
      notes.delete(trace)
      if (Object.keys(changed).length > 0) notes.set(trace, changed)
      const entries = [...notes].slice(-MOST)
      attempt('Where you left a trace cannot be kept in this browser', () =>
        storage.setItem(KEY, JSON.stringify(entries)),
      )
    },
  }
}

function withoutGaps(notes: Record<string, number | undefined>): TraceNotes {
  return Object.fromEntries(
    Object.entries(notes).filter(
      ([, value]) => typeof value === 'number' && Number.isFinite(value),
    ),
  )
}

function noteOf(entry: unknown): [string, TraceNotes][] {
  if (!Array.isArray(entry)) return []
  const [trace, notes] = entry
  if (typeof trace !== 'string' || typeof notes !== 'object' || notes === null) return []
  const { left, words, video } = notes
  return [[trace, withoutGaps({ left, words, video })]]
}
