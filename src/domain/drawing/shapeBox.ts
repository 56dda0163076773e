import { type Box, transformed, unite } from './box'
import type { Shape, TextShape } from './drawList'
import { pathBox } from './pathBox'
import { lineBox } from './textBox'
import { transformMatrix } from './transformMatrix'

/** Line pitch of texts of several lines, in ems. */
export const LINE_PITCH = 0.9

/**
 * The box of a shape before its transform, stroke ignored, in user units: what the view box grows by. Null when it
 * draws nothing (an empty text, a path without points).
 */
export function shapeBox(shape: Shape): Box | null {
  switch (shape.kind) {
    case 'path':
      return pathBox(shape.d)
    case 'text':
      return textShapeBox(shape)
    default:
      return { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
  }
}

/** The box of a shape as it stands, its transform applied. */
export function placedBox(shape: Shape): Box | null {
  const box = shapeBox(shape)
  const matrix = shape.transform === undefined ? null : transformMatrix(shape.transform)
  return box && matrix ? transformed(box, matrix) : box
}

function textShapeBox(shape: TextShape): Box | null {
  let box: Box | null = null
  // Runs without a place of their own follow one another on the line before.
  const lines: { text: string; x: number; y: number }[] = []
  for (const run of shape.runs) {
    if (run.x === undefined && run.y === undefined && lines.length > 0) {
      lines.at(-1)!.text += run.text
    } else lines.push({ text: run.text, x: run.x ?? shape.x, y: run.y ?? shape.y })
  }
  for (const { text, x, y } of lines) {
    if (text === '') continue
    const line = lineBox(text, shape.fontSize, shape.anchor)
    const squeezed = shape.textLength === undefined ? line : { ...line, width: shape.textLength }
    const placed = { ...squeezed, x: squeezed.x + x, y: squeezed.y + y }
    box = box ? unite(box, placed) : placed
  }
  return box
}
