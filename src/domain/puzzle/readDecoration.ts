import { pointOf } from './cellRefs'
import { limits } from './limits'
import { shown } from './problemLog'
import type { Decoration } from './puzzle'
import { given, type PartReading, readColour, readName, readNumber, readPass } from './readParts'
import { flagOf, own, type SourceObject, textOf } from './sourceValue'

const keys = new Set(['width', 'height'])

/** An underlay or overlay; null if it stands nowhere (silently) or at an unsound place (with a problem). */
export function readDecoration(
  part: SourceObject,
  path: string,
  reading: PartReading,
): Decoration | null {
  const place = own(part, 'center')
  const center = pointOf(place)
  if (center === null) {
    if (Array.isArray(place) && place.length > 0)
      reading.problems.add(path, `Left out: ${shown(place)} is not a place on or near the board`)
    return null
  }
  const number = (key: string, limit: number) => readNumber(part, key, path, reading, limit)
  const colour = (key: string) => readColour(part, key, path, reading)
  let text = textOf(own(part, 'text'))
  if (text !== undefined && text.length > limits.label) {
    reading.problems.add(path, `Its text of ${text.length.toLocaleString('en')} characters is cut`)
    text = text.slice(0, limits.label)
  }
  return {
    center,
    width: number('width', limits.coordinate) ?? 0,
    height: number('height', limits.coordinate) ?? 0,
    rounded: flagOf(own(part, 'rounded')),
    pass: readPass(part, keys),
    ...given({
      roundedRadius: number('roundedRadius', limits.units),
      backgroundColour: colour('backgroundColor'),
      borderColour: colour('borderColor'),
      borderSize: number('borderSize', limits.units),
      thickness: number('thickness', limits.units),
      text,
      fontSize: number('fontSize', limits.units),
      colour: colour('color'),
      textColour: colour('textColor'),
      textStroke: colour('textStroke'),
      angle: number('angle', 1e6),
      target: readName(part, 'target'),
    }),
  }
}
