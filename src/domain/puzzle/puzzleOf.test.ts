import LZString from 'lz-string'
import { describe, expect, it } from 'vitest'
import type { RawPuzzle } from '@/domain/trace/rawEntry'
import { boxesFor } from './boxesFor'
import { puzzleOf } from './puzzleOf'
import { regionsOf } from './regionsOf'

const raw: RawPuzzle = {
  puzzle_id: 'p',
  youtube_id: null,
  title: 'Title of the row',
  author: 'Author of the row',
  date: '',
  rules: 'Rules of the row',
  rows: 4,
  cols: 4,
  initial_board: '1...............',
  solution: '1234341221434321',
  visual_elements: '',
  encoded_puzzle: '',
  sudokupad_url: '',
  lgc_timestamp: null,
  sequential_number: null,
}
const cells = Array.from({ length: 4 }, () => [{}, {}, {}, {}])
const payload = (source: object) =>
  `scl${LZString.compressToBase64(JSON.stringify({ cells, ...source }))}`
const messages = (row: RawPuzzle) =>
  puzzleOf(row).problems.map(({ path, message }) => `${path}: ${message}`)

describe('puzzleOf', () => {
  it('takes the payload, and from the row what the payload lacks', () => {
    const { puzzle, picture, problems } = puzzleOf({
      ...raw,
      encoded_puzzle: payload({ metadata: { title: 'Own' } }),
    })
    expect(picture).toBe('payload')
    expect(problems).toEqual([])
    expect(puzzle.metadata).toMatchObject({
      title: 'Own',
      author: 'Author of the row',
      rules: 'Rules of the row',
      solution: raw.solution,
    })
    expect(puzzle.cells[0]!.given).toBe('')
  })
  it('takes a payload from the link when the row has no other', () => {
    const url = `https://sudokupad.app/${payload({})}`
    expect(puzzleOf({ ...raw, sudokupad_url: url }).picture).toBe('payload')
    expect(puzzleOf({ ...raw, sudokupad_url: 'https://sudokupad.app/abc123' }).picture).toBe('grid')
  })
  it('falls back to visual elements, then to the grid, and says why', () => {
    const line = '[{"type":"lines","coords":["r1c1","r1c2"],"color_hex":"#f00","thickness":5}]'
    const broken = { ...raw, encoded_puzzle: 'sclN4Igl', visual_elements: line }
    expect(puzzleOf(broken).picture).toBe('visual-elements')
    expect(puzzleOf(broken).puzzle.lines).toHaveLength(1)
    expect(messages(broken)).toEqual([
      expect.stringMatching(/^puzzle_data\.encoded_puzzle: .*cut off/),
    ])
    const bare = puzzleOf({ ...broken, visual_elements: '[]' })
    expect(bare.picture).toBe('grid')
    expect(bare.puzzle.cells[0]!.given).toBe('1')
    expect(bare.puzzle.regions).toEqual(boxesFor(4, 4))
    expect(messages({ ...broken, visual_elements: '{' })[1]).toMatch(/visual_elements: Not JSON/)
    expect(messages({ ...broken, visual_elements: '5' })[1]).toMatch(/Not a list/)
  })
  it('does not put a payload of another size under the states of the row', () => {
    const other = {
      ...raw,
      rows: 9,
      cols: 9,
      initial_board: '.'.repeat(81),
      encoded_puzzle: payload({}),
    }
    expect(puzzleOf(other).picture).toBe('grid')
    expect(puzzleOf(other).puzzle.rows).toBe(9)
    expect(messages(other)[0]).toMatch(/grid is 4 by 4, the row's 9 by 9/)
  })
  it('makes the best of a row without a size', () => {
    const unsized = { ...raw, rows: 0, cols: 0 }
    expect(puzzleOf({ ...unsized, encoded_puzzle: payload({}) }).puzzle.rows).toBe(4)
    expect(puzzleOf(unsized).puzzle.rows).toBe(4)
    expect(puzzleOf({ ...unsized, initial_board: '' }).puzzle.rows).toBe(4)
    expect(puzzleOf({ ...unsized, initial_board: '', solution: null }).puzzle.rows).toBe(9)
    expect(puzzleOf({ ...unsized, rows: 1e9, cols: Number.NaN }).puzzle.rows).toBe(4)
    expect(messages(unsized)[1]).toMatch(/no usable grid size/)
  })
  it('a board of the wrong length loses nothing', () => {
    const short = { ...raw, initial_board: '12' }
    expect(puzzleOf(short).puzzle.cells).toHaveLength(16)
    expect(messages(short)[1]).toMatch(/2 characters for 16 cells/)
  })
})

describe('visual elements', () => {
  const drawn = (...elements: object[]) =>
    puzzleOf({ ...raw, visual_elements: JSON.stringify(elements) })
  it('overlays and underlays: cells, edges, corners', () => {
    const base = {
      shape: 'circle',
      color_hex: '#FFFFFF',
      border_color_hex: '#000000',
      width: 0.3,
      height: 0.3,
      text: '',
    }
    const { puzzle } = drawn(
      { type: 'overlays', loc: 'cell', coords: ['r1c1'], ...base },
      { type: 'overlays', loc: 'vertical edge', coords: ['r1c1', 'r1c2'], ...base, text: 'X' },
      {
        type: 'overlays',
        loc: 'horizontal edge',
        coords: ['r1c1', 'r2c1'],
        ...base,
        shape: 'square',
      },
      {
        type: 'overlays',
        loc: 'corner',
        coords: ['r1c1', 'r1c2', 'r2c1', 'r2c2'],
        ...base,
        shape: 'diamond',
      },
      {
        type: 'underlays',
        loc: 'cell',
        coords: ['r0c2'],
        ...base,
        color_hex: '',
        border_color_hex: '',
        size: 'unknown',
        width: 0,
        height: 0,
        text: 15,
      },
    )
    expect(puzzle.overlays.map(({ center }) => center)).toEqual([
      [0.5, 0.5],
      [0.5, 1],
      [1, 0.5],
      [1, 1],
    ])
    expect(puzzle.overlays[0]).toMatchObject({
      rounded: true,
      backgroundColour: '#FFFFFF',
      borderColour: '#000000',
      width: 0.3,
    })
    expect(puzzle.overlays[1]).toMatchObject({ text: 'X', fontSize: 12 })
    expect(puzzle.overlays[2]!.rounded).toBe(false)
    expect(puzzle.overlays[3]!.angle).toBe(45)
    expect(puzzle.underlays[0]).toMatchObject({
      center: [-0.5, 1.5],
      width: 0,
      text: '15',
      fontSize: 28,
    })
    expect(puzzle.underlays[0]).not.toHaveProperty('backgroundColour')
  })
  it('lines, arrows, cages', () => {
    const { puzzle } = drawn(
      { type: 'lines', coords: ['r1c1', 'r2c2'], color_hex: '#f00', thickness: 5 },
      { type: 'arrows', coords: ['r1c1', 'r2c2'], color_hex: '#0f0', thickness: 3 },
      { type: 'cage', cells: ['r1c1', 'r1c2'], value: 9, style: 'killer' },
      { type: 'cage', cells: ['r3c3'], value: '', style: '' },
    )
    expect(puzzle.lines[0]).toMatchObject({
      wayPoints: [
        [0.5, 0.5],
        [1.5, 1.5],
      ],
      colour: '#f00',
      thickness: 5,
    })
    expect(puzzle.arrows[0]).toMatchObject({ colour: '#0f0', headLength: 0.3 })
    expect(puzzle.cages[0]).toMatchObject({
      cells: [
        [0, 0],
        [0, 1],
      ],
      value: '9',
      style: 'killer',
    })
    expect(puzzle.cages[1]!.style).toBe('')
    expect(puzzle.regions).toHaveLength(4)
  })
  it('cages of style box stand for the regions', () => {
    expect(
      drawn({ type: 'cage', cells: ['r1c1'], value: '', style: 'box' }).puzzle.regions,
    ).toEqual([])
  })
  it('inequalities and arrows in a cell', () => {
    const { puzzle } = drawn(
      { type: 'inequality', cells: ['r1c1', 'r1c2'], direction: '<', thickness: 2 },
      { type: 'diagonal arrow', coords: ['r0c0'], direction: 'lower right', thickness: 3 },
      { type: 'vertical arrow', coords: ['r2c2'], direction: 'up', thickness: 3 },
      { type: 'horizontal arrow', coords: ['r2c2'], direction: 'left', thickness: 3 },
    )
    expect(puzzle.lines[0]).toMatchObject({
      wayPoints: [
        [0.38, 1.08],
        [0.5, 0.92],
        [0.62, 1.08],
      ],
      target: 'overlay',
    })
    expect(puzzle.arrows.map(({ wayPoints }) => wayPoints)).toEqual([
      [
        [-0.75, -0.75],
        [-0.25, -0.25],
      ],
      [
        [1.75, 1.5],
        [1.25, 1.5],
      ],
      [
        [1.5, 1.75],
        [1.5, 1.25],
      ],
    ])
  })
  it('global rules and hand-written notes', () => {
    const manual = (text: string) => ({ type: 'manual', text })
    const { puzzle, problems } = drawn(
      { type: 'global', text: 'anti-knight' },
      { type: 'global', text: 'anti-king' },
      manual('line, color: red, coords: r1c1, r1c2, r2c2'),
      manual('blue square at r1c2'),
      manual('black wall barrier between r1c3 and r1c4'),
      manual('bridge between r1c1 and r2c1'),
      manual('castle at r3c3'),
      manual('Something else'),
      manual('The usual 3x3 sudoku regions do not appear in this puzzle.'),
    )
    expect(problems).toHaveLength(1)
    expect(puzzle.metadata).toMatchObject({ antiKnight: true, antiKing: true })
    expect(puzzle.notes).toHaveLength(9)
    expect(puzzle.regions).toEqual([])
    expect(puzzle.lines.map(({ wayPoints, colour }) => [colour, wayPoints])).toEqual([
      [
        'red',
        [
          [0.5, 0.5],
          [0.5, 1.5],
          [1.5, 1.5],
        ],
      ],
      [
        'black',
        [
          [0, 3],
          [1, 3],
        ],
      ],
      [
        '#999999',
        [
          [0.5, 0.5],
          [1.5, 0.5],
        ],
      ],
    ])
    expect(puzzle.underlays[0]).toMatchObject({ center: [0.5, 1.5], backgroundColour: 'blue' })
    expect(puzzle.overlays[0]).toMatchObject({ center: [2.5, 2.5], text: '♜' })
  })
  it('says what it cannot draw', () => {
    const { problems, puzzle } = drawn(
      { type: 'spiral' },
      { type: 'lines', coords: ['x'] },
      { type: 'lines', coords: ['r1c1', 'r1c2'] },
    )
    expect(problems.slice(1).map(({ path }) => path)).toEqual([
      'puzzle_data.visual_elements[0]',
      'puzzle_data.visual_elements[1]',
    ])
    expect(puzzle.lines).toHaveLength(1)
  })
})

describe('boxes and regions', () => {
  it('boxes are as near to square as the side allows', () => {
    expect(boxesFor(9, 9)[8]).toEqual([60, 61, 62, 69, 70, 71, 78, 79, 80])
    expect(boxesFor(8, 8)[0]).toEqual([0, 1, 2, 3, 8, 9, 10, 11])
    expect(boxesFor(10, 10)).toHaveLength(10)
    expect(boxesFor(7, 7)[0]).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(boxesFor(6, 9)).toEqual([])
    expect(boxesFor(0, 0)).toEqual([])
  })
  it('a bare grid without boxes has one outline', () => {
    expect(puzzleOf({ ...raw, rows: 5, cols: 5, initial_board: '' }).puzzle.regions).toEqual([
      Array.from({ length: 25 }, (_, cell) => cell),
    ])
    expect(
      puzzleOf({ ...raw, rows: 3, cols: 6, initial_board: '' }).puzzle.regions[0],
    ).toHaveLength(18)
  })
  it('regionsOf tells every region of a cell', () => {
    expect(
      regionsOf({
        rows: 1,
        cols: 3,
        regions: [
          [0, 1],
          [1, 1, 9],
        ],
      }),
    ).toEqual([[0], [0, 1], []])
  })
})
