import type { Constraint } from './constraint'

/**
 * A puzzle of the demo: square, `size` symbols in every row, column and region. Digits are handled as symbol
 * indices 0 … size−1; `symbols` says how each is written, `base` which number symbol 0 stands for.
 */
export interface DemoPuzzle {
  readonly size: number
  readonly symbols: readonly string[]
  /** The number symbol 0 stands for (1, or 0 in a 0–8 puzzle). */
  readonly base: number
  /** Cells of each region, in reading order of their first cells. */
  readonly regions: readonly (readonly number[])[]
  /** False for irregular regions. */
  readonly boxes: boolean
  /** Cells a chess knight's move apart differ. */
  readonly antiKnight: boolean
  readonly constraints: readonly Constraint[]
  /** Symbol index, or −1. */
  readonly givens: readonly number[]
  /** Symbol indices. */
  readonly solution: readonly number[]
  /** Cells lit from the start where the rest is under fog; null without fog. */
  readonly fogLights: readonly number[] | null
}
