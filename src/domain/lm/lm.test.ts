import { describe, expect, it } from 'vitest'
import type { RawEntry } from '../trace/rawEntry'
import { readEntry } from '../trace/readEntry'
import { estimateTokens } from './estimateTokens'
import { interleave } from './interleave'
import { verdictOf } from './verdict'

interface Group {
  time?: number | null
  actions?: string[]
  state?: string[] | string | null
}

const SOLVED = ['1', '2', '2', '1']

/** A 2 × 2 row; a group without a state repeats the one before. */
function row(groups: Group[], more: Record<string, unknown> = {}): RawEntry {
  let last: Group['state'] = ['', '', '', '']
  const { entry } = readEntry({
    youtube_id: 'v',
    puzzle_id: 'p',
    action_data: groups.map(({ time = 0, actions = [], state }, idx) => {
      last = state === undefined ? last : state
      const text = Array.isArray(last) ? JSON.stringify({ cells: last }) : last
      return { idx, frame: 0, time, actions, serialized_state: text }
    }),
    asr_data: {
      segments: [
        {
          start: 0,
          end: 9,
          text: '',
          words: [
            { word: ' early', start: 1, end: 2 },
            { word: ' one.', start: 5, end: 6 },
            { word: ' two', start: 7, end: 8 },
          ],
        },
      ],
    },
    puzzle_data: {
      rows: 2,
      cols: 2,
      initial_board: '....',
      solution: '1221',
      lgc_timestamp: 3,
      ...more,
    },
  })
  if (!entry) throw new Error('no entry')
  return entry
}

const steps: Group[] = [
  { time: 0 },
  { time: 5, actions: ['sl:r2c1,r1c2', 'vl:1:r1c1'], state: ['1', '', '', ''] },
  { time: 6, actions: ['vl:2:r1c2', 'cd:+:1:r2c2'], state: ['1', '2', '', '/1'] },
  { time: null, actions: ['vl:2:r2c1', 'ds:all', 'vl:1:r2c2'], state: ['1', '2', '2', '1/1'] },
  { time: 9, actions: ['cl:0:r1c1'], state: ['', '2', '2', '1/1'] },
]

describe('the publishers’ text', () => {
  it('merges by time: words first at equal times, null times at 0, nothing after the solution', () => {
    const result = interleave(row(steps))
    expect(result.status).toBe('processed')
    expect(result.text).toBe(
      '<vl><value2><r2><c1><ds><all><vl><value1><r2><c2> one.<sl><r1><c2><r2><c1><vl><value1><r1><c1><vl><value2><r1><c2><cd><+><value1><r2><c2> two',
    )
    expect(result.initialBoardAscii).toBe('....')
    expect(interleave(row(steps), { combinePosition: true }).text).toContain('<sl><r1c2><r2c1>')
  })

  it('says why there is none', () => {
    const status = (groups: Group[], more = {}) => interleave(row(groups, more)).status
    expect(status(steps.slice(0, 2))).toBe('unmatched')
    expect(status([])).toBe('unmatched')
    expect(status(steps, { solution: null })).toBe('soluion missing')
    expect(status(steps, { solution: '122.' })).toBe('unmatched')
    expect(status([{}, { state: 'no json' }, { state: SOLVED }])).toBe(
      'action board deserializing error',
    )
    expect(status([{}, { state: ['1,2'] }, { state: SOLVED }])).toBe(
      'action board deserializing error',
    )
    expect(status([{ state: null }, { state: SOLVED }])).toBe('init board deserializing error')
    expect(status([{ state: ['A', '', '', ''] }, { state: SOLVED }])).toBe(
      'init board deserializing error',
    )
    expect(status([{}, { actions: ['cd:5:r1c1'], state: SOLVED }])).toBe(
      'not enough values to unpack (expected 4, got 3)',
    )
    expect(status([{}, { actions: ['vl:+:5:r1c1'], state: SOLVED }])).toBe(
      'too many values to unpack (expected 3)',
    )
    expect(status(steps, { lgc_timestamp: null })).toBe(
      "'>=' not supported between instances of 'float' and 'NoneType'",
    )
  })

  it('drops pen, special digits and what it cannot read, keeps the rest', () => {
    const actions = [
      'pe:+:1:4:r1c1',
      'vl:10:r1c1',
      'cd:+:A:r1c1',
      'co:a:r1c1',
      'co:3:r1c1',
      'xx:1:r1c1',
      'sl',
      'ds',
      'vl:.:r02c1x',
      'cl:9:r1c1',
    ]
    const groups = [{}, { time: 8, actions, state: SOLVED }]
    expect(interleave(row(groups)).text).toBe(
      ' one. two<co><value3><r1><c1><sl><ds><vl><value.><r2><c1><cl><value9><r1><c1>',
    )
  })

  it('knows a state with special digits, missing ones and short ones', () => {
    const groups = [
      {},
      { state: null },
      { state: ['1', '2'] },
      { state: ['1,x', '2//a', '2', '1'] },
    ]
    expect(interleave(row(groups)).solved).toBe(3)
  })
})

describe('beyond theirs', () => {
  it('colours and pen, words before, without selections', () => {
    const actions = ['co:+:a:r1c1', 'pe:+:1:4:r1c2', 'sl:r1c1']
    const groups = [{}, { time: 8, actions, state: SOLVED }]
    const options = { coloursAndPen: true, wordsBefore: true, dropSelections: true }
    expect(interleave(row(groups), options).text).toBe(
      ' early one. two<co><+><valuea><r1><c1><pe><+><value1><color4><r1><c2>',
    )
  })

  it('a board at the start and every so many actions', () => {
    const { chunks } = interleave(row(steps), { boardEvery: 3, combinePosition: true })
    const boards = chunks.filter(({ kind }) => kind === 'board')
    // The actions at a null time come first: three of them.
    expect(boards.map(({ group }) => group)).toEqual([0, 3, 2])
    expect(boards[2]?.text).toBe(
      '<board>\n<r1c1>:<value1>//\n<r1c2>:<value2>//\n<r2c1>:<value.>//\n<r2c2>:<value.>/<value1>/\n</board>',
    )
  })

  it('actions at sentence ends', () => {
    const groups = [
      {},
      { time: 4, actions: ['sl:r1c1'] },
      { time: 6, actions: ['vl:1:r1c1'] },
      { time: 9, actions: ['ds:all'], state: SOLVED },
    ]
    const words = { wordsBefore: true }
    expect(interleave(row(groups), words).text).toBe(
      ' early<sl><r1><c1> one.<vl><value1><r1><c1> two<ds><all>',
    )
    expect(interleave(row(groups), { ...words, atSentenceEnds: true }).text).toBe(
      ' early one.<sl><r1><c1><vl><value1><r1><c1> two<ds><all>',
    )
  })

  it('chunks carry their time, group and word', () => {
    const { chunks } = interleave(row(steps))
    expect(chunks.slice(2, 5)).toMatchObject([
      { kind: 'vl', start: 0, group: 3, word: null },
      { kind: 'word', text: ' one.', start: 5, group: null, word: 1 },
      { kind: 'sl', start: 5, group: 1 },
    ])
    expect(estimateTokens(chunks)).toEqual({ words: 2, special: 28, total: 30 })
  })
})

describe('the publishers’ verdict', () => {
  const verdict = (groups: Group[], more = {}) => {
    const { verdict, place } = verdictOf(row(groups, more))
    return [verdict, place?.path ?? null, place?.cell ?? null]
  }
  const state = (actions: string[], cells: string[] = ['', '', '', '']) => [
    {},
    { actions, state: cells },
  ]

  it('is Success when the replay ends at the solution', () => {
    expect(verdict(steps)).toEqual(['Success', null, null])
    expect(verdict([{ state: SOLVED }])).toEqual(['Success', null, null])
  })

  it.each([
    ['Initial board deserialization error', [{ state: null }]],
    ['Initial board deserialization error', [{ state: '{"cells":[1]}' }]],
    ['Initial board deserialization error', []],
    ['Action deserialization error', state(['xx:1:r1c1'])],
    ['Action deserialization error', state(['cd:5:r1c1'])],
    ['Action deserialization error', state(['co:a:r1c1'])],
    ['Action deserialization error', state(['sl:all'])],
    ['Action execution error', state(['vl:1:r3c1'])],
    ['Action execution error', state(['vl:1:r1c1,r1c2'])],
    ['Action execution error', state(['vl:1:r1c1', 'vl:2:r1c1'])],
    ['Action execution error', state(['cd:+:1:r1c1', 'cd:+:1:r1c1'])],
    ['Action execution error', state(['pm:-:1:r1c1'])],
    ['Action execution error', state(['cl:7:r1c1'])],
    ['Current board deserialization error', [{}, { state: '' }]],
    ['Current board deserialization error', [{}, { state: ['1,2', '', '', ''] }]],
    ['Updated board mismatch', state(['vl:1:r1c1'])],
    ['Updated board mismatch', state([], ['', '', ''])],
    ['Updated board mismatch', state(['cd:+:1:r1c1'], ['//1', '', '', ''])],
    ['Solution mismatch', state([])],
  ] as [string, Group[]][])('%s', (expected, groups) => {
    expect(verdict(groups)[0]).toBe(expected)
  })

  it('lets pass what theirs does', () => {
    expect(
      verdict(state(['pe:x', 'sl:r9c9', 'co:3:r9c9', 'vl:10:r1c1', 'ds:+:r1c1'], SOLVED))[0],
    ).toBe('Updated board mismatch')
    expect(
      verdict([{ state: ['x', '2', '2', '1'] }, { actions: ['vl:1:r1c1'], state: SOLVED }])[0],
    ).toBe('Success')
    expect(
      verdict([{}, { actions: ['cd:+:2:r1c1', 'cd:+:1:r1c1'], state: ['/1,2', '', '', ''] }])[0],
    ).toBe('Solution mismatch')
  })

  it('names the first failing place', () => {
    const groups = [{}, { actions: ['vl:1:r1c1'], state: ['1', '', '3', ''] }]
    expect(verdictOf(row(groups)).place).toEqual({
      group: 1,
      cell: 2,
      path: 'action_data[1].serialized_state',
      message: 'the actions give an empty cell, the state has 3',
    })
  })
})
