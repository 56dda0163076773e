import { describe, expect, it } from 'vitest'
import { cellStory } from './cellStory'
import { chapters } from './chapters'
import { decodeTrace } from './decodeTrace'
import { digitsPlaced } from './digitsPlaced'
import { heat } from './heat'
import { mistakes } from './mistakes'
import { placedIn, placementContext } from './placementContext'
import { readEntry } from './readEntry'
import type { Trace } from './trace'
import { wordsBetween } from './wordsBetween'

/** A 2 × 2 solve told by its actions; words are said every `pace` seconds. */
function solve(groups: [time: number, ...actions: string[]][], pace = 1, more = {}): Trace {
  const words = Array.from({ length: Math.floor(400 / pace) }, (_, index) => ({
    word: ` w${index}`,
    start: index * pace,
    end: index * pace + 0.5,
    probability: 1,
  }))
  const { entry } = readEntry({
    youtube_id: 'v',
    puzzle_id: 'p',
    action_data: [[0], ...groups].map(([time, ...actions], idx) => ({
      idx,
      frame: idx,
      time,
      actions,
      serialized_state: null,
    })),
    asr_data: { segments: [{ start: 0, end: 400, text: '', words }] },
    puzzle_data: {
      rows: 2,
      cols: 2,
      initial_board: '1...',
      solution: '1221',
      lgc_timestamp: 10,
      ...more,
    },
  })
  if (!entry) throw new Error('no entry')
  return decodeTrace(entry)
}

const wrongFirst = solve([
  [20, 'sl:r1c2', 'cd:+:1:r1c2'],
  [30, 'vl:1:r1c2'],
  [35, 'ds:all'],
  [40, 'cl:0:r1c2', 'vl:2:r1c2'],
  [50, 'vl:2:r2c1', 'co:+:4:r2c1', 'sl:r2c1'],
  [55, 'ds:all'],
  [60, 'vl:1:r2c2'],
])

describe('mistakes', () => {
  it('last from entry to correction and know what was right', () => {
    expect(mistakes(wrongFirst)).toEqual([
      { cell: 1, value: '1', right: '2', group: 2, correctedIn: 4, start: 30, end: 40 },
    ])
  })

  it('may stand to the end, and need a solution', () => {
    const never = solve([[30, 'vl:1:r1c2']])
    expect(mistakes(never)).toMatchObject([{ cell: 1, correctedIn: null, end: never.duration }])
    expect(mistakes(solve([[30, 'vl:1:r1c2']], 1, { solution: null }))).toEqual([])
  })

  it('are not the givens, stated or not', () => {
    expect(mistakes(solve([[30, 'vl:2:r1c1']]))).toEqual([])
  })
})

describe('digits placed', () => {
  it('is a step a group that changed them, givens left out', () => {
    expect(
      digitsPlaced(wrongFirst).map(({ time, placed, right }) => [time, placed, right]),
    ).toEqual([
      [0, 0, 0],
      [30, 1, 0],
      [40, 1, 1],
      [50, 2, 2],
      [60, 3, 3],
    ])
    expect(digitsPlaced(solve([], 1, { solution: null }))).toEqual([
      { time: 0, group: 0, placed: 0, right: null },
    ])
  })
})

describe('the story of a cell', () => {
  it('has every value, mark, colour and selection with its times', () => {
    const { spans, selectedSeconds } = cellStory(wrongFirst, 1)
    expect(spans.map(({ part, text, start, end, to }) => [part, text, start, end, to])).toEqual([
      ['centre', '1', 20, 60, null],
      ['selection', '', 20, 35, 3],
      ['value', '1', 30, 40, 4],
      ['value', '2', 40, 60, null],
    ])
    expect(selectedSeconds).toBe(15)
    expect(cellStory(wrongFirst, 0)).toEqual({ spans: [], selectedSeconds: 0 })
  })

  it('of one cell adds up to the heat of all', () => {
    const { selectedSeconds, edits, order } = heat(wrongFirst)
    for (let cell = 0; cell < 4; cell++) {
      expect(selectedSeconds[cell]).toBe(cellStory(wrongFirst, cell).selectedSeconds)
    }
    expect(Array.from(edits)).toEqual([0, 3, 1, 1])
    expect(Array.from(order)).toEqual([0, 1, 2, 3])
  })
})

describe('what was said when a digit went in', () => {
  it('is the words from 5 s before to 2 s after', () => {
    const group = placedIn(wrongFirst, 1, 7)
    expect(group).toBe(4)
    const context = placementContext(wrongFirst, group ?? 0)
    expect(context).toMatchObject({
      time: 40,
      first: 35,
      end: 43,
      text: 'w35 w36 w37 w38 w39 w40 w41 w42',
      before: 'w35 w36 w37 w38 w39 w40',
      after: 'w41 w42',
    })
  })

  it('is nothing for givens and empty cells', () => {
    expect(placedIn(wrongFirst, 0, 7)).toBeNull()
    expect(placedIn(wrongFirst, 3, 6)).toBeNull()
    expect(placedIn(wrongFirst, 1, 2)).toBe(2)
  })

  it('ends at the transcript’s ends', () => {
    expect(wordsBetween(wrongFirst, -9, -1)).toEqual({ first: 0, end: 0, text: '' })
    expect(wordsBetween(wrongFirst, 1e6, 2e6)).toEqual({ first: 400, end: 400, text: '' })
    expect(wordsBetween(wrongFirst, 3, 4).text).toBe('w3 w4')
  })
})

describe('chapters', () => {
  it('cover the whole solve: thinks, the break-in, digits, what comes after', () => {
    const trace = solve([
      [70, 'vl:2:r1c2'],
      [150, 'cl:0:r1c2', 'vl:2:r1c2'],
      [290, 'vl:2:r2c1'],
      [295, 'vl:1:r2c2', 'cl:0:r2c1'],
      [300, 'vl:2:r2c1'],
    ])
    const story = chapters(trace, 50)
    expect(story.map(({ kind, start, end, digits }) => [kind, start, end, digits])).toEqual([
      ['introduction', 0, 10, 0],
      ['think', 10, 70, 1],
      ['break-in', 70, 290, 0],
      ['digits', 290, 300, 3],
      ['after', 300, trace.duration, 0],
    ])
  })

  it('need talk for a think', () => {
    const silent = solve(
      [
        [200, 'vl:2:r1c2'],
        [210, 'vl:2:r2c1'],
        [220, 'vl:1:r2c2'],
      ],
      10,
    )
    expect(chapters(silent, 50).map(({ kind }) => kind)).toEqual([
      'introduction',
      'digits',
      'after',
    ])
  })

  it('of a trace without digits are one think', () => {
    expect(chapters(solve([])).map(({ kind }) => kind)).toEqual(['introduction', 'think'])
  })
})
