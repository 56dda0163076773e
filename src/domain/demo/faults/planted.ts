import type { FindingKind } from '../../trace/trace'

/** A contradiction put into a row on purpose, as the finding it must lead to. */
export interface PlantedFinding {
  readonly kind: FindingKind
  /** Action group; null for the transcript. */
  readonly group: number | null
  /** Row-major cell, where it concerns one. */
  readonly cell: number | null
  /** Where in the row. */
  readonly path: string
}

/** What to plant in a trace. */
export type FaultWish =
  | 'misread-mark'
  | 'misread-digit'
  | 'state-cut'
  | 'state-short'
  | 'action-garbled'
  | 'action-absent'
  | 'action-twice'
  | 'action-filled'
  | 'action-off-board'
  | 'time-backward'
  | 'time-repeated'
  | 'time-missing'
  | 'gap'
  | 'word-outside'
  | 'word-backward'
  | 'hallucination'
  | 'mumble'
  | 'early-speech'
