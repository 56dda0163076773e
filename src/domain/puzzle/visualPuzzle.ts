import { limits } from './limits'
import { type ProblemLog, shown } from './problemLog'
import type { Puzzle } from './puzzle'
import { readCage } from './readCage'
import { readDecoration } from './readDecoration'
import { readArrow, readLine } from './readLine'
import type { PartReading } from './readParts'
import { isObject, type SourceObject } from './sourceValue'
import { type SourceParts, visualParts } from './visualParts'

/**
 * Adds what a row's `visual_elements` describe to a bare grid; null if that is no list, or an empty one. Elements
 * of unknown kinds, and the hand-written `manual` ones no part can show, become notes for people.
 */
export function visualPuzzle(grid: Puzzle, text: string, problems: ProblemLog): Puzzle | null {
  const elements = parseList(text, problems)
  if (elements === null || elements.length === 0) return null
  const parts: SourceParts = {
    cages: [],
    lines: [],
    arrows: [],
    underlays: [],
    overlays: [],
    notes: [],
    flags: new Set(),
    noBoxes: false,
  }
  if (elements.length > limits.parts)
    problems.add('puzzle_data.visual_elements', 'Too many elements; only the first are drawn')
  elements.slice(0, limits.parts).forEach((element, index) => {
    const path = `puzzle_data.visual_elements[${index}]`
    const added = isObject(element) && visualParts(element, parts)
    if (!added) problems.add(path, `Not drawn: ${shown(element)}`)
  })
  const reading: PartReading = { problems, pointsLeft: limits.totalPoints }
  const read = <T>(
    list: readonly SourceObject[],
    part: (source: SourceObject, path: string, reading: PartReading) => T | null,
  ): T[] =>
    list.map((item) => part(item, 'puzzle_data.visual_elements', reading)).filter((p) => p !== null)
  const cages = read(parts.cages, readCage)
  // Boxes drawn as cages are this form's way to show regions; then the guessed ones are wrong.
  const boxes = cages.filter((cage) => cage.style === 'box')
  return {
    ...grid,
    regions: boxes.length > 0 || parts.noBoxes ? [] : grid.regions,
    cages,
    lines: read(parts.lines, readLine),
    arrows: read(parts.arrows, readArrow),
    underlays: read(parts.underlays, readDecoration),
    overlays: read(parts.overlays, readDecoration),
    metadata: {
      ...grid.metadata,
      antiKing: grid.metadata.antiKing || parts.flags.has('anti-king'),
      antiKnight: grid.metadata.antiKnight || parts.flags.has('anti-knight'),
    },
    ...(parts.notes.length > 0 ? { notes: parts.notes } : {}),
  }
}

function parseList(text: unknown, problems: ProblemLog): readonly unknown[] | null {
  const path = 'puzzle_data.visual_elements'
  if (typeof text !== 'string' || text.trim() === '') return null
  if (text.length > limits.text) {
    problems.add(path, 'Longer than any puzzle needs; not read')
    return null
  }
  try {
    let value: unknown = JSON.parse(text)
    // Some exports quote the list once more.
    if (typeof value === 'string') value = JSON.parse(value)
    if (Array.isArray(value)) return value
    problems.add(path, 'Not a list; not drawn')
  } catch (error) {
    problems.add(path, `Not JSON (${error instanceof Error ? error.message : error}); not drawn`)
  }
  return null
}
