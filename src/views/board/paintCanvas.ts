import type { DrawList, FogMask, Halo, LayerId, Shape } from '@/domain/drawing/drawList'
import { LAYERS } from '@/domain/drawing/layers'
import { transformMatrix } from '@/domain/drawing/transformMatrix'
import { type CanvasBrush, type Context, createBrush } from './canvasBrush'

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
  const brush = createBrush(context, scale)
  const halo = scale >= HALO_SCALE ? list.halo : null
  const layers = new Map<LayerId, Shape[]>(LAYERS.map(({ id }) => [id, []]))
  for (const shape of list.shapes) layers.get(shape.layer)?.push(shape)
  for (const layer of LAYERS) {
    const shapes = layers.get(layer.id)!
    if (shapes.length === 0) continue
    const masked = layer.fogged && list.fog
    const { opacity = 1 } = layer
    const grouped = (opacity < 1 && !areApart(shapes)) || masked || (layer.halo && halo)
    if (!grouped) {
      brush.opacity(opacity)
      for (const shape of shapes) paint(context, brush, shape)
      continue
    }
    // The layer is painted on a sheet of its own, and the sheet treated as a whole.
    const sheet = makeSheet(context)
    if (!sheet) continue
    place(sheet)
    const own = createBrush(sheet, scale)
    for (const shape of shapes) paint(sheet, own, shape)
    const whole = layer.halo && halo ? withHalo(context, sheet, halo, scale) : sheet
    if (masked && list.fog) {
      place(whole)
      cutFog(whole, list.fog)
    }
    lay(whole, context, opacity)
  }
  context.restore()

  /** Paints one shape; one that the fog hides by itself goes through a sheet of its own. */
  function paint(target: Context, brush: CanvasBrush, shape: Shape): void {
    if (!shape.inFog || !list.fog) {
      brush.paint(shape)
      return
    }
    const sheet = makeSheet(target)
    if (!sheet) return
    place(sheet)
    createBrush(sheet, scale).paint(shape)
    if (shape.transform !== undefined) sheet.transform(...transformMatrix(shape.transform))
    cutFog(sheet, list.fog)
    lay(sheet, target, 1)
  }
}

/** Lays a sheet over another of the same size. */
function lay(sheet: Context, target: Context, opacity: number): void {
  target.save()
  target.setTransform(1, 0, 0, 1, 0, 0)
  target.globalAlpha = opacity
  target.drawImage(sheet.canvas, 0, 0)
  target.restore()
}

/** Whether shapes cannot lie over one another: then each may be as transparent as their layer. */
function areApart(shapes: readonly Shape[]): boolean {
  let before = -1
  for (const { mark } of shapes) {
    if (mark?.kind !== 'colour' || mark.cell <= before) return false
    before = mark.cell
  }
  return true
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
