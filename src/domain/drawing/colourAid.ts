import type { BoardSettings } from './boardSettings'
import { CELL, round1, round2 } from './cellSize'
import type { Shape } from './drawList'

type P = readonly [x: number, y: number]

/** Angles of the hatching, in degrees; a key's place in the palette chooses angle and spacing, so no two are alike. */
const ANGLES = [0, 90, 45, 135, 22.5, 67.5, 112.5, 157.5]
const SPACINGS = [8, 5, 12, 16]
const KEYS = '123456789bcdefghijlmnopqrst'
const KEY_SIZE = 11
/** How far from the middle a key stands, as a fraction of the way to its wedge's middle point. */
const KEY_REACH = 1.15

/**
 * A second carrier of a cell's solver colours, for those who cannot tell them apart: each wedge's key as a small
 * letter, or hatching of its own. `wedges` are the colours' outlines as path data, in the order of `keys`.
 */
export function drawColourAid(
  keys: readonly string[],
  wedges: readonly string[],
  cell: { readonly x: number; readonly y: number },
  settings: BoardSettings,
): Shape[] {
  if (settings.colourAid === 'none') return []
  return keys.flatMap((key, i): Shape[] => {
    if (!KEYS.includes(key)) return []
    const points = pathPoints(wedges[i] ?? '')
    if (settings.colourAid === 'keys') return [keyText(key, points, cell, keys.length, settings)]
    const d = hatch(key, points)
    const dark = settings.theme === 'dark'
    const stroke = dark ? 'rgba(255, 255, 255, 0.6)' : 'rgba(0, 0, 0, 0.5)'
    return d === '' ? [] : [{ kind: 'path', layer: 'cell-errors', d, stroke, strokeWidth: 1.2 }]
  })
}

function keyText(
  key: string,
  points: readonly P[],
  cell: { readonly x: number; readonly y: number },
  count: number,
  settings: BoardSettings,
): Shape {
  const [mx, my] = [cell.x + CELL / 2, cell.y + CELL / 2]
  const [cx, cy] = middleOf(points)
  const alone = count === 1
  return {
    kind: 'text',
    layer: 'cell-errors',
    x: round1(alone ? cell.x + CELL - 7 : mx + (cx - mx) * KEY_REACH),
    y: round1(alone ? cell.y + CELL - 7 : my + (cy - my) * KEY_REACH),
    fontSize: KEY_SIZE,
    anchor: 'middle',
    baseline: 'middle',
    runs: [{ text: key }],
    fill: settings.theme === 'dark' ? '#fff' : '#000',
    stroke: settings.theme === 'dark' ? 'rgba(0, 0, 0, 0.8)' : 'rgba(255, 255, 255, 0.9)',
    strokeWidth: 2,
  }
}

function pathPoints(d: string): P[] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const points: P[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!])
  return points
}

/** Centre of gravity of a polygon. */
function middleOf(points: readonly P[]): P {
  let area = 0
  let x = 0
  let y = 0
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!
    const cross = x1 * y2 - x2 * y1
    area += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  })
  return area === 0 ? (points[0] ?? [0, 0]) : [x / (3 * area), y / (3 * area)]
}

/** Parallel lines across a polygon, as path data. */
function hatch(key: string, points: readonly P[]): string {
  const place = KEYS.indexOf(key)
  const angle = (ANGLES[place % ANGLES.length]! * Math.PI) / 180
  const spacing = SPACINGS[Math.floor(place / ANGLES.length)]!
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  // In turned coordinates the lines lie along u at fixed v.
  const turned = points.map(([x, y]): P => [x * cos + y * sin, -x * sin + y * cos])
  const vs = turned.map(([, v]) => v)
  const lines: string[] = []
  const first = Math.ceil(Math.min(...vs) / spacing) * spacing
  for (let v = first; v < Math.max(...vs); v += spacing) {
    const cuts: number[] = []
    turned.forEach(([u1, v1], i) => {
      const [u2, v2] = turned[(i + 1) % turned.length]!
      if (v1 <= v !== v2 <= v) cuts.push(u1 + ((v - v1) / (v2 - v1)) * (u2 - u1))
    })
    cuts.sort((a, b) => a - b)
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const end = (u: number) => `${round2(u * cos - v * sin)} ${round2(u * sin + v * cos)}`
      lines.push(`M${end(cuts[i]!)} L${end(cuts[i + 1]!)}`)
    }
  }
  return lines.join(' ')
}
