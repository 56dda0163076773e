/**
 * A puzzle in SudokuPad's source form, decoded and normalised: what every payload kind ends up as, and what the
 * drawing reads. Coordinates are `[row, col]`, zero-based, fractional, in cells from the grid's top-left corner.
 */
export interface Puzzle {
  readonly rows: number
  readonly cols: number
  /** rows × cols, row-major. */
  readonly cells: readonly PuzzleCell[]
  /** Row-major cell indices of each region, in file order. */
  readonly regions: readonly (readonly number[])[]
  readonly cages: readonly Cage[]
  readonly lines: readonly Line[]
  readonly arrows: readonly Arrow[]
  readonly underlays: readonly Decoration[]
  readonly overlays: readonly Decoration[]
  readonly metadata: PuzzleMetadata
  readonly fog: Fog | null
  /** The source's own id, when it names one. */
  readonly id?: string
  /** Words for people about what no drawing shows (the hand-written `manual` notes of `visual_elements`). */
  readonly notes?: readonly string[]
}

export interface PuzzleCell {
  /** '' for none. */
  readonly given: string
  readonly corner: readonly string[]
  readonly centre: readonly string[]
}

export type Point = readonly [row: number, col: number]

/** Keys the source carried that have no meaning of their own: candidates for SVG attributes, filtered when drawn. */
export type PassThrough = Readonly<Record<string, string | number | boolean>>

export interface Cage {
  readonly cells: readonly Point[]
  readonly value: string
  /** As the source has it; undefined when absent, null when it says null. */
  readonly style?: string | null
  readonly type?: string
  readonly unique: boolean
  readonly hidden: boolean
  readonly outlineColour?: string
  readonly fontColour?: string
  readonly pass: PassThrough
}

export interface Line {
  readonly wayPoints: readonly Point[]
  /** Raw SVG path in user units, in place of way points. */
  readonly d?: string
  readonly colour?: string
  readonly thickness?: number
  readonly target?: string
  readonly pass: PassThrough
}

export interface Arrow {
  readonly wayPoints: readonly Point[]
  readonly colour?: string
  readonly thickness?: number
  readonly headLength?: number
  readonly headAngle?: number
  readonly headStyle?: string
  readonly headIndent?: number
  readonly opacity?: number
  readonly target?: string
  readonly pass: PassThrough
}

/** An underlay or overlay: a rectangle, circle or text. */
export interface Decoration {
  readonly center: Point
  /** Cells. */
  readonly width: number
  /** Cells. */
  readonly height: number
  readonly rounded: boolean
  readonly roundedRadius?: number
  readonly backgroundColour?: string
  readonly borderColour?: string
  readonly borderSize?: number
  readonly thickness?: number
  readonly text?: string
  readonly fontSize?: number
  readonly colour?: string
  readonly textColour?: string
  readonly textStroke?: string
  /** Degrees, clockwise. */
  readonly angle?: number
  readonly target?: string
  readonly pass: PassThrough
}

export interface PuzzleMetadata {
  readonly title: string
  readonly author: string
  readonly rules: string
  /** Row-major text over the whole grid; null when absent. */
  readonly solution: string | null
  readonly source?: string
  readonly antiKing: boolean
  readonly antiKnight: boolean
  readonly backgroundImage?: {
    readonly url: string
    readonly opacity: number
    readonly target?: string
  }
  /** Everything else of the source's metadata, text only. */
  readonly other: Readonly<Record<string, string>>
}

export interface Fog {
  /** Row-major indices lit from the start. */
  readonly lights: readonly number[]
  /** Null: a right value lights its 3×3. Otherwise only triggers light. */
  readonly triggers:
    | readonly { readonly cells: readonly number[]; readonly lights: readonly number[] }[]
    | null
}
