import { boxes } from '../puzzle/boxes'
import type { Random } from '../random/random'
import { neighboursOf } from './paths'

/** Nine connected regions of nine cells: boxes whose borders were moved cell by cell. Reading order. */
export function irregularRegions(swaps: number, random: Random): number[][] {
  const size = 9
  const regionOf = new Array<number>(size * size)
  boxes(size, 3, 3).forEach((cells, region) => {
    for (const cell of cells) regionOf[cell] = region
  })
  const touching = (cell: number, region: number) =>
    neighboursOf(cell, size, false).some((next) => regionOf[next] === region)
  for (let done = 0, tries = 0; done < swaps && tries < swaps * 200; tries++) {
    const a = random.below(regionOf.length)
    const next = random.pick(neighboursOf(a, size, false))
    const [from, to] = [regionOf[a]!, regionOf[next]!]
    if (from === to) continue
    const back = regionOf.flatMap((region, cell) =>
      region === to && cell !== a && touching(cell, from) ? [cell] : [],
    )
    const b = random.pick(back)
    regionOf[a] = to
    regionOf[b] = from
    if (connected(regionOf, from, size) && connected(regionOf, to, size)) done++
    else {
      regionOf[a] = from
      regionOf[b] = to
    }
  }
  const order = [...new Set(regionOf)]
  return order.map((region) => regionOf.flatMap((r, cell) => (r === region ? [cell] : [])))
}

function connected(regionOf: readonly number[], region: number, size: number): boolean {
  const cells = regionOf.flatMap((r, cell) => (r === region ? [cell] : []))
  const reached = new Set([cells[0]!])
  for (const cell of reached)
    for (const next of neighboursOf(cell, size, false))
      if (regionOf[next] === region) reached.add(next)
  return reached.size === cells.length
}
