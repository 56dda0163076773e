import type { PassThrough } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import type { Paint } from './drawList'
import { isColour, safeAttributes } from './safeSvg'
import { themedColour } from './theme'

type Theme = BoardSettings['theme']
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const NUMERIC: Readonly<Record<string, keyof Paint>> = {
  'fill-opacity': 'fillOpacity',
  'stroke-opacity': 'strokeOpacity',
  'stroke-width': 'strokeWidth',
  'stroke-dashoffset': 'strokeDashoffset',
  'stroke-miterlimit': 'strokeMiterlimit',
  opacity: 'opacity',
}
const TEXTUAL: Readonly<Record<string, keyof Paint>> = {
  fill: 'fill',
  stroke: 'stroke',
  'stroke-dasharray': 'strokeDasharray',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  transform: 'transform',
}

/**
 * The one mask that a puzzle may name: SudokuPad's own, of the fog. It holds in the part's coordinates, so that a part
 * scaled far up shows only once the fog over one point is gone: setters change colours with that. The name never gets
 * into the drawing; the renderers have masks of their own.
 */
const FOG_MASK = 'url(#fog-mask-fog)'

/** A colour of a puzzle part as drawn in a theme; undefined when it is none or no colour at all. */
export function partColour(colour: string | undefined, theme: Theme): string | undefined {
  if (colour === undefined || colour === '' || colour === 'none') return undefined
  return isColour(colour) ? themedColour(colour.trim(), theme) : undefined
}

/** The paint that a part's passed-through keys ask for, filtered by the allow-list, in a theme's colours. */
export function passedPaint(pass: PassThrough, theme: Theme): Mutable<Paint> {
  const paint: Record<string, unknown> = {}
  const rest: Record<string, string> = {}
  for (const [name, value] of Object.entries(safeAttributes(pass))) {
    const numeric = NUMERIC[name]
    const textual = TEXTUAL[name]
    if (numeric) {
      const number = Number.parseFloat(value) * (value.endsWith('%') ? 0.01 : 1)
      if (Number.isFinite(number)) paint[numeric] = number
    } else if (name === 'fill' || name === 'stroke') {
      paint[name] = value === 'none' ? 'none' : themedColour(value, theme)
    } else if (textual) paint[textual] = value
    else rest[name] = value
  }
  if (Object.keys(rest).length > 0) paint.attributes = rest
  if (typeof pass.mask === 'string' && pass.mask.trim() === FOG_MASK) paint.inFog = true
  return paint as Mutable<Paint>
}
