import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decoration, Line, Puzzle } from '../puzzle/puzzle'
import { DEFAULT_BOARD_SETTINGS, PROFILES } from './boardSettings'
import { drawOn } from './drawBoard'
import { drawPuzzle } from './drawPuzzle'
import { oracleForm } from './oracleForm'
import { startBoard } from './startBoard'
import { svgText } from './svgText'

const cell = { given: '', corner: [], centre: [] }
const bare: Puzzle = {
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
  fog: null,
}
const svgOf = (puzzle: Puzzle): string =>
  svgText(drawOn(drawPuzzle(puzzle, DEFAULT_BOARD_SETTINGS), startBoard(puzzle), []), {
    title: puzzle.metadata.title,
  })
const decoration: Decoration = {
  center: [1, 1],
  width: 1,
  height: 1,
  rounded: false,
  pass: {},
}

describe('drawing what nobody vouches for', () => {
  it('keeps scripts and references in texts and attributes out of the SVG', () => {
    const svg = svgOf({
      ...bare,
      cells: bare.cells.map((_, i) => (i === 0 ? { ...cell, given: '<script>x</script>' } : cell)),
      metadata: {
        ...bare.metadata,
        title: '"><script>alert(1)</script>',
        backgroundImage: { url: 'https://example.org/a.png', opacity: 1 },
      },
      overlays: [
        {
          ...decoration,
          text: '<img src=x onerror=alert(1)>',
          backgroundColour: 'url(https://example.org/x#y)',
          pass: {
            onload: 'alert(1)',
            style: 'fill:url(javascript:1)',
            href: 'javascript:alert(1)',
          },
        },
      ],
    })
    expect(svg).not.toMatch(/<script|onload=|javascript:|<img|example\.org/i)
    expect(svg).toContain('&lt;IMG'.toLowerCase())
  })

  it('fetches a background image only once that was agreed to', () => {
    const puzzle: Puzzle = {
      ...bare,
      metadata: {
        ...bare.metadata,
        backgroundImage: { url: 'https://example.org/a.png', opacity: 0.5 },
      },
    }
    const images = (remoteImages: boolean) =>
      drawPuzzle(puzzle, { ...DEFAULT_BOARD_SETTINGS, remoteImages }).shapes.filter(
        (shape) => shape.kind === 'image',
      ).length
    expect(images(false)).toBe(0)
    expect(images(true)).toBe(1)
  })

  it('keeps the board in view when a part lies a million cells away', () => {
    const { viewBox } = drawPuzzle(
      { ...bare, overlays: [{ ...decoration, center: [1e6, -1e6] }] },
      DEFAULT_BOARD_SETTINGS,
    )
    expect(viewBox).toEqual({ x: -16, y: -16, width: 288, height: 288 })
  })

  it('draws as much as a board can bear and says what it left out', () => {
    const overlays = Array.from({ length: 20_000 }, () => decoration)
    const drawing = drawPuzzle({ ...bare, overlays }, DEFAULT_BOARD_SETTINGS)
    expect(drawing.shapes.length).toBeLessThanOrEqual(4_000)
    expect(drawing.problems[0]?.message).toMatch(/16,001 parts of this puzzle are not drawn/)
  })

  it('hides only so many parts one by one in fog', () => {
    const line: Line = {
      wayPoints: [
        [0, 0],
        [4, 4],
      ],
      pass: { mask: 'url(#fog-mask-fog)' },
    }
    const lines = Array.from({ length: 1_000 }, () => line)
    const { shapes, problems } = drawPuzzle({ ...bare, lines }, DEFAULT_BOARD_SETTINGS)
    expect(shapes.filter(({ inFog }) => inFog)).toHaveLength(400)
    expect(problems[0]?.message).toMatch(/^600 parts of this puzzle are not drawn/)
  })

  it('draws only so much text', () => {
    const overlays = Array.from({ length: 100 }, () => ({ ...decoration, text: 'x'.repeat(1_000) }))
    const { shapes, problems } = drawPuzzle({ ...bare, overlays }, DEFAULT_BOARD_SETTINGS)
    expect(shapes.filter(({ kind }) => kind === 'text')).toHaveLength(30)
    expect(problems[0]?.message).toMatch(/^70 parts of this puzzle are not drawn/)
  })

  it('draws any puzzle of the right shape without throwing, with finite numbers', () => {
    const number = fc.oneof(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.integer())
    const point = fc.tuple(number, number)
    const colour = fc.oneof(fc.constantFrom('#fff', '#000', 'none', 'red'), fc.string())
    const pass = fc.dictionary(fc.string(), fc.oneof(fc.string(), number, fc.boolean()))
    const optional = { requiredKeys: ['wayPoints', 'pass'] as ('wayPoints' | 'pass')[] }
    const lines = fc.array(
      fc.record(
        { wayPoints: fc.array(point), pass, colour, thickness: number, d: fc.string() },
        optional,
      ),
      { maxLength: 5 },
    )
    const overlays = fc.array(
      fc.record(
        {
          center: point,
          width: number,
          height: number,
          rounded: fc.boolean(),
          pass,
          text: fc.string(),
          fontSize: number,
          angle: number,
          backgroundColour: colour,
          borderColour: colour,
          borderSize: number,
        },
        { requiredKeys: ['center', 'width', 'height', 'rounded', 'pass'] },
      ),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(lines, overlays, fc.constantFrom('light', 'dark'), (drawn, parts, theme) => {
        const puzzle: Puzzle = {
          ...bare,
          lines: drawn as Line[],
          arrows: drawn as Puzzle['arrows'],
          overlays: parts as Decoration[],
        }
        const settings = { ...PROFILES.sakana, theme } as const
        const list = drawOn(drawPuzzle(puzzle, settings), startBoard(puzzle), [0, 1])
        expect(svgText(list)).not.toMatch(/NaN|<script/)
        expect(JSON.stringify(oracleForm(list, 4))).not.toContain('null')
        for (const side of Object.values(list.viewBox)) expect(Math.abs(side)).toBeLessThan(3_000)
      }),
    )
  })
})
