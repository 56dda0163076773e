/**
 * What to draw, as plain data in SudokuPad's units (64 a cell, origin at the grid's top-left corner). React SVG,
 * SVG text and Canvas 2D render the same list. Within a layer, file order is drawing order.
 */
export type LayerId =
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
  /** Anything else the allow-list lets through, already named as SVG attributes. */
  readonly attributes?: Readonly<Record<string, string>>
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
}
