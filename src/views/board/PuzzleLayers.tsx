import { memo, useMemo } from 'react'
import type { LayerId, Shape } from '@/domain/drawing/drawList'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { LAYERS } from '@/domain/drawing/layers'
import { ShapeElement } from './ShapeElement'

/**
 * Everything of a board that stays while time moves: the puzzle's own layers, and between them the empty groups the
 * mark painter fills (`data-layer`). React renders it once per drawing and never looks into those groups.
 */
export const PuzzleLayers = memo(function PuzzleLayers({
  drawing,
  id,
}: {
  drawing: PuzzleDrawing
  /** Makes the references within the drawing unique on the page. */
  id: string
}) {
  const byLayer = useMemo(() => {
    const layers = new Map<LayerId, Shape[]>()
    for (const shape of drawing.shapes) {
      const list = layers.get(shape.layer)
      if (list) list.push(shape)
      else layers.set(shape.layer, [shape])
    }
    return layers
  }, [drawing])
  const { viewBox, halo, fog } = drawing
  return (
    <>
      <defs>
        {halo && (
          <filter
            id={`${id}-halo`}
            filterUnits="userSpaceOnUse"
            {...viewBox}
            colorInterpolationFilters="sRGB"
          >
            <feMorphology in="SourceAlpha" operator="dilate" radius={halo.radius} result="grown" />
            <feFlood floodColor={halo.colour} floodOpacity={halo.opacity} result="paint" />
            <feComposite in="paint" in2="grown" operator="in" result="behind" />
            <feMerge>
              <feMergeNode in="behind" />
              <feMergeNode in="SourceGraphic" />
            </feMerge>
          </filter>
        )}
        {fog && (
          <mask id={`${id}-fog`} maskUnits="userSpaceOnUse" {...fog.bounds}>
            <rect {...fog.bounds} fill="#fff" />
            {fog.bands.map(({ width, visible }) => (
              <path
                key={width}
                data-fog=""
                d={fog.path}
                fill="none"
                stroke={`rgb(${Array(3)
                  .fill(Math.round(visible * 255))
                  .join(',')})`}
                strokeWidth={width}
              />
            ))}
            <path data-fog="" d={fog.path} fill="#000" />
          </mask>
        )}
      </defs>
      <rect {...viewBox} fill={drawing.background} />
      {LAYERS.map((layer) => {
        const shapes = byLayer.get(layer.id) ?? []
        if (shapes.length === 0 && !layer.solver) return null
        const statics = shapes.map((shape, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes; a new one is a new list
          <ShapeElement key={i} shape={shape} />
        ))
        const content = (
          <g
            key={layer.id}
            opacity={layer.opacity}
            filter={layer.halo && halo ? `url(#${id}-halo)` : undefined}
          >
            {statics}
            {layer.solver && <g data-layer={layer.id} />}
          </g>
        )
        return layer.fogged && fog ? (
          <g key={layer.id} mask={`url(#${id}-fog)`}>
            {content}
          </g>
        ) : (
          content
        )
      })}
    </>
  )
})
