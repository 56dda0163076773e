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

/** A value of the source as a message may show it: one line, quoted, cut to 60 characters. */
export function shown(value: unknown): string {
  const line = brief(value).slice(0, 200).replace(/\s+/g, ' ')
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`
}

function brief(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.slice(0, 4).map((item) => (typeof item === 'object' ? '…' : String(item)))
    return `[${items.join(', ')}${value.length > 4 ? ', …' : ''}]`
  }
  if (typeof value !== 'object' || value === null) return String(value)
  const items = Object.entries(value).slice(0, 3)
  return `{${items.map(([key, item]) => `${key}: ${typeof item === 'object' ? '…' : item}`).join(', ')}}`
}
