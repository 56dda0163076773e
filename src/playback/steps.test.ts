import { expect, test } from 'vitest'
import type { Action, ActionType } from '@/domain/board/action'
import type { Trace } from '@/domain/trace/trace'
import { stepAction, stepDigit, stepSentence, stepTime } from './steps'

const act = (type: ActionType, value = ''): Action => ({
  type,
  op: null,
  value,
  colour: '',
  cells: [],
  all: false,
  text: '',
})

/** Groups: [time, actions]. Only what the steps read is filled in. */
function traceOf(groups: [number, Action[]][], sentences: number[] = []): Trace {
  const starts = [0]
  for (const [, actions] of groups) starts.push(starts[starts.length - 1]! + actions.length)
  return {
    groups: {
      count: groups.length,
      times: Float64Array.from(groups.map(([time]) => time)),
      actions: groups.flatMap(([, actions]) => actions),
      actionStart: Uint32Array.from(starts),
    },
    words: {
      count: sentences.length,
      start: Float64Array.from(sentences),
      sentenceStart: Uint32Array.from([...sentences.keys(), sentences.length]),
    },
    markers: [
      { kind: 'cracking', time: 5, group: null },
      { kind: 'solved', time: 50, group: 3 },
    ],
    findings: [
      { kind: 'wrong-digit', time: 30 },
      { kind: 'gap', time: 20 },
      { kind: 'wrong-digit', time: 12 },
    ],
  } as unknown as Trace
}

const trace = traceOf(
  [
    [0, []],
    [10, [act('sl')]],
    [10, [act('vl', '5')]],
    [10.02, [act('cd', '1')]],
    [20, []],
    [30, [act('vl', '7'), act('sl')]],
  ],
  [1, 8, 15],
)

test('steps by action, over groups without any', () => {
  expect(stepAction(trace, 0, 1)).toBe(10)
  expect(stepAction(trace, 10, 1)).toBe(10.02)
  expect(stepAction(trace, 10.02, 1)).toBe(30)
  expect(stepAction(trace, 30, 1)).toBeNull()
  expect(stepAction(trace, 30, -1)).toBe(10.02)
  expect(stepAction(trace, 25, -1)).toBe(10.02)
  expect(stepAction(trace, 10, -1)).toBeNull()
})

test('steps by digit placed', () => {
  expect(stepDigit(trace, 0, 1)).toBe(10)
  expect(stepDigit(trace, 10, 1)).toBe(30)
  expect(stepDigit(trace, 40, -1)).toBe(30)
  expect(stepDigit(trace, 30, -1)).toBe(10)
  expect(stepDigit(trace, 10, -1)).toBeNull()
})

test('steps by sentence, the words moved by the offset', () => {
  expect(stepSentence(trace, 1, 1)).toBe(8)
  expect(stepSentence(trace, 10, -1)).toBe(8)
  expect(stepSentence(trace, 1, 1, 2.5)).toBe(3.5)
  expect(stepSentence(trace, 15, 1)).toBeNull()
  expect(stepSentence(traceOf([]), 0, 1)).toBeNull()
})

test('steps by any times, in whatever order', () => {
  expect(stepTime([50, 5], 5, 1)).toBe(50)
  expect(stepTime([50, 5], 50, -1)).toBe(5)
  expect(stepTime([30, 12], 0, 1)).toBe(12)
  expect(stepTime([30, 12], 12, 1)).toBe(30)
  expect(stepTime([30, 12], 13, -1)).toBe(12)
  expect(stepTime([], 13, -1)).toBeNull()
})

test('a trace without groups has nowhere to step', () => {
  expect(stepAction(traceOf([]), 0, 1)).toBeNull()
  expect(stepDigit(traceOf([]), 100, -1)).toBeNull()
})
