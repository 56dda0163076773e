import fc from 'fast-check'
import LZString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { bareGrid } from './bareGrid'
import { decodePayload } from './decodePayload'
import { limits } from './limits'
import { createProblemLog } from './problemLog'
import type { Puzzle } from './puzzle'
import { puzzleOf } from './puzzleOf'
import { visualPuzzle } from './visualPuzzle'

const cells = [
  [{}, {}],
  [{}, {}],
]
const decode = (source: unknown) => decodePayload(JSON.stringify(source))
function puzzleFrom(source: object) {
  const result = decode({ cells, ...source })
  if (!result.ok) throw new Error(result.problem.message)
  return {
    puzzle: result.value.puzzle,
    messages: result.problems.map(({ path, message }) => `${path}: ${message}`),
  }
}

/** What every drawing may rely on. */
function expectSound(puzzle: Puzzle) {
  expect(puzzle.cells).toHaveLength(puzzle.rows * puzzle.cols)
  const numbers: number[] = []
  const collect = (value: unknown) => {
    if (typeof value === 'number') numbers.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect({ ...puzzle, metadata: null })
  for (const number of numbers) expect(Number.isFinite(number)).toBe(true)
  for (const region of puzzle.regions)
    for (const cell of region) expect(puzzle.cells[cell]).toBeDefined()
  const { cages, lines, arrows, underlays, overlays } = puzzle
  for (const list of [cages, lines, arrows, underlays, overlays]) {
    expect(list.length).toBeLessThanOrEqual(limits.parts)
    for (const part of list)
      for (const name of ['colour', 'backgroundColour', 'borderColour', 'outlineColour'] as const) {
        const colour = (part as unknown as Record<string, unknown>)[name]
        if (colour !== undefined) expect(colour).not.toMatch(/url|[;<>"'\\]/i)
      }
  }
}

describe('a hostile payload', () => {
  it('keeps text as text, and no address that could run or be fetched', () => {
    const script = '<script>alert(1)</script>'
    const { puzzle, messages } = puzzleFrom({
      metadata: { title: script, rules: 'javascript:alert(1)', bgimage: 'javascript:alert(1)' },
      lines: [
        {
          wayPoints: [
            [0, 0],
            [1, 1],
          ],
          color: 'url(https://a.b)',
          onload: 'alert(1)',
        },
      ],
      overlays: [
        { center: [1, 1], width: 1, height: 1, text: script, backgroundColor: '"onload=x' },
      ],
    })
    expect(puzzle.metadata.title).toBe(script)
    expect(puzzle.metadata.backgroundImage).toBeUndefined()
    expect(puzzle.lines[0]).not.toHaveProperty('colour')
    expect(puzzle.overlays[0]).not.toHaveProperty('backgroundColour')
    expect(messages).toHaveLength(3)
    expectSound(puzzle)
  })

  it('reaches no prototype', () => {
    const text = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"cells":[[{"__proto__":{"value":5}}]],
      "metadata":{"__proto__":"x","constructor":"y","title":"T"},"lines":[{"wayPoints":[[0,0]],"__proto__":{"color":"#f00"},"constructor":"z"}]}`
    const result = decodePayload(text)
    expect(result.ok).toBe(true)
    if (!result.ok) return
    const { puzzle } = result.value
    expect(puzzle.cells[0]!.given).toBe('')
    expect(puzzle.lines[0]).toEqual({ wayPoints: [[0, 0]], pass: {} })
    expect(puzzle.metadata.other).toEqual({})
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('leaves out parts at unsound places and keeps their neighbours', () => {
    const { puzzle, messages } = puzzleFrom({
      lines: [
        {
          wayPoints: [
            [0, 0],
            [1e9, 1],
          ],
        },
        {
          wayPoints: [
            [0, 0],
            ['NaN', 1],
          ],
        },
        {
          wayPoints: [
            [0, 0],
            [1, 1],
          ],
          thickness: 1e99,
        },
        { d: 'M0 0 L1e9 0' },
        { d: 'M0 0 L5 5 Z' },
        { d: 'M0 0 <script>' },
      ],
      overlays: [
        { center: [1e9, 0], width: 1, height: 1 },
        { center: [null, 0] },
        { center: [1, 1], width: 'wide', height: 1e9, fontSize: {} },
        {},
      ],
      cages: [
        {
          cells: [
            [0, 0],
            [1e9, 0],
            [0.5, 0],
          ],
        },
        { cells: [[1e9, 1e9]] },
      ],
    })
    expect(puzzle.lines.map(({ wayPoints, d }) => d ?? wayPoints)).toEqual([
      [
        [0, 0],
        [1, 1],
      ],
      'M0 0 L5 5 Z',
    ])
    expect(puzzle.overlays).toEqual([
      { center: [1, 1], width: 0, height: 0, rounded: false, pass: {} },
    ])
    expect(puzzle.cages.map((cage) => cage.cells)).toEqual([[[0, 0]]])
    expect(messages.join('\n')).toMatch(
      /lines\[0\]: Left out: "\[1000000000, 1\]" is not a place on or near the board/,
    )
    expectSound(puzzle)
  })

  it('numbers JSON cannot hold', () => {
    const result = decodePayload(
      '{"cells":[[{"value":1e999}]],"lines":[{"wayPoints":[[1e999,-1e999]],"thickness":1e999}]}',
    )
    expect(result.ok && result.value.puzzle.lines).toEqual([])
  })

  it('caps the number of parts and says so', () => {
    const { puzzle, messages } = puzzleFrom({
      overlays: Array.from({ length: 20_000 }, () => ({ center: [1, 1], width: 1 })),
    })
    expect(puzzle.overlays).toHaveLength(limits.parts)
    expect(messages).toEqual([
      'overlays: The puzzle lists 20,000 overlays; only the first 10,000 are used',
    ])
  })

  it('lists the first problems and counts the rest', () => {
    const { messages } = puzzleFrom({
      overlays: Array.from({ length: 900 }, () => ({ center: [1e9, 1] })),
    })
    expect(messages).toHaveLength(limits.problems + 1)
    expect(messages.at(-1)).toBe(': 860 more problems of this kind')
  })

  it.each([
    [
      'a million overlays',
      () => `{"cells":[[{}]],"overlays":[${'{},'.repeat(1e6)}{}]}`,
      /more than any board needs/,
    ],
    ['a zipped million', () => `{ce:[[,]],o:[${','.repeat(1e6)}]}`, /more than 300,000 items/],
    [
      'deep lists',
      () => `{"cells":[[{}]],"x":${'['.repeat(9e5)}${']'.repeat(9e5)}}`,
      /nests more than/,
    ],
    [
      'deep objects',
      () => `{"cells":[[{}]],"x":${'{"a":'.repeat(2e5)}1${'}'.repeat(2e5)}}`,
      /nests more than/,
    ],
    ['deep zipped lists', () => `{ce:[[,]],o:${'['.repeat(9e5)}`, /nests more than/],
    [
      'a huge grid',
      () => JSON.stringify({ cells: Array.from({ length: 500 }, () => [{}]) }),
      /larger than 64 by 64/,
    ],
    ['a huge f-puzzles size', () => '{"size":1e9,"grid":[]}', /larger than 64 by 64/],
    ['five million characters', () => `scl${'A'.repeat(5e6)}`, /4,000,000 are read/],
    ['a bomb in lz-string', () => `scl${bomb}`, /more than any board needs/],
    ['nothing but slashes', () => `sclN4Ig${'/'.repeat(9e5)}`, /cannot be decoded|more than any/],
    ['percent signs', () => `scl${'%25'.repeat(1e6)}`, /cannot be decoded/],
  ])('%s: a clear message', (_, make, words) => {
    const result = decodePayload(make())
    expect(result.ok ? 'decoded' : result.problem.message).toMatch(words)
  })

  it('is no text at all', () => {
    const cyclic: Record<string, unknown> = {}
    cyclic.self = cyclic
    for (const value of [null, undefined, 5, {}, [], cyclic])
      expect(decodePayload(value as unknown as string)).toMatchObject({ ok: false })
  })
})

/** 3,000,000 characters in 6,600 of base64, written bit by bit: lz-string itself takes minutes to make one. */
const bomb = (() => {
  const bits: number[] = []
  const write = (value: number, width: number) => {
    for (let bit = 0; bit < width; bit++) bits.push((value >> bit) & 1)
  }
  write(0, 2)
  write(97, 8)
  // Each code names the entry just being made, which is one character longer than the last.
  let entries = 4
  let width = 3
  let untilWider = 4
  for (let code = 0; code < 2500; code++) {
    write(entries, width)
    entries += 1
    untilWider -= 1
    if (untilWider === 0) untilWider = 2 ** width++
  }
  write(2, width)
  while (bits.length % 6 !== 0) bits.push(0)
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  let base64 = ''
  for (let at = 0; at < bits.length; at += 6)
    base64 += digits[bits.slice(at, at + 6).reduce((value, bit) => value * 2 + bit, 0)]
  return base64
})()

describe('random input', () => {
  const json = fc.jsonValue({ maxDepth: 4 })
  const number = fc.oneof(
    fc.double(),
    fc.integer({ min: -3, max: 12 }),
    fc.constantFrom(1e9, null, '3', 'NaN'),
  )
  const point = fc.oneof(fc.tuple(number, number), json)
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('#0', '#FF00FF', 'url(x)', 'FOGLIGHT', 'rules: x', 'r1c1-r9c9'),
  )
  const part = fc.record(
    {
      center: point,
      wayPoints: fc.oneof(fc.array(point, { maxLength: 4 }), json),
      cells: fc.oneof(fc.array(point, { maxLength: 4 }), text),
      lines: fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 2 }),
      cell: text,
      value: fc.oneof(text, number),
      width: number,
      height: number,
      thickness: number,
      color: text,
      outlineC: text,
      d: text,
      text: fc.oneof(text, number),
      angle: number,
      style: fc.oneof(text, fc.constant(null)),
      values: json,
      direction: fc.constantFrom('UL', 'DR', 'x'),
    },
    { requiredKeys: [] },
  )
  const parts = fc.oneof(fc.array(part, { maxLength: 3 }), json)
  const cell = fc.oneof(
    fc.record({ value: fc.oneof(text, number), region: number, c: text }, { requiredKeys: [] }),
    json,
  )
  const grid = fc.oneof(
    fc.array(fc.oneof(fc.array(cell, { maxLength: 4 }), json), { minLength: 1, maxLength: 4 }),
    json,
  )
  const lists = {
    cages: parts,
    lines: parts,
    arrows: parts,
    underlays: parts,
    overlays: parts,
    regions: json,
    metadata: json,
    foglight: fc.oneof(json, text),
    triggereffect: json,
    title: json,
  }
  const fPuzzles = Object.fromEntries(
    `thermometer arrow betweenline line palindrome killercage cage difference xv quadruple minimum maximum text circle
    littlekillersum sandwichsum clone even extraregion foglight fogofwar`
      .split(/\s+/)
      .map((name) => [name, parts]),
  )
  const check = (payload: string) => {
    const result = decodePayload(payload)
    if (result.ok) expectSound(result.value.puzzle)
    else expect(result.problem.message).toMatch(/\w{3}/)
    for (const { message } of result.problems) expect(message.length).toBeLessThan(400)
  }

  it('any SudokuPad source gives a sound puzzle or a message', () => {
    fc.assert(
      fc.property(fc.record({ cells: grid, ...lists }, { requiredKeys: [] }), (source) =>
        check(JSON.stringify(source)),
      ),
      { numRuns: 300 },
    )
  })
  it('any f-puzzles source gives a sound puzzle or a message', () => {
    fc.assert(
      fc.property(
        fc.record({ size: number, grid, solution: json, ...fPuzzles }, { requiredKeys: [] }),
        (source) => check(JSON.stringify(source)),
      ),
      { numRuns: 300 },
    )
  })
  it('any text gives a message', () => {
    const loose = fc.string({
      unit: fc.constantFrom(...`{}[],:'"ce=N4Ig/+%?#.sclfpuz`),
      maxLength: 80,
    })
    const packed = fc.string().map((text) => `scl${LZString.compressToBase64(text)}`)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          loose,
          packed,
          loose.map((text) => `{ce:[[,]],${text}`),
        ),
        check,
      ),
      { numRuns: 800 },
    )
  })
  it('a damaged payload gives a sound puzzle or a message', () => {
    const whole = `scl${LZString.compressToBase64(
      JSON.stringify({
        cells,
        lines: [
          {
            wayPoints: [
              [0, 0],
              [1, 1],
            ],
          },
        ],
      }),
    )}`
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(6),
        fc.string({ maxLength: 3 }),
        (at, length, text) => check(whole.slice(0, at) + text + whole.slice(at + length)),
      ),
    )
  })
  it('any visual elements and any row give a sound puzzle', () => {
    const element = fc.record(
      {
        type: fc.constantFrom(
          'overlays',
          'lines',
          'arrows',
          'cage',
          'inequality',
          'diagonal arrow',
          'manual',
          'x',
        ),
        coords: fc.oneof(fc.array(text), json),
        cells: json,
        direction: fc.constantFrom('<', 'up', 'x'),
        width: number,
        thickness: number,
        text: json,
        color_hex: text,
      },
      { requiredKeys: [] },
    )
    const metadata = {
      title: '',
      author: '',
      rules: '',
      solution: null,
      antiKing: false,
      antiKnight: false,
      other: {},
    }
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(element, json)), json), (elements) => {
        const puzzle = visualPuzzle(
          bareGrid(4, 4, '', metadata),
          JSON.stringify(elements),
          createProblemLog(),
        )
        if (puzzle) expectSound(puzzle)
      }),
      { numRuns: 200 },
    )
    fc.assert(
      fc.property(
        fc.double(),
        fc.double(),
        fc.string(),
        fc.string(),
        (rows, cols, board, elements) => {
          const row = {
            puzzle_id: '',
            youtube_id: null,
            title: '',
            author: '',
            date: '',
            rules: '',
            lgc_timestamp: null,
            sequential_number: null,
          }
          const { puzzle } = puzzleOf({
            ...row,
            rows,
            cols,
            initial_board: board,
            solution: null,
            visual_elements: elements,
            encoded_puzzle: board,
            sudokupad_url: '',
          })
          expectSound(puzzle)
        },
      ),
      { numRuns: 200 },
    )
  })
})
