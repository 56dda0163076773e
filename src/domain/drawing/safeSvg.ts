import type { PassThrough } from '../puzzle/puzzle'

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d{1,3})?'
const LENGTH = new RegExp(`^\\s*${NUMBER}(?:px|em|%)?\\s*$`, 'i')
const LENGTHS = new RegExp(
  `^\\s*(?:none|${NUMBER}(?:px|%)?(?:[\\s,]+${NUMBER}(?:px|%)?)*)\\s*$`,
  'i',
)
const TRANSFORM = new RegExp(
  `^\\s*(?:(?:matrix|translate|translateX|translateY|scale|rotate|skewX|skewY)\\(\\s*${NUMBER}(?:px|deg)?(?:[\\s,]+${NUMBER}(?:px|deg)?){0,5}\\s*\\)[\\s,]*)+$`,
  'i',
)
const COLOUR = new RegExp(
  `^\\s*(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,24}|(?:rgb|hsl)a?\\(\\s*${NUMBER}(?:%|deg)?(?:[\\s,/]+${NUMBER}%?){2,3}\\s*\\))\\s*$`,
  'i',
)
/** The newer colour notations: a known function and nothing but words, numbers and colours in it. */
const COLOUR_FUNCTION = /^(?:color-mix|color|lab|lch|oklab|oklch|hwb)\([\w%.,\s/#+-]*\)$/i
/** Longest value worth reading; a dash pattern of a real puzzle has a few dozen characters. */
const MAX_LENGTH = 2000

const oneOf =
  (...words: string[]) =>
  (value: string): boolean =>
    words.includes(value.trim())
const matching = (pattern: RegExp) => (value: string) => pattern.test(value)

/** A colour SVG can paint with and nothing else: no `url()`, no variables. */
export function isColour(value: string): boolean {
  const known = knownColours.get(value)
  if (known !== undefined) return known
  const text = value.trim()
  if (text.length > 120) return false
  const found = COLOUR.test(text) || (COLOUR_FUNCTION.test(text) && !/url|var|env|attr/i.test(text))
  if (knownColours.size >= KNOWN_COLOURS) knownColours.clear()
  knownColours.set(value, found)
  return found
}

/** Answers given before: a puzzle has hundreds of parts in a handful of colours. */
const knownColours = new Map<string, boolean>()
const KNOWN_COLOURS = 500

/** The attributes a puzzle part may set: paint, geometry and dashes. Each with the values it may take. */
const ALLOWED: Readonly<Record<string, (value: string) => boolean>> = {
  fill: isColour,
  stroke: isColour,
  'fill-opacity': matching(LENGTH),
  'stroke-opacity': matching(LENGTH),
  opacity: matching(LENGTH),
  'fill-rule': oneOf('nonzero', 'evenodd'),
  'stroke-width': matching(LENGTH),
  'stroke-dasharray': matching(LENGTHS),
  'stroke-dashoffset': matching(LENGTH),
  'stroke-linecap': oneOf('butt', 'round', 'square'),
  'stroke-linejoin': oneOf('miter', 'round', 'bevel'),
  'stroke-miterlimit': matching(LENGTH),
  'paint-order': oneOf('normal', 'fill', 'stroke', 'stroke fill', 'fill stroke'),
  'vector-effect': oneOf('none', 'non-scaling-stroke'),
  'shape-rendering': oneOf('auto', 'crispEdges', 'geometricPrecision', 'optimizeSpeed'),
  pathLength: matching(LENGTH),
  rx: matching(LENGTH),
  ry: matching(LENGTH),
  transform: matching(TRANSFORM),
  'font-weight': oneOf(
    'normal',
    'bold',
    'bolder',
    'lighter',
    '100',
    '200',
    '300',
    '400',
    '500',
    '600',
    '700',
    '800',
    '900',
  ),
  'font-style': oneOf('normal', 'italic', 'oblique'),
  'letter-spacing': matching(LENGTH),
  'text-anchor': oneOf('start', 'middle', 'end'),
  'dominant-baseline': oneOf(
    'auto',
    'middle',
    'central',
    'hanging',
    'alphabetic',
    'text-top',
    'text-bottom',
    'mathematical',
  ),
  textLength: matching(LENGTH),
  lengthAdjust: oneOf('spacing', 'spacingAndGlyphs'),
  visibility: oneOf('visible', 'hidden', 'collapse'),
  display: oneOf('none', 'inline'),
}

/**
 * What of a part's own keys may become SVG attributes: those of the list above whose values are what they should be.
 * A `style` is taken apart and each declaration goes through the same list. Everything else (event handlers, links,
 * classes, masks, filters, anything with `url(`) is dropped. Pure; returns a new record.
 */
export function safeAttributes(pass: PassThrough): Record<string, string> {
  const out: Record<string, string> = {}
  const add = (name: string, value: string) => {
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined
    if (allowed && value.length <= MAX_LENGTH && allowed(value)) out[name] = value.trim()
  }
  for (const [name, value] of Object.entries(pass)) {
    if (name === 'style' && typeof value === 'string' && value.length <= MAX_LENGTH) {
      for (const declaration of value.split(';')) {
        const colon = declaration.indexOf(':')
        if (colon > 0) {
          add(
            declaration.slice(0, colon).trim(),
            declaration.slice(colon + 1).replace('!important', ''),
          )
        }
      }
    } else if (typeof value !== 'boolean') add(name, String(value))
  }
  return out
}
