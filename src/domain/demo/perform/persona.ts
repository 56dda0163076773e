import type { Pace } from './speaker'

/** A solver's character. */
export interface Persona {
  readonly id: string
  readonly pace: Pace
  /** Chance of an aside between steps. */
  readonly chatty: number
  /** Chance of tidying marks after a digit. */
  readonly tidy: number
  /** Chance of restating where a deduction came from. */
  readonly thorough: number
}

export const personas = {
  careful: {
    id: 'careful',
    pace: { slowness: 1.02, pauses: 1 },
    chatty: 0.12,
    tidy: 0.9,
    thorough: 0.8,
  },
  brisk: {
    id: 'brisk',
    pace: { slowness: 0.92, pauses: 0.7 },
    chatty: 0.07,
    tidy: 0.6,
    thorough: 0.5,
  },
  dreamy: {
    id: 'dreamy',
    pace: { slowness: 1.1, pauses: 1.3 },
    chatty: 0.2,
    tidy: 0.75,
    thorough: 0.9,
  },
} as const satisfies Record<string, Persona>
