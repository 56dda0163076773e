import { describe, expect, it } from 'vitest'
import { puzzleLine } from './puzzleLine'

const payload = '{"cells":[[{"value":1},{}],[{},{}]],"metadata":{"title":"T","solution":"1234"}}'
const facts = {
  kind: 'bare',
  zipped: false,
  family: 'sudokupad',
  rows: 2,
  cols: 2,
  givens: 1,
  lines: 0,
  arrows: 0,
  cages: 0,
  overlays: 0,
  underlays: 0,
  regions: 0,
  fog: false,
  title: 'T',
  author: '',
  hasSolution: true,
  bg: false,
  problems: [],
}

describe('a line of ctc puzzle', () => {
  it.each([
    ['payload', { id: 7, payload }, 7],
    ['encoded_puzzle', { puzzle_id: 'p', encoded_puzzle: payload }, 'p'],
    [
      'a raw row',
      { youtube_id: 'y', puzzle_data: { puzzle_id: 'q', encoded_puzzle: payload } },
      'q',
    ],
    [
      'a raw row with text inside',
      { puzzle_data: JSON.stringify({ encoded_puzzle: payload }) },
      'line 3',
    ],
  ])('%s', (_, line, id) => {
    expect(puzzleLine(JSON.stringify(line), 3)).toEqual({ line: { id, ...facts }, garbage: null })
  })
  it('a payload as it is, quoted or not', () => {
    expect(puzzleLine(JSON.stringify(payload), 1).line).toEqual({ id: 'line 1', ...facts })
    expect(puzzleLine(payload, 1).line).toEqual({ id: 'line 1', ...facts })
    expect(puzzleLine("{id:'x',ce:[[,],[,]]}", 1).line).toMatchObject({
      kind: 'bare',
      zipped: true,
      rows: 2,
    })
  })
  it('lists columns in the order the issue names', () => {
    const keys = Object.keys(puzzleLine(JSON.stringify({ id: 1, payload }), 1).line)
    expect(keys.join()).toBe(
      'id,kind,zipped,family,rows,cols,givens,lines,arrows,cages,overlays,underlays,regions,fog,title,author,hasSolution,bg,problems',
    )
  })
  it.each([
    ['not JSON', /not JSON/, true],
    ['[1]', /no object/, true],
    ['null', /no object/, true],
    ['{}', /no payload/, false],
    ['{"id":1,"payload":5}', /no payload/, false],
    ['{"puzzle_data":"{"}', /no payload/, false],
    ['{"id":1,"payload":"sclN4"}', /cannot be decoded/, false],
  ])('a bad line says what is wrong: %s', (text, words, isGarbage) => {
    const { line, garbage } = puzzleLine(text, 2)
    if (isGarbage) expect(garbage).toMatch(words)
    else expect(garbage).toBeNull()
    expect(line.rows).toBeNull()
    expect(line.problems).toEqual([{ path: '', message: expect.stringMatching(words) }])
  })
})
