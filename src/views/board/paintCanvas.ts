import type { DrawList, FogMask, Halo, Shape, TextShape } from '@/domain/drawing/drawList'
import { LAYERS } from '@/domain/drawing/layers'
import { shapeBox } from '@/domain/drawing/shapeBox'
import { BOARD_FONT } from '@/domain/drawing/svgText'
import { UNITS_PER_EM, X_HEIGHT } from '@/domain/drawing/tahoma'
import { transformMatrix } from '@/domain/drawing/transformMatrix'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface PaintOptions {
  /** CSS pixels; the drawing keeps its shape and is centred. */
  readonly width: number
  readonly height: number
  /** Device pixels a CSS pixel. */
  readonly dpr?: number
  /** Page colour; `none` leaves the canvas transparent. Default: the list's own. */
  readonly background?: string
}

/** Below this many pixels a unit a halo of 0.65 units is not seen, and not painted. */
const HALO_SCALE = 0.75

/**
 * Paints a draw list over a canvas context whose canvas is `width × dpr` by `height × dpr` pixels: thumbnails, hover
 * previews, PNG. Images are left out: they would have to be fetched.
 */
export function paintCanvas(context: Context, list: DrawList, options: PaintOptions): void {
  const { width, height, dpr = 1 } = options
  const { viewBox } = list
  const background = options.background ?? list.background
  const scale = Math.min(width / viewBox.width, height / viewBox.height) * dpr
  const left = (width * dpr - viewBox.width * scale) / 2 - viewBox.x * scale
  const top = (height * dpr - viewBox.height * scale) / 2 - viewBox.y * scale
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width * dpr, height * dpr)
  if (background !== 'none') {
    context.fillStyle = background
    context.fillRect(0, 0, width * dpr, height * dpr)
  }
  const place = (target: Context) => target.setTransform(scale, 0, 0, scale, left, top)
  place(context)
  const halo = scale >= HALO_SCALE ? list.halo : null
  for (const layer of LAYERS) {
    const shapes = list.shapes.filter((shape) => shape.layer === layer.id)
    if (shapes.length === 0) continue
    const masked = layer.fogged && list.fog
    const grouped = (layer.opacity ?? 1) < 1 || masked || (layer.halo && halo)
    if (!grouped) {
      for (const shape of shapes) paintShape(context, shape)
      continue
    }
    // The layer is painted on a sheet of its own, and the sheet treated as a whole.
    const sheet = makeSheet(context)
    if (!sheet) continue
    place(sheet)
    for (const shape of shapes) paintShape(sheet, shape)
    const whole = layer.halo && halo ? withHalo(context, sheet, halo, scale) : sheet
    if (masked && list.fog) {
      place(whole)
      cutFog(whole, list.fog)
    }
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalAlpha = layer.opacity ?? 1
    context.drawImage(whole.canvas, 0, 0)
    context.restore()
  }
  context.restore()
}

function makeSheet(like: Context): Context | null {
  const { width, height } = like.canvas
  if (typeof OffscreenCanvas !== 'undefined') {
    return new OffscreenCanvas(width, height).getContext('2d')
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d')
}

/** The sheet over its own outline, grown by the halo's radius and painted in the halo's colour. */
function withHalo(like: Context, sheet: Context, halo: Halo, scale: number): Context {
  const grown = makeSheet(like)
  const whole = makeSheet(like)
  if (!grown || !whole) return sheet
  const reach = halo.radius * scale
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4
    // SVG's dilation is by a square: the diagonal copies go to its corners.
    const far = i % 2 === 1 ? Math.SQRT2 * reach : reach
    grown.drawImage(sheet.canvas, Math.cos(angle) * far, Math.sin(angle) * far)
  }
  grown.globalCompositeOperation = 'source-in'
  grown.fillStyle = halo.colour
  grown.fillRect(0, 0, grown.canvas.width, grown.canvas.height)
  whole.globalAlpha = halo.opacity
  whole.drawImage(grown.canvas, 0, 0)
  whole.globalAlpha = 1
  whole.drawImage(sheet.canvas, 0, 0)
  return whole
}

/** Takes from a sheet what the fog hides: all of the fogged cells, and along their border as much as the bands say. */
function cutFog(sheet: Context, fog: FogMask): void {
  const path = new Path2D(fog.path)
  sheet.save()
  sheet.globalCompositeOperation = 'destination-out'
  // Each narrower band takes what the wider ones under it have left too visible.
  let visible = 1
  for (const band of fog.bands) {
    sheet.globalAlpha = 1 - band.visible / visible
    sheet.lineWidth = band.width
    sheet.strokeStyle = '#000'
    sheet.stroke(path)
    visible = band.visible
  }
  sheet.globalAlpha = 1
  sheet.fill(path)
  sheet.globalCompositeOperation = 'destination-in'
  sheet.fillRect(fog.bounds.x, fog.bounds.y, fog.bounds.width, fog.bounds.height)
  sheet.restore()
}

function paintShape(context: Context, shape: Shape): void {
  if (shape.kind === 'image') return
  const { attributes } = shape
  if (attributes?.display === 'none' || (attributes?.visibility ?? 'visible') !== 'visible') return
  context.save()
  if (shape.transform !== undefined) context.transform(...transformMatrix(shape.transform))
  context.globalAlpha *= shape.opacity ?? 1
  if (shape.kind === 'text') paintText(context, shape)
  else {
    const path = new Path2D(shape.kind === 'path' ? shape.d : undefined)
    if (shape.kind === 'rect') {
      const { x, y, width, height, rx = 0 } = shape
      path.roundRect(x, y, width, height, Math.min(rx, width / 2, height / 2))
    }
    paintFill(context, shape, () => context.fill(path, shape.fillRule))
    paintStroke(context, shape, () => context.stroke(path))
  }
  context.restore()
}

function paintFill(context: Context, shape: Shape, fill: () => void): void {
  if (shape.fill === undefined || shape.fill === 'none') return
  const alpha = context.globalAlpha
  context.globalAlpha = alpha * (shape.fillOpacity ?? 1)
  context.fillStyle = shape.fill
  fill()
  context.globalAlpha = alpha
}

function paintStroke(context: Context, shape: Shape, stroke: () => void): void {
  const width = shape.strokeWidth ?? 1
  if (shape.stroke === undefined || shape.stroke === 'none' || width <= 0) return
  const alpha = context.globalAlpha
  context.globalAlpha = alpha * (shape.strokeOpacity ?? 1)
  context.strokeStyle = shape.stroke
  context.lineWidth = width
  context.lineCap = shape.strokeLinecap ?? 'butt'
  context.lineJoin = shape.strokeLinejoin ?? 'miter'
  context.miterLimit = shape.strokeMiterlimit ?? 4
  context.setLineDash(
    (shape.strokeDasharray ?? '')
      .split(/[\s,]+/)
      .map(Number.parseFloat)
      .filter((length) => length >= 0),
  )
  context.lineDashOffset = shape.strokeDashoffset ?? 0
  stroke()
  context.globalAlpha = alpha
}

function paintText(context: Context, shape: TextShape): void {
  if (!shapeBox(shape)) return
  const { fontSize, anchor, baseline } = shape
  const weight = shape.attributes?.['font-weight'] ?? '400'
  const style = shape.attributes?.['font-style'] ?? 'normal'
  context.font = `${style} ${weight} ${fontSize}px ${BOARD_FONT}`
  context.textBaseline = baseline === 'hanging' ? 'hanging' : 'alphabetic'
  // SVG's middle is half the x-height above the baseline, which canvas knows no word for.
  const drop =
    baseline === 'middle' || baseline === 'central' ? (X_HEIGHT / UNITS_PER_EM / 2) * fontSize : 0
  const lines: { x: number; y: number; runs: TextShape['runs'][number][] }[] = []
  for (const run of shape.runs) {
    const last = lines.at(-1)
    if (last && run.x === undefined && run.y === undefined) last.runs.push(run)
    else lines.push({ x: run.x ?? shape.x, y: run.y ?? shape.y, runs: [run] })
  }
  context.lineJoin = 'miter'
  for (const { x, y, runs } of lines) {
    const widths = runs.map((run) => context.measureText(run.text).width)
    const total = widths.reduce((sum, width) => sum + width, 0)
    const squeeze = shape.textLength === undefined || total === 0 ? 1 : shape.textLength / total
    const start = anchor === 'start' ? 0 : anchor === 'end' ? -total : -total / 2
    context.save()
    context.translate(x, y + drop)
    context.scale(squeeze, 1)
    context.textAlign = 'left'
    for (const paint of ['stroke', 'fill'] as const) {
      let pen = start
      runs.forEach((run, i) => {
        if (paint === 'stroke')
          paintStroke(context, shape, () => context.strokeText(run.text, pen, 0))
        else {
          const painted = run.fill ? { ...shape, fill: run.fill } : shape
          paintFill(context, painted, () => context.fillText(run.text, pen, 0))
        }
        pen += widths[i]!
      })
    }
    context.restore()
  }
}
