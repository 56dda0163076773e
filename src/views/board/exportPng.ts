import type { DrawList } from '@/domain/drawing/drawList'
import { paintCanvas } from './paintCanvas'

/** Longest side of an exported picture, in pixels: what every browser's canvas can hold. */
export const MAX_PNG_SIDE = 8_192

/**
 * The drawing as a PNG whose longer side is `size` pixels (cut to `MAX_PNG_SIDE`). Rejects with words for people when
 * the browser makes no picture.
 */
export async function exportPng(list: DrawList, size: number): Promise<Blob> {
  const side = Math.max(16, Math.min(MAX_PNG_SIDE, Math.round(size)))
  const scale = side / Math.max(list.viewBox.width, list.viewBox.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(list.viewBox.width * scale)
  canvas.height = Math.round(list.viewBox.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas to draw the picture on.')
  paintCanvas(context, list, { width: canvas.width, height: canvas.height })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error(`This browser made no picture of ${side} pixels. Try a smaller size.`)
  return blob
}
