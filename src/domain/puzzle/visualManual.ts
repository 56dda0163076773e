import { cellsOfText } from './cellRefs'
import type { Point } from './puzzle'
import type { SourceParts } from './visualParts'

/**
 * Draws what it can of a hand-written note of `visual_elements`: `line, color: red, coords: …`, `blue square at r1c2`,
 * `black wall barrier between r1c8 and r1c9`, `bridge between …`, `castle at r1c3`. The note itself is shown as well.
 */
export function manualParts(text: string, parts: SourceParts): void {
  if (
    /\b(box|region)(e?s)?\b/i.test(text) &&
    /\b(do(es)? not|don['’]t|no) (appear|exist|apply)/i.test(text)
  ) {
    parts.noBoxes = true
    return
  }
  const cells = cellsOfText(text)
  if (cells.length === 0) return
  const color = colourIn(text)
  const centres = cells.map(([row, col]): Point => [row + 0.5, col + 0.5])
  const [first, second] = centres
  if (/\bline\b/i.test(text)) parts.lines.push({ wayPoints: centres, color, thickness: 8 })
  else if (/\b(wall|barrier|border)\b/i.test(text) && first && second) {
    const [row, col] = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]
    const [dr, dc] = [Math.abs(second[1] - first[1]) / 2, Math.abs(second[0] - first[0]) / 2]
    const wayPoints = [
      [row - dr, col - dc],
      [row + dr, col + dc],
    ]
    parts.lines.push({ wayPoints, color, thickness: 8, target: 'overlay' })
  } else if (/\bbetween\b/i.test(text) && first && second)
    parts.lines.push({ wayPoints: [first, second], color: '#999999', thickness: 6 })
  else if (/\b(square|circle|cell)\b/i.test(text))
    for (const center of centres)
      parts.underlays.push({
        center,
        width: 1,
        height: 1,
        rounded: /\bcircle\b/i.test(text),
        backgroundColor: color,
      })
  else if (/\bcastles?\b/i.test(text))
    for (const center of centres)
      parts.overlays.push({ center, width: 0.8, height: 0.8, text: '♜', fontSize: 32 })
}

const colours =
  'red orange yellow green blue purple violet pink brown grey gray black white cyan teal'.split(' ')

function colourIn(text: string): string {
  const word = text
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.find((word) => colours.includes(word))
  return word ?? 'black'
}
