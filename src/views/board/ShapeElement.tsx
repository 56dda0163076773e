import type { SVGProps } from 'react'
import type { Shape } from '@/domain/drawing/drawList'
import { shapeBox } from '@/domain/drawing/shapeBox'
import {
  type Attributes,
  isOneRun,
  paintAttributes,
  textAttributes,
} from '@/domain/drawing/svgAttributes'

/** SVG attribute names as React spells them: `stroke-width` is `strokeWidth`. */
function reactProps<T extends Element>(attributes: Attributes): SVGProps<T> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as SVGProps<T>
}

/** One shape of a draw list as an SVG element; nothing for a shape that draws nothing. */
export function ShapeElement({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'path':
      return shape.d === '' ? null : <path d={shape.d} {...reactProps(paintAttributes(shape))} />
    case 'rect': {
      const { x, y, width, height, rx } = shape
      const paint = reactProps<SVGRectElement>(paintAttributes(shape))
      return <rect x={x} y={y} width={width} height={height} rx={rx} {...paint} />
    }
    case 'image': {
      const { x, y, width, height, url, opacity } = shape
      return (
        <image
          x={x}
          y={y}
          width={width}
          height={height}
          href={url}
          opacity={opacity}
          preserveAspectRatio="none"
        />
      )
    }
    case 'text':
      if (!shapeBox(shape)) return null
      return (
        <text {...reactProps(textAttributes(shape))}>
          {isOneRun(shape)
            ? shape.runs[0]!.text
            : shape.runs.map(({ text, x, y, fill }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: runs never move within a text
                <tspan key={i} x={x} y={y} fill={fill}>
                  {text}
                </tspan>
              ))}
        </text>
      )
  }
}
