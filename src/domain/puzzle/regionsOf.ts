/**
 * Which regions each cell of a `rows` × `cols` grid lies in: for every row-major cell index the indices of its
 * regions in file order (none for cells of an outer ring, several where grids overlap).
 */
export function regionsOf(puzzle: {
  readonly rows: number
  readonly cols: number
  readonly regions: readonly (readonly number[])[]
}): number[][] {
  const of = Array.from({ length: puzzle.rows * puzzle.cols }, (): number[] => [])
  puzzle.regions.forEach((cells, region) => {
    for (const cell of new Set(cells)) of[cell]?.push(region)
  })
  return of
}
