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
    expect(puzzleLine(JSON.stringify(line), 3)).toEqual({ id, ...facts })
  })
  it('a payload as it is, quoted or not', () => {
    expect(puzzleLine(JSON.stringify(payload), 1)).toEqual({ id: 'line 1', ...facts })
    expect(puzzleLine(payload, 1)).toEqual({ id: 'line 1', ...facts })
    expect(puzzleLine("{id:'x',ce:[[,],[,]]}", 1)).toMatchObject({
      kind: 'bare',
      zipped: true,
      rows: 2,
    })
  })
  it('lists columns in the order the issue names', () => {
    const keys = Object.keys(puzzleLine(JSON.stringify({ id: 1, payload }), 1))
    expect(keys.join()).toBe(
      'id,kind,zipped,family,rows,cols,givens,lines,arrows,cages,overlays,underlays,regions,fog,title,author,hasSolution,bg,problems',
    )
  })
  it.each([
    ['not JSON', /not JSON/],
    ['[1]', /no object/],
    ['null', /no object/],
    ['{}', /no payload/],
    ['{"id":1,"payload":5}', /no payload/],
    ['{"puzzle_data":"{"}', /no payload/],
    ['{"id":1,"payload":"sclN4"}', /cannot be decoded/],
  ])('a bad line says what is wrong: %s', (text, words) => {
    const line = puzzleLine(text, 2)
    expect(line.rows).toBeNull()
    expect(line.problems).toEqual([{ path: '', message: expect.stringMatching(words) }])
  })
})
