import { expect, test } from 'vitest'
import type { KeyValueStore } from './keyValueStore'
import { createPlayer } from './player'
import { rememberPosition, resumeAt } from './resume'
import { fakeTime } from './testing/fakeTime'
import { createTraceMemory } from './traceMemory'

function storage(): KeyValueStore & { text: string | null } {
  return {
    text: null,
    getItem() {
      return this.text
    },
    setItem(_key, value) {
      this.text = value
    },
  }
}
const quiet = () => {}

test('comes back to where it was left, never against a link', () => {
  const time = fakeTime()
  const memory = createTraceMemory(storage(), quiet)
  const player = createPlayer({ duration: 600, time })
  const leave = rememberPosition(player, memory, 'a', time)
  player.seek(200)
  player.play()
  time.pass(31_000)
  expect(resumeAt(memory, 'a', 600, false)).toBeCloseTo(230, 0)
  player.pause()
  expect(resumeAt(memory, 'a', 600, false)).toBe(player.position())
  expect(resumeAt(memory, 'a', 600, true)).toBeNull()
  expect(resumeAt(memory, 'b', 600, false)).toBeNull()
  player.play()
  time.pass(2000)
  player.pause()
  // The very moment: a tenth of a second earlier may be another board.
  player.seek(233.533)
  time.pass(100)
  leave()
  player.destroy()
  expect(resumeAt(memory, 'a', 600, false)).toBe(233.533)
  expect(time.waiting()).toBe(0)
})

test('the first and the last moments are not worth coming back to', () => {
  const memory = createTraceMemory(storage(), quiet)
  memory.keep('a', { left: 3 })
  expect(resumeAt(memory, 'a', 600, false)).toBeNull()
  memory.keep('a', { left: 595 })
  expect(resumeAt(memory, 'a', 600, false)).toBeNull()
})

test('offsets are kept beside it, and survive each other', () => {
  const store = storage()
  createTraceMemory(store, quiet).keep('a', { words: -1.5 })
  createTraceMemory(store, quiet).keep('a', { video: 3, left: 50 })
  createTraceMemory(store, quiet).keep('a', { left: undefined })
  expect(createTraceMemory(store, quiet).recall('a')).toEqual({ words: -1.5, video: 3 })
})

test('the longest untouched trace is forgotten first', () => {
  const memory = createTraceMemory(storage(), quiet)
  for (let i = 0; i < 501; i += 1) memory.keep(`t${i}`, { left: i })
  expect(memory.recall('t0')).toEqual({})
  expect(memory.recall('t1')).toEqual({ left: 1 })
})

test.each(['{"a":1}', '[[1,2],["a",null],["b",{"left":"x"}]]', 'not json'])(
  'damaged memories are forgotten: %s',
  (text) => {
    const problems: string[] = []
    const memory = createTraceMemory({ ...storage(), text } as KeyValueStore, (p) =>
      problems.push(p),
    )
    expect(memory.recall('b')).toEqual({})
    expect(problems.length).toBe(text === 'not json' ? 1 : 0)
  },
)

test('a store that throws costs the memory only, and says so once', () => {
  const problems: string[] = []
  const broken: KeyValueStore = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  const memory = createTraceMemory(broken, (p) => problems.push(p))
  memory.keep('a', { left: 20 })
  memory.keep('a', { left: 30 })
  expect(problems).toEqual(['Where you left a trace cannot be kept in this browser (Error: full).'])
})
