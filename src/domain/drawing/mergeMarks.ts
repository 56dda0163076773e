import type { Shape, TextShape } from './drawList'
import { textAttributes } from './svgAttributes'
import { type SvgNode, svgNode } from './svgNode'

/**
 * A cell's shapes of one layer as SVG elements, its corner marks as one: single characters that differ in place only
 * stand in one `text` with a list of places, which draws as they do and costs a ninth. Shapes stay in order.
 */
export function mergeMarks(shapes: readonly Shape[]): SvgNode[] {
  const nodes: SvgNode[] = []
  for (let i = 0; i < shapes.length; ) {
    const first = shapes[i]!
    let end = i + 1
    if (canMerge(first)) while (end < shapes.length && joins(first, shapes[end]!)) end++
    const node =
      end - i > 1
        ? placedText(first as TextShape, shapes.slice(i, end) as TextShape[])
        : svgNode(first)
    if (node) nodes.push(node)
    i = end
  }
  return nodes
}

/** One UTF-16 unit, so that each has its own entry in the list of places. */
function canMerge(shape: Shape): shape is TextShape {
  return (
    shape.kind === 'text' &&
    shape.mark?.kind === 'corner' &&
    shape.textLength === undefined &&
    shape.runs.length === 1 &&
    shape.runs[0]!.text.length === 1
  )
}

function joins(first: TextShape, next: Shape): boolean {
  return canMerge(next) && next.fill === first.fill && next.fontSize === first.fontSize
}

function placedText(first: TextShape, all: readonly TextShape[]): SvgNode {
  let x = ''
  let y = ''
  let content = ''
  for (const shape of all) {
    x += `${shape.x} `
    y += `${shape.y} `
    content += shape.runs[0]!.text
  }
  return { tag: 'text', attributes: { ...textAttributes(first), x, y }, content }
}
