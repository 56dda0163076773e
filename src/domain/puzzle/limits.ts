/**
 * What a payload may ask of this program. Real puzzles stay far below every one of these (the largest of 3,939
 * public payloads decodes to some 100,000 characters); a payload above one is a mistake or an attack, and is told so.
 */
export const limits = {
  /** Characters of a payload as it arrives. */
  payload: 4_000_000,
  /** Characters of base64 given to lz-string: it reads bit by bit, so this bounds time. */
  compressed: 1_000_000,
  /** Characters a payload may unfold to. */
  text: 2_000_000,
  /** Lists and objects inside one another. */
  depth: 100,
  /** Texts, words and separators of a zipped text: `[,,,]` makes an object of every comma. */
  tokens: 300_000,
  /** Rows or columns. */
  side: 64,
  /** Parts of one kind (lines, overlays, …). */
  parts: 10_000,
  /** Way points, or cells of a cage, in one part. */
  points: 10_000,
  /** Way points and cage cells in the whole puzzle. */
  totalPoints: 200_000,
  /** Cells a coordinate may lie from the grid's corner. */
  coordinate: 1_000,
  /** User units of a thickness or a font size. */
  units: 64_000,
  /** Characters of a raw SVG path. */
  path: 200_000,
  /** Characters of a text drawn on the board. */
  label: 2_000,
  /** Characters of the rules and other metadata texts. */
  metadata: 100_000,
  /** Unknown keys kept of one part. */
  pass: 48,
  /** Problems listed one by one before the rest is only counted. */
  problems: 40,
} as const
