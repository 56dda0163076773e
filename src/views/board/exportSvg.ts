import type { DrawList } from '@/domain/drawing/drawList'
import { svgText } from '@/domain/drawing/svgText'

/** The drawing as an SVG file whose longer side is `size` pixels. */
export function exportSvg(list: DrawList, size: number, title: string): Blob {
  return new Blob([svgText(list, { size, title })], { type: 'image/svg+xml' })
}
