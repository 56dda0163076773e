import type { Remote } from 'comlink'
import type {
  Library,
  LibraryOrigin,
  LibraryProblem,
  LibrarySnapshot,
} from '@/data/library/library'
import type { LibraryEvent } from '@/data/library/libraryEvent'
import type { Picture } from '@/data/library/picture'
import { answered } from './answered'
import { type Deferred, deferred } from './deferred'
import type { Answer, WorkerApi } from './protocol'

/** A library on the page's side, and the ways in which the worker's news reach it. */
export interface ClientLibrary {
  readonly library: Library
  tell(event: LibraryEvent): void
  /** The worker itself failed. */
  fail(error: unknown): void
}

const EMPTY: LibrarySnapshot = {
  status: 'loading',
  name: '',
  source: '',
  revision: '',
  synthetic: false,
  entries: [],
  progress: { rows: 0, rowsTotal: null, bytes: 0, bytesTotal: 0 },
  problems: [],
  search: null,
  wait: null,
}

let lastCall = 0

export function createClientLibrary(
  worker: Remote<WorkerApi>,
  { id, origin, url }: { id: string; origin: LibraryOrigin; url: string },
): ClientLibrary {
  let snapshot = EMPTY
  const listeners = new Set<() => void>()
  const listed = deferred<void>()
  const wanted = new Map<string, Deferred<Picture | null>>()

  const change = (next: Partial<LibrarySnapshot>) => {
    if (snapshot.status === 'closed') return
    snapshot = { ...snapshot, ...next }
    if (snapshot.status !== 'loading') listed.resolve()
    for (const listener of listeners) listener()
  }

  const ask = async <T>(
    run: (call: number) => Promise<Answer<T>>,
    signal?: AbortSignal,
  ): Promise<T> => {
    signal?.throwIfAborted()
    const call = ++lastCall
    const stop = () => void worker.abort(call)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const answer = await run(call)
      signal?.throwIfAborted()
      return answered(answer)
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  /** Everything wanted since the last turn of the event loop, in one question. */
  const fetchPictures = async () => {
    const asked = [...wanted]
    wanted.clear()
    try {
      const keys = asked.map(([key]) => key)
      const pictures = await ask((call) => worker.pictures(call, id, keys))
      asked.forEach(([, promise], i) => {
        promise.resolve(pictures[i] ?? null)
      })
    } catch (error) {
      for (const [, promise] of asked) promise.reject(error)
    }
  }

  return {
    tell(event) {
      if (snapshot.wait && event.kind !== 'wait') snapshot = { ...snapshot, wait: null }
      switch (event.kind) {
        case 'wait':
          return change({ wait: event.wait })
        case 'info': {
          const { kind: _, ...info } = event
          return change(info)
        }
        case 'entries':
          return change({ entries: [...snapshot.entries, ...event.entries] })
        case 'gone': {
          const gone = new Set(event.keys)
          return change({ entries: snapshot.entries.filter((entry) => !gone.has(entry.key)) })
        }
        case 'problems':
          return change({ problems: [...snapshot.problems, ...event.problems] })
        case 'progress':
          return change({ progress: event.progress })
        case 'listed':
          return change({ status: 'ready' })
        case 'failed':
          return change({ status: 'failed', problems: putFirst(event.problem, snapshot.problems) })
      }
    },

    fail(error) {
      const message = error instanceof Error ? error.message : String(error)
      const problem = {
        file: '',
        row: null,
        path: '',
        message: `The data worker failed: ${message}`,
      }
      change({ status: 'failed', problems: putFirst(problem, snapshot.problems) })
    },

    library: {
      id,
      origin,
      url,
      getSnapshot: () => snapshot,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      openTrace: (key, signal) => ask((call) => worker.openTrace(call, id, key), signal),
      words: (key, signal) => ask((call) => worker.words(call, id, key), signal),
      judge: (key, signal) => ask((call) => worker.judge(call, id, key), signal),
      modelText: (key, options, signal) =>
        ask((call) => worker.modelText(call, id, key, options), signal),
      rawJson: (key, signal) => ask((call) => worker.rawJson(call, id, key), signal),
      async picture(key, signal) {
        signal?.throwIfAborted()
        let promise = wanted.get(key)
        if (!promise) {
          promise = deferred<Picture | null>()
          wanted.set(key, promise)
          if (wanted.size === 1) setTimeout(fetchPictures)
        }
        const picture = await promise.promise
        signal?.throwIfAborted()
        return picture
      },
      whenListed: () => listed.promise,
      close() {
        change({ status: 'closed' })
        listeners.clear()
        void worker.close(id)
      },
    },
  }
}

function putFirst(problem: LibraryProblem, others: readonly LibraryProblem[]): LibraryProblem[] {
  return [problem, ...others.filter((other) => other.message !== problem.message)]
}
