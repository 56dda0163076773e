import { LibraryFault } from '@/data/library/library'
import type { Answer } from './protocol'

/** What was thrown, as the answer that crosses the worker's boundary. */
export function failed(error: unknown): Extract<Answer<never>, { ok: false }> {
  if (error instanceof LibraryFault) return { ok: false, kind: error.kind, problem: error.problem }
  const aborted = error instanceof DOMException && error.name === 'AbortError'
  const message = error instanceof Error ? error.message : String(error)
  return {
    ok: false,
    kind: aborted ? 'aborted' : 'fault',
    problem: { file: '', row: null, path: '', message },
  }
}
