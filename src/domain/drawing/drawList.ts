/**
 * What to draw, as plain data in SudokuPad's units (64 a cell, origin at the grid's top-left corner). React SVG,
 * SVG text and Canvas 2D render the same list. Within a layer, file order is drawing order.
 */
export type LayerId =
  | 'fog-fogcover'
  | 'background'
  | 'underlay'
  | 'cell-colors'
  | 'arrows'
  | 'cages'
  | 'cell-highlights'
  | 'cell-grids'
  | 'cell-errors'
  | 'overlay'
  | 'cell-givens'
  | 'cell-pen'
  | 'cell-pencilmarks'
  | 'cell-candidates'
  | 'cell-values'

export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Paint common to all shapes. Colours are CSS colour texts; absent means none (fill, stroke) or 1 (opacity). */
export interface Paint {
  readonly fill?: string
  readonly fillOpacity?: number
  readonly stroke?: string
  readonly strokeOpacity?: number
  readonly strokeWidth?: number
  readonly strokeDasharray?: string
  readonly strokeDashoffset?: number
  readonly strokeLinecap?: 'butt' | 'round' | 'square'
  readonly strokeLinejoin?: 'miter' | 'round' | 'bevel'
  readonly strokeMiterlimit?: number
  readonly opacity?: number
  readonly fillRule?: 'nonzero' | 'evenodd'
  /** SVG transform text, from the allow-list only. */
  readonly transform?: string
  /** Hidden by the fog where the fog's own coordinates, taken as the shape's (so after `transform`), are fogged. */
  readonly inFog?: true
  /** Anything else the allow-list lets through, already named as SVG attributes. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Belongs to the shape before it (an arrow's head): no part of its own, and the view box ignores it. */
  readonly attached?: true
  /** What the shape says about one cell; absent for the puzzle's own drawing. */
  readonly mark?: Mark
}

export type MarkKind = 'given' | 'value' | 'centre' | 'corner' | 'colour' | 'pen'

export interface Mark {
  readonly kind: MarkKind
  /** Row-major index of the cell. */
  readonly cell: number
  /** Palette key or pen shape. */
  readonly key?: string
}

export interface PathShape extends Paint {
  readonly kind: 'path'
  readonly layer: LayerId
  /** SVG path data. */
  readonly d: string
}

export interface RectShape extends Paint {
  readonly kind: 'rect'
  readonly layer: LayerId
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rx?: number
}

export interface TextShape extends Paint {
  readonly kind: 'text'
  readonly layer: LayerId
  readonly x: number
  readonly y: number
  /** User units. */
  readonly fontSize: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly baseline: 'middle' | 'alphabetic' | 'central' | 'hanging'
  /** Runs drawn one after another; `dx`/`dy`/`x` as in SVG tspan. One run for plain text. */
  readonly runs: readonly TextRun[]
  /** Squeeze to this width, spacing and glyphs. */
  readonly textLength?: number
  /** The text as the source has it, where `runs` show it in upper case or otherwise changed. */
  readonly source?: string
  /** One emoji alone: fills the text's box, as SudokuPad's picture of it does. */
  readonly emoji?: true
}

export interface TextRun {
  readonly text: string
  readonly x?: number
  readonly y?: number
  readonly fill?: string
}

export interface ImageShape extends Paint {
  readonly kind: 'image'
  readonly layer: LayerId
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Only ever shown after the user agreed to fetch it from its host. */
  readonly url: string
}

export type Shape = PathShape | RectShape | TextShape | ImageShape

export interface DrawList {
  readonly viewBox: ViewBox
  readonly shapes: readonly Shape[]
  /** Page colour behind everything. */
  readonly background: string
  /** A halo behind everything in the layers that have one; null when outlines are off. */
  readonly halo: Halo | null
  /** What hides the fogged cells; null in puzzles without fog. */
  readonly fog: FogMask | null
}

/** The layer's own picture, grown by `radius` in every direction and painted in one colour, lies behind it. */
export interface Halo {
  readonly radius: number
  readonly colour: string
  readonly opacity: number
}

/**
 * How much of the masked layers shows: all outside `path`, nothing inside, and along its border on the lit side as
 * much as the bands say.
 */
export interface FogMask {
  /** Beyond it the masked layers do not show at all. */
  readonly bounds: ViewBox
  /** Outline of the fogged cells; '' when nothing is fogged. */
  readonly path: string
  /** Drawn in order along `path`: total width in user units, and how much shows, 0..1. */
  readonly bands: readonly { readonly width: number; readonly visible: number }[]
}
