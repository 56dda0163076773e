import type { Random } from '../random/random'

/** Cells around a cell, diagonals included when asked. */
export function neighboursOf(cell: number, size: number, diagonal: boolean): number[] {
  const row = Math.floor(cell / size)
  const col = cell % size
  const list: number[] = []
  for (let dr = -1; dr <= 1; dr++)
    for (let dc = -1; dc <= 1; dc++) {
      if ((dr === 0 && dc === 0) || (!diagonal && dr !== 0 && dc !== 0)) continue
      const r = row + dr
      const c = col + dc
      if (r >= 0 && c >= 0 && r < size && c < size) list.push(r * size + c)
    }
  return list
}

export interface PathWish {
  readonly size: number
  readonly diagonal: boolean
  readonly shortest: number
  readonly longest: number
  /** Whether the path so far may be drawn (prefixes are asked too). */
  fits(path: readonly number[]): boolean
  /** Whether it may end here. */
  ends?(path: readonly number[]): boolean
}

/**
 * A path over free cells from a random start, as long as chance allows, that does not cross itself; null when this
 * start leads nowhere. `taken` cells are not entered; diagonal steps do not cross a drawn diagonal (`crossed`).
 */
export function randomPath(
  wish: PathWish,
  taken: ReadonlySet<number>,
  crossed: ReadonlySet<string>,
  random: Random,
): number[] | null {
  const goal = wish.shortest + random.below(wish.longest - wish.shortest + 1)
  let best: number[] | null = null
  let steps = 0
  const visit = (path: number[]): boolean => {
    if (++steps > 400) return true
    if (path.length >= wish.shortest && (wish.ends?.(path) ?? true)) {
      if (!best || path.length > best.length) best = [...path]
      if (path.length >= goal) return true
    }
    if (path.length >= wish.longest) return false
    const last = path[path.length - 1]!
    for (const next of random.shuffle(neighboursOf(last, wish.size, wish.diagonal))) {
      if (taken.has(next) || path.includes(next)) continue
      const crossing = crossingOf(last, next, wish.size)
      if (crossing && (crossed.has(crossing) || ownCrossing(path, crossing, wish.size))) continue
      if (!wish.fits([...path, next])) continue
      if (visit([...path, next])) return true
    }
    return false
  }
  const free = Array.from({ length: wish.size * wish.size }, (_, i) => i).filter(
    (cell) => !taken.has(cell) && wish.fits([cell]),
  )
  if (free.length === 0) return null
  visit([random.pick(free)])
  return best
}

/** The name of the diagonal that a step would cross; null for a straight step. */
export function crossingOf(a: number, b: number, size: number): string | null {
  const [r1, c1, r2, c2] = [Math.floor(a / size), a % size, Math.floor(b / size), b % size]
  if (r1 === r2 || c1 === c2) return null
  return `${Math.min(r1, r2)},${Math.min(c1, c2)}`
}

function ownCrossing(path: readonly number[], crossing: string, size: number): boolean {
  return path.slice(1).some((cell, i) => crossingOf(path[i]!, cell, size) === crossing)
}

/** Draws paths until enough cells are covered or chance gives no more. Diagonals of different paths never cross. */
export function drawPaths(wish: PathWish, cells: number, random: Random, most = 99): number[][] {
  const taken = new Set<number>()
  const crossed = new Set<string>()
  const paths: number[][] = []
  for (let tries = 0; tries < 300 && taken.size < cells && paths.length < most; tries++) {
    const path = randomPath(wish, taken, crossed, random)
    if (!path) continue
    paths.push(path)
    path.forEach((cell, i) => {
      taken.add(cell)
      const crossing = i > 0 ? crossingOf(path[i - 1]!, cell, wish.size) : null
      if (crossing) crossed.add(crossing)
    })
  }
  return paths
}
