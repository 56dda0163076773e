import { CELL } from './cellSize'

/** Degrees clockwise from twelve o'clock at which the first wedge begins. */
const FIRST_RAY = 25
const HALF = CELL / 2

/** Where a ray from the middle leaves the cell, for an angle clockwise from twelve o'clock, in units from the middle. */
function border(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  const x = Math.sin(angle)
  const y = -Math.cos(angle)
  const scale = HALF / Math.max(Math.abs(x), Math.abs(y))
  return [x * scale, y * scale]
}

const CORNERS = [45, 135, 225, 315, 405, 495, 585, 675]

/**
 * The wedges of a cell with `count` colours, as SVG path data, in key order: equal angles, clockwise from 25°.
 * `x`, `y` is the cell's top-left corner in user units.
 */
export function colourWedges(count: number, x: number, y: number): readonly string[] {
  if (x !== 0 || y !== 0) return wedgesAt(count, x, y)
  const known = atOrigin[count]
  if (known) return known
  const made = wedgesAt(count, 0, 0)
  if (count < KEPT_COUNTS) atOrigin[count] = made
  return made
}

/** The wedges of the cell at the origin by number of colours: a live board draws every cell there and moves it. */
const atOrigin: (readonly string[])[] = []
const KEPT_COUNTS = 32

function wedgesAt(count: number, x: number, y: number): string[] {
  const paths: string[] = []
  for (let i = 0; i < count; i++) {
    const from = FIRST_RAY + (i * 360) / count
    const to = FIRST_RAY + ((i + 1) * 360) / count
    const rays = [from, ...CORNERS.filter((corner) => corner >= from && corner <= to), to]
    const points = [[0, 0] as const, ...rays.map(border), [0, 0] as const]
    paths.push(
      `M${points
        .map(([px, py]) => `${(x + HALF + px).toFixed(2)} ${(y + HALF + py).toFixed(2)}`)
        .join(' L')}`,
    )
  }
  return paths
}
