import { expect, test } from 'vitest'
import type { Line, Puzzle } from '../puzzle/puzzle'
import { DEFAULT_BOARD_SETTINGS } from './boardSettings'
import { drawPuzzle } from './drawPuzzle'
import { svgMarkup } from './svgMarkup'

const cell = { given: '', corner: [], centre: [] }
const puzzle: Puzzle = {
  rows: 4,
  cols: 4,
  cells: Array.from({ length: 16 }, () => cell),
  regions: [],
  cages: [],
  lines: [],
  arrows: [],
  underlays: [],
  overlays: [],
  metadata: {
    title: '',
    author: '',
    rules: '',
    solution: null,
    antiKing: false,
    antiKnight: false,
    other: {},
  },
  fog: { lights: [5], triggers: null },
}
const far = 'scale(72 72) translate(-96 -96)'

function markupOf(mask: string, fog: Puzzle['fog'] = puzzle.fog): string {
  const line: Line = { wayPoints: [], d: 'M96 96 97 97', pass: { mask, transform: far } }
  const drawing = drawPuzzle({ ...puzzle, fog, lines: [line] }, DEFAULT_BOARD_SETTINGS)
  return svgMarkup(drawing, { prefix: 'p-', live: true })
}

/** The masks named by the element of the line itself, not by the layer around it. */
const own = (markup: string) =>
  /<path d="M96 96 97 97"[^>]*?(?: mask="([^"]*)")?\/>/.exec(markup)?.[1]

test('a part that names the mask of the fog is hidden by it in its own coordinates', () => {
  const markup = markupOf('url(#fog-mask-fog)')
  expect(own(markup)).toBe('url(#p-fog)')
  expect(markup).toContain(`transform="${far}"`)
  expect(markup).toContain('<mask id="p-fog"')
})

test('no other mask gets into the drawing, and none where there is no fog', () => {
  expect(own(markupOf('url(#other)'))).toBeUndefined()
  expect(markupOf('url(https://example.org/a.svg#m)')).not.toContain('example.org')
  expect(own(markupOf('url(#fog-mask-fog)', null))).toBeUndefined()
})
