import type { Box } from './box'

type P = readonly [number, number]

/** Arguments each path command takes. */
const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** Places along a curve at which its box is taken; enough for a hundredth of a unit at a cell's size. */
const STEPS = 64

/**
 * The box of SVG path data, stroke ignored, as `getBBox` has it; null for a path that draws nothing. Reading stops
 * at the first thing that is no path data, as browsers do.
 */
export function pathBox(d: string): Box | null {
  return STRAIGHT.test(d) ? straightBox(d) : drawnPathBox(d)
}

/** Straight lines between absolute places, every sub-path drawing something: most of what a board draws. */
const STRAIGHT =
  /^(?:M-?\d+(?:\.\d+)?[ ,]-?\d+(?:\.\d+)?(?: ?L-?\d+(?:\.\d+)?[ ,]-?\d+(?:\.\d+)?)+ ?Z? ?)+$/
const BETWEEN = /[ ,MLZ]+/

function straightBox(d: string): Box | null {
  const numbers = d.split(BETWEEN)
  const reach = createReach()
  // The first piece is what stands before the first letter: nothing.
  for (let i = 1; i + 1 < numbers.length; i += 2) {
    reach.add(Number(numbers[i]), Number(numbers[i + 1]))
  }
  return reach.box()
}

function drawnPathBox(d: string): Box | null {
  const reach = createReach()
  let at: P = [0, 0]
  let start: P = [0, 0]
  let control: P | null = null
  let previous = ''
  let drawn = false
  for (const [command, args] of pathCommands(d)) {
    const relative = command === command.toLowerCase()
    const [ox, oy] = relative ? at : [0, 0]
    const name = command.toUpperCase()
    const point = (i: number): P => [args[i]! + ox, args[i + 1]! + oy]
    let nextControl: P | null = null
    if (name === 'M') {
      at = point(0)
      start = at
      previous = name
      control = null
      continue
    }
    // The place a sub-path starts counts once something is drawn from it.
    if (name !== 'Z') reach.add(at[0], at[1])
    drawn = true
    if (name === 'L') at = point(0)
    else if (name === 'H') at = [args[0]! + ox, at[1]]
    else if (name === 'V') at = [at[0], args[0]! + oy]
    else if (name === 'Z') at = start
    else if (name === 'C' || name === 'S') {
      const mirrored: P =
        control && 'CS'.includes(previous) ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at
      const c1 = name === 'C' ? point(0) : mirrored
      const c2 = name === 'C' ? point(2) : point(0)
      const end = name === 'C' ? point(4) : point(2)
      sampleCubic(reach, at, c1, c2, end)
      nextControl = c2
      at = end
    } else if (name === 'Q' || name === 'T') {
      const mirrored: P =
        control && 'QT'.includes(previous) ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at
      const c = name === 'Q' ? point(0) : mirrored
      const end = name === 'Q' ? point(2) : point(0)
      const third = (a: P, b: P): P => [
        a[0] + (2 / 3) * (b[0] - a[0]),
        a[1] + (2 / 3) * (b[1] - a[1]),
      ]
      sampleCubic(reach, at, third(at, c), third(end, c), end)
      nextControl = c
      at = end
    } else if (name === 'A') {
      const end = point(5)
      sampleArc(reach, at, args, end)
      at = end
    }
    reach.add(at[0], at[1])
    control = nextControl
    previous = name
  }
  return drawn ? reach.box() : null
}

interface Reach {
  add(x: number, y: number): void
  /** The box of all places added; null for none. */
  box(): Box | null
}

/** Grows a box point by point: a path may have a million. */
function createReach(): Reach {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  return {
    add(x, y) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    },
    box: () =>
      left > right ? null : { x: left, y: top, width: right - left, height: bottom - top },
  }
}

/** Splits path data into commands with their arguments; repeated arguments repeat the command (M goes on as L). */
export function* pathCommands(d: string): Generator<readonly [string, readonly number[]]> {
  const token = /[\s,]*(?:([MLHVCSQTAZmlhvcsqtaz])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))/y
  let command = ''
  let args: number[] = []
  while (token.lastIndex < d.length) {
    const at = token.lastIndex
    const match = token.exec(d)
    if (!match) return
    if (match[1]) {
      command = match[1]
      args = []
      if (command === 'Z' || command === 'z') yield [command, []]
      continue
    }
    const arity = ARITY[command.toUpperCase()] ?? 0
    if (arity === 0) return
    // The two flags of an arc may stand without a space: `a 1 1 0 01 2 3`.
    if (arity === 7 && (args.length === 3 || args.length === 4)) {
      const flag = /[\s,]*([01])/y
      flag.lastIndex = at
      const found = flag.exec(d)
      if (!found) return
      token.lastIndex = flag.lastIndex
      args.push(Number(found[1]))
    } else args.push(Number(match[2]))
    if (args.length < arity) continue
    yield [command, args]
    args = []
    if (command === 'M') command = 'L'
    else if (command === 'm') command = 'l'
  }
}

function sampleCubic(reach: Reach, p0: P, p1: P, p2: P, p3: P): void {
  for (let i = 1; i < STEPS; i++) {
    const t = i / STEPS
    const u = 1 - t
    const a = u * u * u
    const b = 3 * u * u * t
    const c = 3 * u * t * t
    const e = t * t * t
    reach.add(
      a * p0[0] + b * p1[0] + c * p2[0] + e * p3[0],
      a * p0[1] + b * p1[1] + c * p2[1] + e * p3[1],
    )
  }
}

/** Samples an elliptical arc; source of the formulas: SVG 1.1, appendix F.6. */
function sampleArc(reach: Reach, from: P, args: readonly number[], to: P): void {
  let rx = Math.abs(args[0]!)
  let ry = Math.abs(args[1]!)
  if (rx === 0 || ry === 0) return
  const tilt = (args[2]! * Math.PI) / 180
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  const hx = (from[0] - to[0]) / 2
  const hy = (from[1] - to[1]) / 2
  const x1 = cos * hx + sin * hy
  const y1 = -sin * hx + cos * hy
  const over = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry)
  if (over > 1) {
    rx *= Math.sqrt(over)
    ry *= Math.sqrt(over)
  }
  const bottom = rx * rx * y1 * y1 + ry * ry * x1 * x1
  const root = bottom === 0 ? 0 : Math.sqrt(Math.max(0, (rx * rx * ry * ry - bottom) / bottom))
  const sign = args[3] === args[4] ? -1 : 1
  const cx1 = (sign * root * rx * y1) / ry
  const cy1 = (-sign * root * ry * x1) / rx
  const cx = cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2
  const cy = sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2
  const begin = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
  let sweep = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - begin
  if (args[4] === 1 && sweep < 0) sweep += 2 * Math.PI
  if (args[4] !== 1 && sweep > 0) sweep -= 2 * Math.PI
  for (let i = 1; i < STEPS; i++) {
    const angle = begin + (sweep * i) / STEPS
    const x = rx * Math.cos(angle)
    const y = ry * Math.sin(angle)
    reach.add(cx + cos * x - sin * y, cy + sin * x + cos * y)
  }
}
