import { LibraryFault } from '@/data/library/library'
import type { Answer } from './protocol'

/** The value of an answer, or what the other side threw. */
export function answered<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  if (answer.kind === 'aborted') throw new DOMException(answer.problem.message, 'AbortError')
  throw new LibraryFault(answer.kind, answer.problem)
}
