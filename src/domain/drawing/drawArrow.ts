import type { Arrow } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL, round2 } from './cellSize'
import type { Shape } from './drawList'
import { isLayerId } from './layers'
import { partColour, passedPaint } from './paintOf'

type P = readonly [x: number, y: number]

/** Overlap of a filled head with its shaft. */
const OVERLAP = 0.5

/** An arrow's shaft and, attached to it, its head: an open chevron or a filled dart. Nothing below two way points. */
export function drawArrow(arrow: Arrow, settings: BoardSettings): Shape[] {
  const points = arrow.wayPoints.map(([row, col]): P => [col * CELL, row * CELL])
  if (points.length < 2) return []
  const thickness = arrow.thickness ?? 1
  const stroke = partColour(arrow.colour, settings.theme)
  const tip = points.at(-1)!
  const [dx, dy] = direction(points.at(-2)!, tip)
  const legs = arrow.headLength === undefined ? 5 * thickness : arrow.headLength * CELL
  const half = (((arrow.headAngle ?? 90) / 2) * Math.PI) / 180
  const filled = arrow.headStyle === 'fill'
  const notch = legs * Math.cos(half) * (1 - (arrow.headIndent ?? 0))
  const back = filled ? notch - OVERLAP : thickness
  const end: P = [tip[0] - dx * back, tip[1] - dy * back]
  const apex = filled ? tip : end
  /** The end of a leg: back from the apex, turned by half the opening angle to either side. */
  const leg = (side: 1 | -1): P => {
    const cos = Math.cos(side * half)
    const sin = Math.sin(side * half)
    return [apex[0] - legs * (dx * cos - dy * sin), apex[1] - legs * (dx * sin + dy * cos)]
  }
  const layer = isLayerId(arrow.target) ? arrow.target : 'arrows'
  const passed = passedPaint(arrow.pass, settings.theme)
  const opacity = arrow.opacity ?? passed.opacity
  const line = {
    ...passed,
    ...(stroke === undefined ? {} : { stroke }),
    ...(opacity === undefined ? {} : { opacity }),
    strokeWidth: thickness,
    kind: 'path',
    layer,
  } as const
  const head = filled
    ? {
        ...line,
        fill: line.stroke ?? 'none',
        stroke: 'none',
        strokeWidth: 0,
        d: `${path([apex, leg(1), [apex[0] - dx * notch, apex[1] - dy * notch], leg(-1)])} Z`,
      }
    : {
        ...line,
        fill: 'none',
        strokeDasharray: 'none',
        strokeLinejoin: 'miter' as const,
        d: path([leg(1), apex, leg(-1)]),
      }
  return [
    {
      fill: 'none',
      strokeLinecap: 'butt',
      strokeLinejoin: 'round',
      ...line,
      d: path([...points.slice(0, -1), end]),
    },
    { ...head, attached: true },
  ]
}

function direction([x1, y1]: P, [x2, y2]: P): P {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return length === 0 ? [1, 0] : [(x2 - x1) / length, (y2 - y1) / length]
}

const path = (points: readonly P[]): string =>
  `M${points.map(([x, y]) => `${round2(x)} ${round2(y)}`).join(' L')}`
