import type { LibraryProblem } from './library'
import type { LibraryEvent } from './libraryEvent'
import type { CatalogueEntry } from './manifest'

/** Milliseconds between two tellings: the page hears of a listing ten times a second at most. */
const PAUSE = 100
/** Problems told of one listing; a file of a million broken rows says so without filling the memory. */
const MOST_PROBLEMS = 1_000

/** Gathers what a listing finds and tells it in batches; the first entry at once, so that it can be opened. */
export interface Teller {
  entry(entry: CatalogueEntry): void
  problems(problems: readonly LibraryProblem[]): void
  /** Where the listing is; told with the next batch. */
  progress(bytes: number, rowsTotal: number | null): void
  flush(): void
}

export function createTeller(tell: (event: LibraryEvent) => void, bytesTotal: number): Teller {
  let entries: CatalogueEntry[] = []
  let problems: LibraryProblem[] = []
  let told = Number.NEGATIVE_INFINITY
  let problemsTold = 0
  const state = { rows: 0, rowsTotal: null as number | null, bytes: 0, bytesTotal }

  const flush = () => {
    told = performance.now()
    if (entries.length > 0) tell({ kind: 'entries', entries })
    if (problems.length > 0) tell({ kind: 'problems', problems })
    tell({ kind: 'progress', progress: { ...state } })
    entries = []
    problems = []
  }
  const mayFlush = () => {
    if (performance.now() - told >= PAUSE) flush()
  }

  return {
    entry(entry) {
      entries.push(entry)
      state.rows++
      mayFlush()
    },
    problems(more) {
      for (const problem of more) {
        if (problemsTold < MOST_PROBLEMS) problems.push(problem)
        else if (problemsTold === MOST_PROBLEMS) {
          const message = `There are more than ${MOST_PROBLEMS} problems; the others are not listed.`
          problems.push({ file: problem.file, row: null, path: '', message })
        }
        problemsTold++
      }
      if (more.length > 0) mayFlush()
    },
    progress(bytes, rowsTotal) {
      state.bytes = bytes
      state.rowsTotal = rowsTotal
    },
    flush,
  }
}
