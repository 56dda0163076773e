import { limits } from './limits'
import { shown } from './problemLog'
import type { Arrow, Line } from './puzzle'
import {
  given,
  type PartReading,
  readColour,
  readName,
  readNumber,
  readPass,
  readPoints,
} from './readParts'
import { numberOf, own, type SourceObject, textOf } from './sourceValue'

const lineKeys = new Set(['d', 'width', 'height'])
const arrowKeys = new Set([
  'headLength',
  'headAngle',
  'headStyle',
  'headIndent',
  'opacity',
  'width',
  'height',
])

/** A line; null if its points are unsound. A line without points or path is kept: sources are full of them. */
export function readLine(part: SourceObject, path: string, reading: PartReading): Line | null {
  const wayPoints = readPoints(own(part, 'wayPoints'), path, reading)
  if (wayPoints === null) return null
  const d = textOf(own(part, 'd'))
  if (d !== undefined && !isSoundPath(d)) {
    reading.problems.add(path, `Left out: its path ${shown(d)} cannot be drawn`)
    return null
  }
  return {
    wayPoints,
    pass: readPass(part, lineKeys),
    ...given({
      d,
      colour: readColour(part, 'color', path, reading),
      thickness: readNumber(part, 'thickness', path, reading, limits.units),
      target: readName(part, 'target'),
    }),
  }
}

/** An arrow; null if its points are unsound. */
export function readArrow(part: SourceObject, path: string, reading: PartReading): Arrow | null {
  const wayPoints = readPoints(own(part, 'wayPoints'), path, reading)
  if (wayPoints === null) return null
  const number = (key: string, limit: number) => readNumber(part, key, path, reading, limit)
  return {
    wayPoints,
    pass: readPass(part, arrowKeys),
    ...given({
      colour: readColour(part, 'color', path, reading),
      thickness: number('thickness', limits.units),
      headLength: number('headLength', limits.coordinate),
      headAngle: number('headAngle', 360),
      headStyle: readName(part, 'headStyle'),
      headIndent: number('headIndent', 100),
      opacity: number('opacity', 1),
      target: readName(part, 'target'),
    }),
  }
}

/** Whether SVG path data holds only commands and numbers a board can show. */
function isSoundPath(d: string): boolean {
  if (d.length > limits.path || !/^[\sMmLlHhVvCcSsQqTtAaZz0-9.,eE+-]*$/.test(d)) return false
  for (const number of d.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g) ?? [])
    if (Math.abs(numberOf(number) ?? Number.POSITIVE_INFINITY) > limits.units) return false
  return true
}
