import type { Shape, TextRun, TextShape } from '@/domain/drawing/drawList'
import { BOARD_FONT } from '@/domain/drawing/svgText'
import { UNITS_PER_EM, X_HEIGHT } from '@/domain/drawing/tahoma'
import { transformMatrix } from '@/domain/drawing/transformMatrix'

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A text's rim thinner than this many pixels is not seen, and not painted. */
const THINNEST_RIM = 0.5

export interface CanvasBrush {
  /** Transparency of all that follows, 0..1. */
  opacity(value: number): void
  /** Paints one shape in user units; images are left out. */
  paint(shape: Shape): void
}

/**
 * Paints shapes on a context whose transform maps user units to `scale` pixels each. What a canvas is slow at is done
 * as little as it may be: fonts are set when they change, and texts are measured only where their parts must be
 * placed one by one.
 */
export function createBrush(context: Context, scale: number): CanvasBrush {
  let base = 1
  let font = ''
  context.textBaseline = 'alphabetic'
  // As the SVG's texts are set; a browser that does not know it places glyphs on whole pixels.
  context.textRendering = 'geometricPrecision'

  const fill = (shape: Shape, colour: string | undefined): boolean => {
    if (colour === undefined || colour === 'none') return false
    context.globalAlpha = base * (shape.opacity ?? 1) * (shape.fillOpacity ?? 1)
    context.fillStyle = colour
    return true
  }
  const stroke = (shape: Shape): boolean => {
    const width = shape.strokeWidth ?? 1
    if (shape.stroke === undefined || shape.stroke === 'none' || width <= 0) return false
    context.globalAlpha = base * (shape.opacity ?? 1) * (shape.strokeOpacity ?? 1)
    context.strokeStyle = shape.stroke
    context.lineWidth = width
    context.lineCap = shape.strokeLinecap ?? 'butt'
    context.lineJoin = shape.strokeLinejoin ?? 'miter'
    context.miterLimit = shape.strokeMiterlimit ?? 4
    context.setLineDash(dashesOf(shape.strokeDasharray))
    context.lineDashOffset = shape.strokeDashoffset ?? 0
    return true
  }

  const paintText = (shape: TextShape): void => {
    const { fontSize, anchor, baseline, attributes } = shape
    const wanted = `${attributes?.['font-style'] ?? 'normal'} ${attributes?.['font-weight'] ?? '400'} ${fontSize}px ${BOARD_FONT}`
    if (wanted !== font) context.font = wanted
    font = wanted
    // SVG's middle is half the x-height above the baseline, which canvas knows no word for.
    const drop =
      baseline === 'middle' || baseline === 'central' ? (X_HEIGHT / UNITS_PER_EM / 2) * fontSize : 0
    if (baseline === 'hanging') context.textBaseline = 'hanging'
    const rimmed = (shape.strokeWidth ?? 1) * scale >= THINNEST_RIM
    for (const { x, y, runs } of linesOf(shape)) {
      const place = { x, y: y + drop }
      if (runs.length === 1 && shape.textLength === undefined) {
        const { text, fill: own } = runs[0]!
        context.textAlign = ALIGN[anchor]
        if (rimmed && stroke(shape)) context.strokeText(text, place.x, place.y)
        if (fill(shape, own ?? shape.fill)) context.fillText(text, place.x, place.y)
      } else paintRuns(shape, runs, place, rimmed)
    }
    if (baseline === 'hanging') context.textBaseline = 'alphabetic'
  }

  /** Runs one after another, or a text squeezed to its length: rims under all of it first, as SVG paints them. */
  const paintRuns = (
    shape: TextShape,
    runs: readonly TextRun[],
    { x, y }: { readonly x: number; readonly y: number },
    rimmed: boolean,
  ): void => {
    const widths = runs.map((run) => context.measureText(run.text).width)
    const total = widths.reduce((sum, width) => sum + width, 0)
    const squeeze = shape.textLength === undefined || total === 0 ? 1 : shape.textLength / total
    const start = shape.anchor === 'start' ? 0 : shape.anchor === 'end' ? -total : -total / 2
    context.save()
    context.translate(x, y)
    context.scale(squeeze, 1)
    context.textAlign = 'left'
    if (rimmed && stroke(shape)) {
      let pen = start
      runs.forEach((run, i) => {
        context.strokeText(run.text, pen, 0)
        pen += widths[i]!
      })
    }
    let pen = start
    runs.forEach((run, i) => {
      if (fill(shape, run.fill ?? shape.fill)) context.fillText(run.text, pen, 0)
      pen += widths[i]!
    })
    context.restore()
  }

  const paintPlaced = (shape: Shape): void => {
    if (shape.kind === 'text') paintText(shape)
    else if (shape.kind === 'rect' && !shape.rx) {
      const { x, y, width, height } = shape
      if (fill(shape, shape.fill)) context.fillRect(x, y, width, height)
      if (stroke(shape)) context.strokeRect(x, y, width, height)
    } else {
      const path = pathOf(shape)
      if (fill(shape, shape.fill)) context.fill(path, shape.fillRule)
      if (stroke(shape)) context.stroke(path)
    }
  }

  return {
    opacity(value) {
      base = value
    },
    paint(shape) {
      if (shape.kind === 'image') return
      const { attributes, transform } = shape
      if (attributes?.display === 'none' || (attributes?.visibility ?? 'visible') !== 'visible') {
        return
      }
      if (transform === undefined) return paintPlaced(shape)
      context.save()
      context.transform(...transformMatrix(transform))
      paintPlaced(shape)
      context.restore()
      // What was set inside is gone again.
      font = ''
    },
  }
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const

const paths = new WeakMap<Shape, Path2D>()

function pathOf(shape: Shape): Path2D {
  const known = paths.get(shape)
  if (known) return known
  const path = new Path2D(shape.kind === 'path' ? shape.d : undefined)
  if (shape.kind === 'rect') {
    const { x, y, width, height, rx = 0 } = shape
    path.roundRect(x, y, width, height, Math.min(rx, width / 2, height / 2))
  }
  paths.set(shape, path)
  return path
}

const SOLID: number[] = []

function dashesOf(text: string | undefined): number[] {
  if (text === undefined) return SOLID
  return text
    .split(/[\s,]+/)
    .map(Number.parseFloat)
    .filter((length) => length >= 0)
}

interface TextLine {
  readonly x: number
  readonly y: number
  readonly runs: readonly TextRun[]
}

function linesOf(shape: TextShape): readonly TextLine[] {
  const lines: { x: number; y: number; runs: TextRun[] }[] = []
  for (const run of shape.runs) {
    if (run.text === '') continue
    const last = lines.at(-1)
    if (last && run.x === undefined && run.y === undefined) last.runs.push(run)
    else lines.push({ x: run.x ?? shape.x, y: run.y ?? shape.y, runs: [run] })
  }
  return lines
}
