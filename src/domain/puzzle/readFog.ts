import { cellsOf, cellsOfText, indicesOf, pointOf } from './cellRefs'
import { limits } from './limits'
import type { Fog, Point } from './puzzle'
import { isObject, listOf, own, type SourceObject, textOf } from './sourceValue'

/**
 * The fog of a source, or null without any. Lights stand in `foglight`, in cages whose value is `FOGLIGHT` (their
 * cells) or `foglight: r1c1r2c2…`, or in unlabelled cages over which an overlay says FOGLIGHT; `triggereffect`
 * alone makes fog too. Capitals do not matter: three of 143 public payloads write `foglight`.
 */
export function readFog(
  source: SourceObject,
  rows: number,
  cols: number,
  foglightText: unknown,
): Fog | null {
  const lights: Point[] = []
  let fog = false
  const listed = own(source, 'foglight')
  if (Array.isArray(listed) || typeof listed === 'string') {
    fog = true
    lights.push(...cellsOf(listed))
  }
  if (foglightText !== undefined) {
    fog = true
    lights.push(...cellsOf(foglightText))
  }
  const said = saidFogLight(source)
  let left: number = limits.totalPoints
  for (const cage of objects(own(source, 'cages'))) {
    const value = textOf(own(cage, 'value')) ?? ''
    const named = isFogLight(value)
    if (!named && !/^\s*foglights?\s*:/i.test(value) && (value.trim() !== '' || said.size === 0))
      continue
    if (left <= 0) break
    const cells = cellsOf(own(cage, 'cells'))
    left -= cells.length
    if (named) lights.push(...cells)
    else if (value.trim() !== '') lights.push(...cellsOfText(value))
    else if (cells.some((cell) => said.has(String(cell)))) lights.push(...cells)
    else continue
    fog = true
  }
  const triggers = readTriggers(own(source, 'triggereffect'), rows, cols)
  if (!fog && triggers === null) return null
  return { lights: indicesOf(lights, rows, cols), triggers }
}

/** Whether a cage's value marks its cells as lit. */
export function isFogLight(value: string): boolean {
  return /^\s*foglights?\s*$/i.test(value)
}

/** The cells, as `row,col`, over which an overlay says FOGLIGHT. */
function saidFogLight(source: SourceObject): ReadonlySet<string> {
  const cells = new Set<string>()
  for (const overlay of objects(own(source, 'overlays'))) {
    const center = pointOf(own(overlay, 'center'))
    if (center && /foglight/i.test(textOf(own(overlay, 'text')) ?? ''))
      cells.add(String([Math.floor(center[0]), Math.floor(center[1])]))
  }
  return cells
}

function readTriggers(value: unknown, rows: number, cols: number): Fog['triggers'] {
  if (!Array.isArray(value)) return null
  const triggers: { cells: number[]; lights: number[] }[] = []
  let left: number = limits.totalPoints
  for (const entry of objects(value)) {
    if (left <= 0) break
    const trigger = own(entry, 'trigger')
    const effect = own(entry, 'effect')
    if (!isObject(trigger) || !isObject(effect)) continue
    const kind = textOf(own(effect, 'type')) ?? 'foglight'
    if (!/^foglight$/i.test(kind)) continue
    const from = cellsOf(own(trigger, 'cell') ?? own(trigger, 'cells'))
    const to = cellsOf(own(effect, 'cells') ?? own(effect, 'cell'))
    left -= from.length + to.length + 1
    const cells = indicesOf(from, rows, cols)
    const lights = indicesOf(to, rows, cols)
    if (cells.length > 0) triggers.push({ cells, lights })
  }
  return triggers
}

function objects(value: unknown): SourceObject[] {
  return listOf(value).slice(0, limits.parts).filter(isObject)
}
