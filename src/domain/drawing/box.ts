/** A rectangle in user units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The smallest box holding both. */
export function unite(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** The smallest box holding all points; null for none. */
export function boxAround(points: Iterable<readonly [x: number, y: number]>): Box | null {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const [x, y] of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top }
}

/** An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The box around a mapped box. */
export function transformed(box: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [0, 1].flatMap((i) =>
    [0, 1].map((j): readonly [number, number] => {
      const x = box.x + i * box.width
      const y = box.y + j * box.height
      return [a * x + c * y + e, b * x + d * y + f]
    }),
  )
  return boxAround(corners) ?? box
}
