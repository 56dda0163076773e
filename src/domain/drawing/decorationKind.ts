import type { Decoration } from '../puzzle/puzzle'

const KROPKI_SIZES = new Set([0.25, 0.3, 0.35])

function onEdge({ center: [row, col] }: Decoration): boolean {
  return Number.isInteger(row) !== Number.isInteger(col)
}

/** An X, V or XV between two cells. */
export function isBadge(part: Decoration): boolean {
  return (
    onEdge(part) && part.width === 0.25 && part.height === 0.25 && /^[XV]+$/.test(part.text ?? '')
  )
}

/** A kropki dot: its number keeps its size, while all other texts grow by four, and has no rim. */
export function isKropki(part: Decoration): boolean {
  return (
    onEdge(part) &&
    part.rounded &&
    part.width === part.height &&
    KROPKI_SIZES.has(part.width) &&
    part.borderColour === '#000000' &&
    (part.backgroundColour === '#FFFFFF' || part.backgroundColour === '#000000')
  )
}
