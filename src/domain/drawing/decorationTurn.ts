import type { Decoration } from '../puzzle/puzzle'
import { CELL, round1 } from './cellSize'
import type { Paint } from './drawList'
import { lineBox } from './textBox'

/** Middle of a decoration in user units, `[x, y]`. */
export const middle = ({ center: [row, col] }: Decoration): readonly [number, number] => [
  col * CELL,
  row * CELL,
]

/** A decoration's turn about a point in user units; nothing for one that stands upright. */
export function turn(part: Decoration, x: number, y: number): Pick<Paint, 'transform'> {
  return part.angle === undefined || part.angle === 0
    ? {}
    : { transform: `rotate(${part.angle} ${round1(x)} ${round1(y)})` }
}

/** An emoji turns about the middle of its picture, not about its text's anchor. */
export function turnEmoji(
  part: Decoration,
  text: string,
  fontSize: number,
  x: number,
  y: number,
): Pick<Paint, 'transform'> {
  if (part.angle === undefined || part.angle === 0) return {}
  const box = lineBox(text, fontSize, 'middle')
  const cx = round1(x) + box.x + box.width / 2
  const cy = round1(y) + box.y + box.height / 2
  return { transform: `rotate(${part.angle} ${round3(cx)} ${round3(cy)})` }
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000
