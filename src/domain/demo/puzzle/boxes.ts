/** Rectangular boxes of `height × width` cells over a square grid of `size`; reading order. */
export function boxes(size: number, height: number, width: number): number[][] {
  const list: number[][] = []
  for (let top = 0; top < size; top += height)
    for (let left = 0; left < size; left += width) {
      const cells: number[] = []
      for (let r = 0; r < height; r++)
        for (let c = 0; c < width; c++) cells.push((top + r) * size + left + c)
      list.push(cells)
    }
  return list
}
