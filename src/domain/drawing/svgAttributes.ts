import type { Paint, TextShape } from './drawList'

/** SVG attributes by name; undefined ones are not written. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** The SVG attributes of a paint; `fill` is always named, because SVG's default is black. */
export function paintAttributes(paint: Paint): Attributes {
  const stroked = paint.stroke !== undefined && paint.stroke !== 'none' && paint.strokeWidth !== 0
  return {
    fill: paint.fill ?? 'none',
    'fill-opacity': paint.fillOpacity,
    'fill-rule': paint.fillRule,
    ...(stroked
      ? {
          stroke: paint.stroke,
          'stroke-opacity': paint.strokeOpacity,
          'stroke-width': paint.strokeWidth,
          'stroke-dasharray': paint.strokeDasharray,
          'stroke-dashoffset': paint.strokeDashoffset,
          'stroke-linecap': paint.strokeLinecap,
          'stroke-linejoin': paint.strokeLinejoin,
          'stroke-miterlimit': paint.strokeMiterlimit,
        }
      : {}),
    opacity: paint.opacity,
    transform: paint.transform,
    ...paint.attributes,
  }
}

/** SVG attributes of a text element itself, without its runs. */
export function textAttributes(shape: TextShape): Attributes {
  return {
    x: shape.x,
    y: shape.y,
    'font-size': shape.fontSize,
    'text-anchor': shape.anchor === 'start' ? undefined : shape.anchor,
    'dominant-baseline': shape.baseline === 'alphabetic' ? undefined : shape.baseline,
    ...(shape.textLength === undefined
      ? {}
      : { textLength: shape.textLength, lengthAdjust: 'spacingAndGlyphs' }),
    'paint-order': shape.strokeWidth ? 'stroke' : undefined,
    ...paintAttributes(shape),
  }
}

/**
 * Whether a text's content may stand in the element itself. Centre marks never do: a tspan for each token places
 * glyphs as SudokuPad's do.
 */
export function isOneRun(shape: TextShape): boolean {
  return shape.runs.length === 1 && shape.runs[0]!.x === undefined && shape.mark?.kind !== 'centre'
}
