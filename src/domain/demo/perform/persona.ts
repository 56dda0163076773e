import type { Pace } from './speaker'

/** A solver's character. */
export interface Persona {
  readonly id: string
  readonly pace: Pace
  /** Chance of a stumble in a sentence. */
  readonly stumbles: number
  /** Chance of an aside between steps. */
  readonly chatty: number
  /** Chance of taking away marks that a digit made stale. */
  readonly tidy: number
  /** Share of deductions explained in full. */
  readonly thorough: number
  /** Marks digits with two places in a box. */
  readonly cornerMarks: boolean
}

export const personas = {
  careful: {
    id: 'careful',
    pace: { slowness: 1, pauses: 1.1 },
    stumbles: 0.055,
    chatty: 0.06,
    tidy: 0.95,
    thorough: 0.95,
    cornerMarks: true,
  },
  brisk: {
    id: 'brisk',
    pace: { slowness: 0.92, pauses: 0.85 },
    stumbles: 0.05,
    chatty: 0.05,
    tidy: 0.85,
    thorough: 0.8,
    cornerMarks: true,
  },
  dreamy: {
    id: 'dreamy',
    pace: { slowness: 1.06, pauses: 1.35 },
    stumbles: 0.09,
    chatty: 0.09,
    tidy: 0.9,
    thorough: 0.9,
    cornerMarks: true,
  },
} as const satisfies Record<string, Persona>
