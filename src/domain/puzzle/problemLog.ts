import type { Problem } from '@/domain/problem'
import { limits } from './limits'

/** Collects problems; a source with a million faults must not make a million messages. */
export interface ProblemLog {
  add(path: string, message: string): void
  /** The problems so far, the last one counting those left out. */
  list(): readonly Problem[]
}

/** A log that lists the first `limits.problems` problems and counts the rest. */
export function createProblemLog(): ProblemLog {
  const kept: Problem[] = []
  let more = 0
  return {
    add(path, message) {
      if (kept.length < limits.problems) kept.push({ path, message })
      else more += 1
    },
    list() {
      if (more === 0) return kept
      return [
        ...kept,
        { path: '', message: `${more.toLocaleString('en')} more problems of this kind` },
      ]
    },
  }
}

/** Text of the source as a message may show it: one line, quoted, cut to 60 characters. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  const line = text.replace(/\s+/g, ' ')
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`
}
