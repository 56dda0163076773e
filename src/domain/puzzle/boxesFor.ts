/**
 * The boxes of an ordinary sudoku of `rows` × `cols` cells, as row-major indices: the height is the largest divisor
 * of the side that is not above its root (2 × 3 boxes for six, 3 × 4 for twelve; f-puzzles does the same). A prime
 * side gives its rows; a grid that is not square has no boxes.
 */
export function boxesFor(rows: number, cols: number): number[][] {
  if (rows !== cols || !Number.isInteger(rows) || rows < 1) return []
  let height = Math.floor(Math.sqrt(rows))
  while (rows % height !== 0) height -= 1
  const width = rows / height
  const boxes: number[][] = []
  for (let top = 0; top < rows; top += height)
    for (let left = 0; left < cols; left += width) {
      const box: number[] = []
      for (let row = top; row < top + height; row++)
        for (let col = left; col < left + width; col++) box.push(row * cols + col)
      boxes.push(box)
    }
  return boxes
}
