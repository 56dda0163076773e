import type { Shape } from '@/domain/drawing/drawList'
import {
  type Attributes,
  isOneRun,
  paintAttributes,
  textAttributes,
} from '@/domain/drawing/svgAttributes'

const SVG = 'http://www.w3.org/2000/svg'

function element(document: Document, name: string, attributes: Attributes): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) made.setAttribute(key, String(value))
  }
  return made
}

/** One of the solver's shapes (path, rect or text) as an SVG element, made without React. */
export function shapeNode(document: Document, shape: Shape): SVGElement | null {
  switch (shape.kind) {
    case 'path':
      return element(document, 'path', { d: shape.d, ...paintAttributes(shape) })
    case 'rect': {
      const { x, y, width, height, rx } = shape
      return element(document, 'rect', { x, y, width, height, rx, ...paintAttributes(shape) })
    }
    case 'text': {
      const text = element(document, 'text', textAttributes(shape))
      if (isOneRun(shape)) text.textContent = shape.runs[0]!.text
      else {
        for (const run of shape.runs) {
          const { x, y, fill } = run
          const span = element(document, 'tspan', { x, y, fill })
          span.textContent = run.text
          text.append(span)
        }
      }
      return text
    }
    default:
      return null
  }
}
