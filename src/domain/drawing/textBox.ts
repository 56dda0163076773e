import { type Box, unite } from './box'
import { SYMBOLS } from './symbols'
import {
  ASCENT,
  CAP_HEIGHT,
  DESCENT,
  type GlyphMetrics,
  TAHOMA,
  UNITS_PER_EM,
  X_HEIGHT,
  X_OVERSHOOT,
} from './tahoma'

/** Top of the box fonts draw for a sign they lack, in font units. */
const MISSING_TOP = 1493

const PICTOGRAM = /^\p{Extended_Pictographic}/u

/** Spaces Tahoma lacks, in ems. */
const SPACES: Readonly<Record<string, number>> = { '\u2009': 0.2, '\u2002': 0.5, '\u2003': 1 }

function metricsOf(char: string): GlyphMetrics {
  const own = TAHOMA[char] ?? SYMBOLS[char]
  if (own) return own
  // A joiner or variation selector takes no room.
  if (char === '\u200d' || char === '\ufe0f') return [0, 0, 0, 0, 0]
  const space = SPACES[char]
  if (space !== undefined) return [space * UNITS_PER_EM, 0, 0, 0, 0]
  const em = PICTOGRAM.test(char) || char > '\u2e7f' ? UNITS_PER_EM : 0.6 * UNITS_PER_EM
  return [em, 0, 0, 0.9 * em, MISSING_TOP]
}

/** A length in pixels as font engines keep it: 26.6 fixed point. */
const fixed = (units: number, fontSize: number): number =>
  Math.round((units * fontSize * 64) / UNITS_PER_EM) / 64

/** Width of a text in user units, without kerning. */
export function textWidth(text: string, fontSize: number): number {
  let units = 0
  for (const char of text) units += metricsOf(char)[0]
  return (units * fontSize) / UNITS_PER_EM
}

/**
 * Rounded ascent and descent of a line in whole pixels, as Chromium rounds them: a descent that rounding would cut
 * takes a pixel from the ascent.
 */
function lineMetrics(fontSize: number): { readonly ascent: number; readonly descent: number } {
  const ascent = Math.round((ASCENT * fontSize) / UNITS_PER_EM)
  const real = (DESCENT * fontSize) / UNITS_PER_EM
  const descent = Math.round(real)
  return descent < real && ascent >= 1
    ? { ascent: ascent - 1, descent: descent + 1 }
    : { ascent, descent }
}

/** Height of a glyph's top after light hinting: the x-height is fitted to whole pixels, capitals are rounded. */
function inkTop(char: string, yMax: number, fontSize: number): number {
  const exact = fixed(yMax, fontSize)
  if (yMax < CAP_HEIGHT || !(char in TAHOMA)) return Math.ceil(exact)
  const overshoot = (X_OVERSHOOT * fontSize) / UNITS_PER_EM
  const fit = overshoot > 0 ? Math.floor(overshoot + 0.625) / overshoot : 1
  // The bowl of the six is the one digit whose top stroke hinting pushes up a pixel from 18 px on.
  if (char === '6') return Math.ceil(exact) + (fontSize >= 18 ? 1 : 0)
  return Math.round(exact * fit)
}

/**
 * The box of one line of text as the browser's `getBBox` gives it with Tahoma: the line box and the ink, relative to
 * the anchor point, for a text whose baseline is `middle`. Sizes in user units. The empty text has an empty box.
 */
export function lineBox(text: string, fontSize: number, anchor: 'start' | 'middle' | 'end'): Box {
  const width = textWidth(text, fontSize)
  const { ascent, descent } = lineMetrics(fontSize)
  const baseline = (X_HEIGHT * fontSize) / UNITS_PER_EM / 2
  const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
  let box: Box = { x: left, y: baseline - ascent, width, height: ascent + descent }
  let pen = left
  for (const char of text) {
    const glyph = metricsOf(char)
    const [, xMin, yMin, xMax, yMax] = glyph
    const scale = fontSize / UNITS_PER_EM
    if (xMax > xMin && yMax > yMin) {
      const x = pen + Math.floor(fixed(xMin, fontSize))
      const top = inkTop(char, yMax, fontSize)
      // Hinted descenders hang a pixel lower than their outline.
      const bottom =
        Math.floor(fixed(yMin, fontSize)) - (yMin < -DESCENT / 2 && char in TAHOMA ? 1 : 0)
      box = unite(box, {
        x,
        y: baseline - top,
        width: pen + Math.ceil(fixed(xMax, fontSize)) - x,
        height: top - bottom,
      })
    }
    pen += glyph[0] * scale
  }
  return box
}
