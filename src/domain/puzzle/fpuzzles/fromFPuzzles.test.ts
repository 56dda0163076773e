import LZString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { decodePayload } from '../decodePayload'
import type { Puzzle } from '../puzzle'

const grid = (size: number) =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => ({})))

function decoded(source: object, prefix = 'fpuz'): Puzzle {
  const payload = prefix + LZString.compressToBase64(JSON.stringify(source))
  const result = decodePayload(payload)
  if (!result.ok) throw new Error(result.problem.message)
  expect(result.value.source.family).toBe('fpuzzles')
  return result.value.puzzle
}

/** A 6 × 6 puzzle with these constraints. */
const six = (constraints: object) => decoded({ size: 6, grid: grid(6), ...constraints })

const dot = (extra: object) => ({
  width: 0.3,
  height: 0.3,
  rounded: true,
  borderColour: '#000000',
  pass: {},
  ...extra,
})
const grey = '#CFCFCF'

describe('the payload', () => {
  const source = { size: 6, grid: grid(6), title: 'T', author: 'A', ruleset: 'R' }
  const base64 = LZString.compressToBase64(JSON.stringify(source))
  it.each([
    ['fpuz', `fpuz${base64}`, 'fpuz'],
    ['fpuzzles', `fpuzzles${base64}`, 'fpuz'],
    ['percent-encoded', `fpuzzles${encodeURIComponent(base64)}`, 'fpuz'],
    ['an f-puzzles link', `https://www.f-puzzles.com/?load=${encodeURIComponent(base64)}`, 'fpuz'],
    ['a SudokuPad link', `https://sudokupad.app/fpuzzles${base64}`, 'fpuz'],
    [
      '?puzzleid=fpuzzles',
      `https://app.crackingthecryptic.com/?puzzleid=fpuzzles${base64}`,
      'fpuz',
    ],
    ['bare', JSON.stringify(source), 'bare'],
  ])('%s', (_, payload, kind) => {
    const result = decodePayload(payload)
    expect(result).toMatchObject({
      ok: true,
      value: { source: { kind, family: 'fpuzzles', rows: 6, cols: 6, title: 'T', author: 'A' } },
    })
  })
  it('counts its own lists, not what they become', () => {
    const constraints = {
      arrow: [{ lines: [], cells: ['R1C1'] }],
      disabledlogic: ['x'],
      xv: [],
      antiking: true,
    }
    const cells = grid(6) as Record<string, unknown>[][]
    cells[0]![0] = { value: 3, given: true }
    cells[0]![1] = { value: 4 }
    const result = decodePayload(
      JSON.stringify({ ...source, grid: cells, ...constraints, solution: [1] }),
    )
    expect(result.ok && result.value.source).toMatchObject({
      givens: 1,
      arrows: 1,
      overlays: 0,
      regions: 6,
      hasSolution: true,
      constraints: ['arrow', 'disabledlogic', 'solution'],
    })
  })
})

describe('the grid', () => {
  it('has ordinary boxes where no regions are stated', () => {
    expect(six({}).regions[0]).toEqual([0, 1, 2, 6, 7, 8])
    expect(decoded({ size: 9, grid: grid(9) }).regions[4]).toEqual([
      30, 31, 32, 39, 40, 41, 48, 49, 50,
    ])
    expect(decoded({ size: 5, grid: grid(5) }).regions[1]).toEqual([5, 6, 7, 8, 9])
    expect(decoded({ size: 12, grid: grid(12) }).regions[0]).toEqual([
      0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27,
    ])
  })
  it('takes stated regions, and leaves cells with null out', () => {
    const cells = grid(4) as { region?: number | null }[][]
    cells[0]![0] = { region: 1 }
    cells[0]![2] = { region: 0 }
    cells[3]![3] = { region: null }
    expect(decoded({ size: 4, grid: cells }).regions).toEqual([
      [1, 2, 4, 5],
      [0, 3, 6, 7],
      [8, 9, 12, 13],
      [10, 11, 14],
    ])
  })
  it('is filled up to its size', () => {
    const puzzle = decoded({ size: 4, grid: [[{ value: 1, given: true }]] })
    expect([puzzle.rows, puzzle.cols, puzzle.cells[0]!.given]).toEqual([4, 4, '1'])
    expect(puzzle.regions).toHaveLength(4)
  })
  it('colours cells by number or literally; of several only the first', () => {
    const cells = grid(4) as object[][]
    cells[0]![0] = { c: '#FFA0A0', cArray: ['#FFA0A0', '#000'] }
    cells[0]![1] = { cArray: ['3', '4'] }
    cells[0]![2] = { c: 0 }
    const { underlays } = decoded({ size: 4, grid: cells })
    expect(underlays.map((part) => [part.center, part.backgroundColour])).toEqual([
      [[0.5, 0.5], '#FFA0A0'],
      [[0.5, 1.5], '#ffdf61'],
      [[0.5, 2.5], '#a8a8a8a8'],
    ])
    expect(underlays[0]).toMatchObject({ width: 1, height: 1, rounded: false })
  })
  it('keeps marks as given marks', () => {
    const cells = grid(4) as object[][]
    cells[0]![0] = { centerPencilMarks: [1, 2], cornerPencilMarks: [3] }
    cells[0]![1] = { givenPencilMarks: [4] }
    const puzzle = decoded({ size: 4, grid: cells })
    expect(puzzle.cells[0]).toEqual({ given: '', centre: ['1', '2'], corner: ['3'] })
    expect(puzzle.cells[1]).toEqual({ given: '', centre: ['4'], corner: [] })
  })
  it('supplies the solution when every cell holds a digit', () => {
    const cells = [
      [1, 2],
      [2, 1],
    ].map((row) => row.map((value) => ({ value })))
    expect(decoded({ size: 2, grid: cells }).metadata.solution).toBe('1221')
    expect(decoded({ size: 2, grid: cells, solution: ['2', 1, 1, 2] }).metadata.solution).toBe(
      '2112',
    )
    expect(decoded({ size: 2, grid: cells, solution: [10, 1, 1, 2] }).metadata.solution).toBeNull()
    expect(decoded({ size: 2, grid: [[{ value: 1 }, {}], []] }).metadata.solution).toBeNull()
  })
})

// Places and sizes as SudokuPad drew them (64 units a cell): 262.4 = 4.1 cells, and so on.
describe('constraints', () => {
  it('thermometer', () => {
    const puzzle = six({ thermometer: [{ lines: [['R3C1', 'R3C2', 'R4C2']] }] })
    expect(puzzle.underlays).toEqual([
      {
        center: [2.5, 0.5],
        width: 0.85,
        height: 0.85,
        rounded: true,
        backgroundColour: grey,
        pass: {},
      },
    ])
    expect(puzzle.lines).toEqual([
      {
        wayPoints: [
          [2.5, 0.5],
          [2.5, 1.5],
          [3.5, 1.5],
        ],
        colour: grey,
        thickness: 21,
        pass: {},
      },
    ])
  })

  it('arrow: starts 0.4 off the bulb, 0.28 on a diagonal', () => {
    const puzzle = six({
      arrow: [
        { lines: [['R5C5', 'R5C4', 'R5C3']], cells: ['R5C5'] },
        { lines: [['R3C1', 'R2C2', 'R1C3']], cells: ['R3C1'] },
        { lines: [], cells: ['R1C4', 'R1C5'] },
      ],
    })
    expect(puzzle.arrows).toEqual([
      {
        wayPoints: [
          [4.5, 4.1],
          [4.5, 3.5],
          [4.5, 2.5],
        ],
        colour: '#a1a1a1',
        thickness: 5,
        headLength: 0.3,
        pass: {},
      },
      {
        wayPoints: [
          [2.2199999999999998, 0.78],
          [1.5, 1.5],
          [0.5, 2.5],
        ],
        colour: '#a1a1a1',
        thickness: 5,
        headLength: 0.3,
        pass: {},
      },
    ])
    const bulb = {
      rounded: true,
      borderSize: 5,
      borderColour: '#a1a1a1',
      backgroundColour: '#FFFFFF',
      pass: {},
    }
    expect(puzzle.overlays).toEqual([
      { center: [4.5, 4.5], width: 0.83, height: 0.83, ...bulb },
      { center: [2.5, 0.5], width: 0.83, height: 0.83, ...bulb },
      { center: [0.5, 4], width: 1.83, height: 0.83, ...bulb },
    ])
  })

  it('a bent bulb is a line under a line', () => {
    const puzzle = six({ arrow: [{ lines: [['R1C2', 'R1C3']], cells: ['R1C1', 'R1C2', 'R2C2'] }] })
    expect(puzzle.overlays).toEqual([])
    expect(puzzle.lines.map(({ colour, thickness, pass }) => [colour, thickness, pass])).toEqual([
      ['#a1a1a1', 45, { opacity: 0.7 }],
      ['#FFFFFF', 35, { opacity: 0.8 }],
    ])
    expect(puzzle.arrows[0]!.wayPoints).toEqual([
      [0.5, 1.9],
      [0.5, 2.5],
    ])
  })

  it('palindrome and line', () => {
    const puzzle = six({
      line: [
        {
          lines: [
            ['R3C3', 'R4C3'],
            ['R1C1', 'R1C2'],
          ],
          outlineC: '#a0f',
          width: 0.3,
        },
      ],
      palindrome: [{ lines: [['R6C3', 'R6C4']] }],
    })
    expect(puzzle.lines.map(({ colour, thickness }) => [colour, thickness])).toEqual([
      [grey, 16],
      ['#a0f', 9.6],
      ['#a0f', 9.6],
    ])
  })

  it('between line', () => {
    const puzzle = six({ betweenline: [{ lines: [['R1C4', 'R1C5', 'R1C6']] }] })
    expect(puzzle.lines[0]).toMatchObject({
      wayPoints: [
        [0.5, 3.9],
        [0.5, 4.5],
        [0.5, 5.1],
      ],
      thickness: 2,
      colour: grey,
    })
    expect(puzzle.overlays.map(({ center }) => center)).toEqual([
      [0.5, 3.5],
      [0.5, 5.5],
    ])
    expect(puzzle.overlays[0]).toMatchObject({
      width: 0.8,
      rounded: true,
      borderColour: grey,
      backgroundColour: '#FFFFFF',
    })
  })

  it('difference, ratio and xv', () => {
    const puzzle = six({
      xv: [{ cells: ['R3C5', 'R3C6'], value: 'X' }],
      ratio: [
        { cells: ['R2C3', 'R2C4'], value: '' },
        { cells: ['R1C1', 'R2C1'], value: 3 },
      ],
      difference: [{ cells: ['R2C4', 'R2C5'], value: '2' }],
    })
    expect(puzzle.overlays).toEqual([
      dot({ center: [1.5, 4], backgroundColour: '#FFFFFF', text: '2', colour: '#000000' }),
      dot({ center: [1.5, 3], backgroundColour: '#000000' }),
      dot({ center: [1, 0.5], backgroundColour: '#000000', text: '3', colour: '#FFFFFF' }),
      {
        center: [2.5, 5],
        width: 0.25,
        height: 0.25,
        rounded: false,
        backgroundColour: '#FFFFFF',
        borderColour: '#FFFFFF',
        text: 'X',
        fontSize: 21,
        pass: {},
      },
    ])
  })

  it('even, odd, clone, extra region, indexers', () => {
    const puzzle = six({
      even: [{ cell: 'R6C1' }],
      odd: [{ cell: 'R6C2' }],
      clone: [{ cells: ['R2C1'], cloneCells: ['R2C2'] }],
      extraregion: [{ cells: ['R4C1', 'R5C1'] }],
      rowindexer: [{ cells: ['R1C1', 'R2C1'] }],
    })
    expect(puzzle.underlays.map((part) => [part.center, part.width, part.rounded])).toEqual([
      [[1.5, 0.5], 1, false],
      [[1.5, 1.5], 1, false],
      [[5.5, 0.5], 0.7, false],
      [[5.5, 1.5], 0.7, true],
    ])
    expect(puzzle.cages.map((cage) => [cage.style, cage.unique, cage.cells.length])).toEqual([
      ['extraregion', true, 2],
      ['fpRowIndexer', false, 2],
    ])
  })

  it('quadruple: two digits a line, a thin space between', () => {
    const cells = ['R4C4', 'R4C5', 'R5C4', 'R5C5']
    const puzzle = six({
      quadruple: [
        { cells, values: [1, 2, 3] },
        { cells, values: [] },
      ],
    })
    expect(puzzle.overlays[0]).toMatchObject({
      center: [4, 4],
      width: 0.7,
      rounded: true,
      text: '1\u20092\n3',
      fontSize: 14,
    })
    expect(puzzle.overlays[1]).not.toHaveProperty('text')
  })

  it('clues outside the grid', () => {
    const puzzle = six({
      littlekillersum: [
        { cell: 'R0C3', direction: 'DR', value: '11' },
        { cell: 'R7C7', direction: 'UL', value: '' },
      ],
      sandwichsum: [{ cell: 'R0C5', value: 8 }],
    })
    expect(puzzle.arrows.map(({ wayPoints }) => wayPoints)).toEqual([
      [
        [-0.2, 2.8],
        [-0.020000000000000018, 2.98],
      ],
      [
        [6.2, 6.2],
        [6.02, 6.02],
      ],
    ])
    expect(puzzle.arrows[0]).toMatchObject({ thickness: 2, colour: '#000000' })
    expect(puzzle.arrows[0]).not.toHaveProperty('headLength')
    expect(puzzle.overlays.map(({ center, text, fontSize }) => [center, text, fontSize])).toEqual([
      [[-0.5, 2.5], '11', 28],
      [[-0.5, 4.5], '8', 32],
    ])
  })

  it('minimum and maximum: chevrons towards cells outside the list, none over the edge', () => {
    const { lines, underlays } = six({ minimum: [{ cell: 'R1C3' }] })
    expect(underlays[0]).toMatchObject({ center: [0.5, 2.5], width: 1, backgroundColour: '#ccc' })
    const near = (points: readonly (readonly number[])[]) =>
      points.map((p) => p.map((n) => Math.round(n * 100) / 100))
    expect(lines.map(({ wayPoints }) => near(wayPoints))).toEqual([
      [
        [0.6, 2.94],
        [0.5, 2.89],
        [0.4, 2.94],
      ],
      [
        [0.94, 2.6],
        [0.89, 2.5],
        [0.94, 2.4],
      ],
      [
        [0.4, 2.06],
        [0.5, 2.11],
        [0.6, 2.06],
      ],
    ])
    const two = six({ maximum: [{ cell: 'R3C3' }, { cell: 'R3C4' }] })
    expect(two.lines).toHaveLength(6)
    expect(near(two.lines[0]!.wayPoints)).toEqual([
      [2.11, 2.4],
      [2.06, 2.5],
      [2.11, 2.6],
    ])
  })

  it('diagonals', () => {
    const { lines } = six({ 'diagonal+': true, 'diagonal-': true })
    expect(lines.map(({ wayPoints }) => wayPoints)).toEqual([
      [
        [6, 0],
        [0, 6],
      ],
      [
        [0, 0],
        [6, 6],
      ],
    ])
    expect(lines[0]).toMatchObject({ colour: '#34BBE6', thickness: 2 })
  })

  it('text, circle, rectangle', () => {
    const { overlays } = six({
      text: [
        { cells: ['R4C6'], value: 'T', fontC: '#f00', size: 0.5 },
        { cells: ['R1.5C0'], value: 7, fontC: '#FFFFFF', angle: 45 },
      ],
      rectangle: [
        { cells: ['R5C6'], baseC: '#0ff', outlineC: '#000', width: 0.5, height: 0.3, value: '' },
      ],
      circle: [
        {
          cells: ['R1C1', 'R1C2'],
          baseC: '#ff0',
          outlineC: '#000',
          fontC: '#00f',
          width: 0.8,
          height: 0.8,
        },
      ],
    })
    expect(overlays).toMatchObject([
      { center: [4.5, 5.5], width: 0.5, height: 0.3, rounded: false, text: '', borderSize: 1 },
      {
        center: [0.5, 1],
        rounded: true,
        backgroundColour: '#ff0',
        borderColour: '#000',
        borderSize: 1,
      },
      {
        center: [3.5, 5.5],
        width: 0.25,
        text: 'T',
        colour: '#f00',
        fontSize: 16,
        textStroke: '#FFFFFF',
      },
      {
        center: [1, -0.5],
        text: '7',
        colour: '#FFFFFF',
        textStroke: '#000000',
        fontSize: 32,
        angle: 45,
      },
    ])
    expect(overlays[1]).not.toHaveProperty('text')
  })

  it('cages, and the notes some of them are', () => {
    const { cages, metadata, fog } = six({
      killercage: [
        { cells: ['R1C1', 'R1C2'], value: 7 },
        { cells: ['R6C6'], value: 'FOW' },
      ],
      cage: [
        { cells: ['R2C1'], value: '<=10', outlineC: '#f00', fontC: '#00f' },
        { cells: ['R1C1'], value: 'msgcorrect: Well done: really!', outlineC: '#ffffff00' },
        { cells: ['R1C1'], value: '2:1' },
        { cells: ['R1C1'], value: 'rules: more' },
        { cells: ['R3C3'], value: 'foglight' },
      ],
      ruleset: 'Normal.',
    })
    expect(cages).toMatchObject([
      { value: '7', unique: true },
      { value: '<=10', unique: false, outlineColour: '#f00', fontColour: '#00f' },
      { value: '2:1' },
    ])
    expect(metadata).toMatchObject({
      rules: 'Normal.\nmore',
      other: { msgcorrect: 'Well done: really!' },
    })
    expect(fog).toEqual({ lights: [35, 14], triggers: null })
  })

  it('rules without a drawing', () => {
    const puzzle = six({
      antiknight: true,
      antiking: true,
      nonconsecutive: true,
      negative: ['xv'],
      lockout: [{ lines: [['R1C1', 'R1C3']] }],
      disjointgroups: true,
    })
    expect(puzzle.metadata).toMatchObject({ antiKnight: true, antiKing: true })
    expect(puzzle.lines).toEqual([])
    expect(puzzle.cages).toHaveLength(6)
    expect(puzzle.cages[0]).toMatchObject({ type: 'disjoint', hidden: true, unique: true })
    expect(puzzle.cages[0]!.cells).toEqual([
      [0, 0],
      [0, 3],
      [2, 0],
      [2, 3],
      [4, 0],
      [4, 3],
    ])
  })

  it('fog', () => {
    expect(six({ foglight: ['R1C1', 'R2C2'] }).fog).toEqual({ lights: [0, 7], triggers: null })
    expect(six({ foglight: [{ cells: ['R1C1'] }] }).fog).toEqual({ lights: [0], triggers: null })
    expect(six({ fogofwar: ['R1C1'] }).fog).toEqual({ lights: [0, 1, 6, 7], triggers: null })
    const trigger = {
      trigger: { type: 'cellvalue', cell: 'r1c1' },
      effect: { type: 'foglight', cells: 'r4c1r4c2' },
    }
    expect(six({ triggereffect: [trigger] }).fog).toEqual({
      lights: [],
      triggers: [{ cells: [0], lights: [18, 19] }],
    })
    expect(six({}).fog).toBeNull()
  })

  it('lies in the order SudokuPad draws in, whatever the order of the file', () => {
    const { overlays } = six({
      sandwichsum: [{ cell: 'R0C1', value: 's' }],
      text: [{ cells: ['R1C1'], value: 't' }],
      circle: [{ cells: ['R1C1'], value: 'c' }],
      rectangle: [{ cells: ['R1C1'], value: 'r' }],
      quadruple: [{ cells: ['R1C1'], values: ['q'] }],
      ratio: [{ cells: ['R1C1'], value: 'b' }],
      difference: [{ cells: ['R1C1'], value: 'd' }],
    })
    expect(overlays.map(({ text }) => text).join('')).toBe('dbqrcts')
  })
})
