import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardAt } from './boardAt'
import { changedCells } from './changedCells'
import { decodeTrace } from './decodeTrace'
import { indexAt } from './indexAt'
import { readEntry } from './readEntry'
import { selectionAt } from './selectionAt'
import { sentenceOf } from './sentenceOf'
import { type TestRow, testRow } from './testSupport/testRow'
import type { Trace } from './trace'
import { wordAt } from './wordAt'
import { wordText } from './wordText'

const shape = { rows: 6, cols: 6, groups: 200, words: 240, seed: 3 }

function decode(value: unknown): Trace {
  const { entry, problems } = readEntry(value)
  if (!entry) throw new Error(problems[0]?.message)
  return decodeTrace(entry, problems)
}

/** A sound row with one fault planted, decoded. */
function planted(fault: (row: TestRow) => void): Trace {
  const row = testRow(shape)
  fault(row)
  return decode(row)
}

function group(row: TestRow, index: number): TestRow['action_data'][number] {
  const found = row.action_data[index]
  if (!found) throw new Error(`no group ${index}`)
  return found
}

/** The first group from `from` on whose first action is of the kind. */
function groupOf(row: TestRow, kind: string, from = 20): number {
  return row.action_data.findIndex(
    ({ actions }, index) => index >= from && actions[0]?.startsWith(kind),
  )
}

function cellsOf(row: TestRow, index: number): string[] {
  return (JSON.parse(group(row, index).serialized_state ?? '') as { cells: string[] }).cells
}

function facts(trace: Trace): [string, number | null, number | null][] {
  return trace.findings.map(({ kind, group, cell }) => [kind, group, cell])
}

describe('a sound row', () => {
  const row = testRow(shape)
  const trace = decode(row)

  it('has no findings and no problems', () => {
    expect(trace.findings).toEqual([])
    expect(trace.problems).toEqual([])
  })

  it('gives back every state, every word and every time', () => {
    row.action_data.forEach((_, index) => {
      const board = boardAt(trace, index)
      expect(cellsOf(row, index)).toEqual(
        Array.from({ length: 36 }, (__, cell) => board.cellAt(cell).text),
      )
    })
    const words = row.asr_data.segments.flatMap((segment) => segment.words)
    expect(trace.words.text).toBe(row.asr_data.text)
    words.forEach((word, index) => {
      expect(wordText(trace, index)).toBe(word.word)
      expect([trace.words.start[index], trace.words.end[index]]).toEqual([word.start, word.end])
    })
    expect(Array.from(trace.groups.times)).toEqual(row.action_data.map(({ time }) => time))
  })

  it('keeps unchanged cells the same objects', () => {
    const changed = new Set(changedCells(trace, 50, 60))
    expect(changed.size).toBeGreaterThan(0)
    for (let cell = 0; cell < 36; cell++) {
      const same = boardAt(trace, 50).cellAt(cell) === boardAt(trace, 60).cellAt(cell)
      expect(same).toBe(!changed.has(cell))
    }
  })

  it('adds selections up until they are undone', () => {
    const selected = new Set<string>()
    row.action_data.forEach(({ actions }, index) => {
      for (const action of actions) {
        const [type, cells = ''] = action.split(':')
        if (type === 'sl') selected.add(cells)
        if (action === 'ds:all') selected.clear()
      }
      const names = selectionAt(trace, index).map(
        (cell) => `r${Math.floor(cell / 6) + 1}c${(cell % 6) + 1}`,
      )
      expect(names.sort()).toEqual([...selected].sort())
    })
  })

  it('finds any moment', () => {
    const { times } = trace.groups
    expect(indexAt(trace, -5)).toBe(0)
    expect(indexAt(trace, 1e9)).toBe(199)
    expect(indexAt(trace, times[70] ?? 0)).toBe(70)
    expect(indexAt(trace, (times[70] ?? 0) - 1e-6)).toBe(69)
    expect(wordAt(trace, -1)).toBe(-1)
    expect(wordAt(trace, trace.words.start[17] ?? 0)).toBe(17)
    expect(sentenceOf(trace, 17)).toBe(1)
    expect(sentenceOf(trace, 239)).toBe(19)
    expect(sentenceOf(trace, -1)).toBe(-1)
  })

  it('marks cracking, first digit, solved and the end', () => {
    expect(trace.markers.map(({ kind, group }) => [kind, group])).toEqual([
      ['cracking', null],
      ['first-digit', groupOf(row, 'vl', 1)],
      ['solved', 199],
      ['end', null],
    ])
    expect(trace.duration).toBe(trace.words.end[239])
  })

  it('is plain data: a structured clone is equal', () => {
    expect(structuredClone(trace)).toEqual(trace)
  })
})

/** The sound row with another time at group 60. */
function atTime(time: (row: TestRow) => number | null): Trace {
  return planted((row) => {
    group(row, 60).time = time(row)
  })
}

describe('one planted fault, one finding', () => {
  it('a state that contradicts the actions, both when it comes and when it goes', () => {
    const at = groupOf(testRow(shape), 'ds:all')
    const trace = planted((row) => {
      const cells = cellsOf(row, at)
      cells[5] = '//1,9'
      group(row, at).serialized_state = JSON.stringify({ cells })
    })
    expect(facts(trace)).toEqual([
      ['state-mismatch', at, 5],
      ['state-mismatch', at + 1, 5],
    ])
    expect(trace.findings[0]?.found).toBe('//1,9')
    expect(trace.findings[0]?.path).toBe(`action_data[${at}].serialized_state`)
  })

  it('a wrong digit', () => {
    const at = groupOf(testRow(shape), 'vl')
    const trace = planted((row) => {
      const [, digit = '', cell = ''] = group(row, at).actions[0]?.split(':') ?? []
      const wrong = digit === '1' ? '2' : '1'
      group(row, at).actions[0] = `vl:${wrong}:${cell}`
      const right = cellsOf(row, at)
      const before = cellsOf(row, at - 1)
      const index = right.findIndex((text, position) => text !== before[position])
      right[index] = (right[index] ?? '').replace(/^./, wrong)
      group(row, at).serialized_state = JSON.stringify({ cells: right })
      // Corrected by the next group, as solvers do.
      group(row, at + 1).actions.unshift(`cl:0:${cell}`, `vl:${digit}:${cell}`)
    })
    expect(facts(trace).map(([kind, where]) => [kind, where])).toEqual([['wrong-digit', at]])
  })

  it('a state of the wrong size', () => {
    for (const size of [30, 40]) {
      const trace = planted((row) => {
        const cells = [...cellsOf(row, 60), '', '', '', ''].slice(0, size)
        group(row, 60).serialized_state = JSON.stringify({ cells })
      })
      expect(facts(trace)).toEqual([['state-size', 60, null]])
      expect(trace.findings[0]).toMatchObject({ expected: '36 cells', found: `${size} cells` })
      expect(changedCells(trace, 60, 61).length).toBeLessThan(3)
    }
  })

  it('an unreadable state, and one that is missing', () => {
    for (const text of ['{"cells":["1"', null, '']) {
      const trace = planted((row) => {
        group(row, 60).serialized_state = text
      })
      expect(facts(trace)).toEqual([['state-unreadable', 60, null]])
      expect(Array.from({ length: 36 }, (_, cell) => boardAt(trace, 60).cellAt(cell).text)).toEqual(
        cellsOf(testRow(shape), 60),
      )
    }
  })

  it('an unreadable action', () => {
    const trace = planted((row) => void group(row, 60).actions.push('zz:4:r1c1'))
    expect(facts(trace)).toEqual([['action-unreadable', 60, null]])
    expect(trace.problems).toMatchObject([
      { path: `action_data[60].actions[${group(testRow(shape), 60).actions.length}]` },
    ])
  })

  it('an impossible action', () => {
    const trace = planted((row) => void group(row, 60).actions.push('pm:-:q:r2c1'))
    expect(facts(trace)).toEqual([['action-impossible', 60, 6]])
    const off = planted((row) => void group(row, 60).actions.push('sl:r7c1'))
    expect(facts(off)).toEqual([['action-impossible', 60, null]])
  })

  it('times that go backward, repeat or are missing', () => {
    const back = atTime(() => 101)
    expect(facts(back)).toEqual([['time-backward', 60, null]])
    expect(back.groups.times[60]).toBe(back.groups.times[59])
    expect(back.groups.rawTimes[60]).toBe(101)
    const same = atTime((row) => group(row, 59).time)
    expect(facts(same)).toEqual([['time-repeated', 60, null]])
    const none = atTime(() => null)
    expect(facts(none)).toEqual([['time-missing', 60, null]])
    // One time far ahead does not condemn the rest.
    const ahead = atTime(() => 9e5)
    expect(facts(ahead)).toEqual([['time-backward', 60, null]])
  })

  it('a gap without key frames', () => {
    const trace = planted((row) => {
      row.action_data.forEach((item, index) => {
        if (index >= 100) item.time = (item.time ?? 0) + 400
      })
    })
    expect(facts(trace)).toEqual([['gap', 100, null]])
  })

  it('words outside their segment, or going backward', () => {
    const outside = planted((row) => {
      const segment = row.asr_data.segments[4]
      if (segment) segment.end -= 4
    })
    expect(outside.findings.map(({ kind }) => kind)).toContain('word-outside-segment')
    expect(new Set(outside.findings.map(({ kind }) => kind)).size).toBe(1)
    const back = planted((row) => {
      const word = row.asr_data.segments[4]?.words[6]
      if (word) word.start -= 3
    })
    expect(facts(back)).toEqual([['word-time-backward', null, null]])
    expect(back.findings[0]?.path).toBe('asr_data.segments[4].words[6]')
    expect(Array.from(back.words.start)).toEqual(Array.from(back.words.start).sort((a, b) => a - b))
  })

  it('a repeated sentence', () => {
    const trace = planted((row) => {
      const text = (segment: number) => row.asr_data.segments[segment]?.words ?? []
      text(8).forEach((word, index) => {
        word.word = text(7)[index]?.word ?? ''
      })
    })
    expect(facts(trace)).toEqual([['repeated-sentence', null, null]])
    expect(trace.findings[0]?.time).toBe(trace.words.start[96])
  })

  it('a stretch of doubtful words', () => {
    const trace = planted((row) => {
      for (const word of row.asr_data.segments[4]?.words.slice(0, 7) ?? []) word.probability = 0.1
    })
    expect(facts(trace)).toEqual([['low-probability', null, null]])
    expect(trace.findings[0]?.found).toMatch(/^7 words below/)
  })

  it('speech before 0 and long after the end', () => {
    const early = planted((row) => {
      const segment = row.asr_data.segments[0]
      const word = segment?.words[0]
      if (segment && word) segment.start = word.start = -2
    })
    expect(facts(early)).toEqual([['speech-off-axis', null, null]])
    const late = planted((row) => {
      const segment = row.asr_data.segments[19]
      if (!segment) return
      segment.start += 2000
      segment.end += 2000
      for (const word of segment.words) {
        word.start += 2000
        word.end += 2000
      }
    })
    expect(facts(late)).toEqual([['speech-off-axis', null, null]])
  })
})

describe('givens', () => {
  const row = testRow(shape)
  row.puzzle_data.initial_board = `${row.puzzle_data.solution?.slice(0, 2)}${'.'.repeat(34)}`

  it('may stand in the states or not, or come and go', () => {
    const without = decode(row)
    expect(without.givens.slice(0, 3)).toEqual(['1', '2', ''])
    const before = without.findings.length
    const some = structuredClone(row)
    some.action_data.forEach((item, index) => {
      if (index % 2 === 0) return
      const cells = cellsOf(some, index)
      for (const given of [0, 1]) {
        cells[given] = (cells[given] ?? '').replace(/^[^/]*/, without.givens[given] ?? '')
      }
      item.serialized_state = JSON.stringify({ cells })
    })
    const kinds = (trace: Trace) => trace.findings.filter(({ kind }) => kind === 'state-mismatch')
    expect(kinds(decode(some))).toEqual(kinds(without))
    expect(before).toBe(2) // the row enters digits into what are now givens
  })
})

describe('a row without states', () => {
  it('plays its actions', () => {
    const row = testRow(shape)
    const whole = decode(row)
    for (const item of row.action_data) item.serialized_state = null
    const trace = decode(row)
    expect(facts(trace)).toEqual([['state-unreadable', 0, null]])
    for (const index of [0, 80, 199]) {
      for (let cell = 0; cell < 36; cell++) {
        const text = boardAt(trace, index).cellAt(cell).text
        expect(text).toBe(boardAt(whole, index).cellAt(cell).text)
      }
    }
  })
})

describe('states that carry highlights', () => {
  it('say what is selected', () => {
    const trace = planted((row) => {
      for (const [index, item] of row.action_data.entries()) {
        const cells = cellsOf(row, index)
        const parts = [...(cells[4] ?? '').split('/'), '', '', '', '', ''].slice(0, 6)
        parts[4] = '1'
        cells[4] = parts.join('/')
        item.serialized_state = JSON.stringify({ cells })
      }
    })
    expect(selectionAt(trace, 30)).toEqual([4])
    expect(trace.findings).toEqual([])
  })
})

describe('anything at all', () => {
  it('is read without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withTypedArray: true }), (value) => {
        const { entry, problems } = readEntry(value)
        if (entry) structuredClone(decodeTrace(entry, problems))
        else expect(problems.length).toBeGreaterThan(0)
      }),
    )
  })

  it('put anywhere into a row is survived', () => {
    const small = testRow({ rows: 4, cols: 4, groups: 12, words: 20 })
    const paths: (string | number)[][] = []
    const walk = (value: unknown, path: (string | number)[]) => {
      paths.push(path)
      if (value === null || typeof value !== 'object') return
      const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
      for (const [key, item] of entries.slice(0, 12)) walk(item, [...path, key])
    }
    for (const key of ['action_data', 'asr_data', 'puzzle_data'] as const) walk(small[key], [key])
    const junk = fc.oneof(
      fc.anything({ maxDepth: 1 }),
      fc.constantFrom(null, undefined, '', -1, 1e12, Number.NaN, '[', '{}', '[1]', {}, [], 2n),
    )
    fc.assert(
      fc.property(fc.constantFrom(...paths), junk, (path, value) => {
        const row = structuredClone(small) as unknown as Record<string | number, unknown>
        let place = row
        for (const key of path.slice(0, -1)) place = place[key] as typeof row
        place[path.at(-1) ?? ''] = value
        const { entry, problems } = readEntry(row)
        expect(entry).not.toBeNull()
        if (entry) structuredClone(decodeTrace(entry, problems))
      }),
      { numRuns: 500 },
    )
  })
})
