import { CELL } from '@/domain/drawing/cellSize'

/** The row-major index of the cell under a point of the page (client pixels), or null off the grid. */
export function cellAtPoint(
  svg: SVGSVGElement,
  point: { readonly clientX: number; readonly clientY: number },
  grid: { readonly rows: number; readonly cols: number },
): number | null {
  const matrix = svg.getScreenCTM()
  if (!matrix) return null
  const place = new DOMPoint(point.clientX, point.clientY).matrixTransform(matrix.inverse())
  const row = Math.floor(place.y / CELL)
  const col = Math.floor(place.x / CELL)
  const inside = row >= 0 && col >= 0 && row < grid.rows && col < grid.cols
  return inside ? row * grid.cols + col : null
}
