import type { Shape, TextShape } from './drawList'
import { type Attributes, isOneRun, paintAttributes, textAttributes } from './svgAttributes'

/** One SVG element to be, whoever makes it: as markup, or as a node of a page. */
export interface SvgNode {
  readonly tag: 'path' | 'rect' | 'text' | 'image'
  readonly attributes: Attributes
  /** What a text says: plainly, or in `tspan`s. */
  readonly content?: string | readonly SvgSpan[]
}

export interface SvgSpan {
  readonly text: string
  readonly attributes: Attributes
}

/** A shape as an SVG element; null for one that draws nothing. */
export function svgNode(shape: Shape): SvgNode | null {
  switch (shape.kind) {
    case 'path':
      return shape.d === ''
        ? null
        : { tag: 'path', attributes: { d: shape.d, ...paintAttributes(shape) } }
    case 'rect': {
      const { x, y, width, height, rx } = shape
      return { tag: 'rect', attributes: { x, y, width, height, rx, ...paintAttributes(shape) } }
    }
    case 'image': {
      const { x, y, width, height, url: href, opacity } = shape
      const preserveAspectRatio = 'none'
      return {
        tag: 'image',
        attributes: { x, y, width, height, href, preserveAspectRatio, opacity },
      }
    }
    case 'text':
      if (shape.runs.every(({ text }) => text === '')) return null
      return { tag: 'text', attributes: textAttributes(shape), content: contentOf(shape) }
  }
}

function contentOf(shape: TextShape): string | SvgSpan[] {
  if (isOneRun(shape)) return shape.runs[0]!.text
  return shape.runs.map(({ text, x, y, fill }) => ({ text, attributes: { x, y, fill } }))
}
