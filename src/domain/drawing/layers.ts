import type { LayerId } from './drawList'

/** What is special about a layer. Order of the list is drawing order, bottom to top. */
export interface Layer {
  readonly id: LayerId
  /** Of every shape in the layer; they do not overlap. */
  readonly opacity?: number
  /** Gets the halo when outlines are on. */
  readonly halo?: true
  /** Hidden by fog. */
  readonly fogged?: true
  /** Holds what the solver did: changes with time. */
  readonly solver?: true
}

/** SudokuPad's layers. */
export const LAYERS: readonly Layer[] = [
  { id: 'fog-fogcover' },
  { id: 'background', fogged: true },
  { id: 'underlay', fogged: true },
  { id: 'cell-colors', opacity: 0.6, solver: true },
  { id: 'arrows', halo: true, fogged: true },
  { id: 'cages', fogged: true },
  { id: 'cell-highlights', solver: true },
  { id: 'cell-grids' },
  { id: 'cell-errors', solver: true },
  { id: 'overlay', halo: true, fogged: true },
  { id: 'cell-givens', fogged: true },
  { id: 'cell-pen', solver: true },
  { id: 'cell-pencilmarks', solver: true },
  { id: 'cell-candidates', solver: true },
  { id: 'cell-values', solver: true },
]

/** Whether a text names a layer. */
export function isLayerId(text: string | undefined): text is LayerId {
  return LAYERS.some((layer) => layer.id === text)
}
