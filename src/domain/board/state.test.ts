import { describe, expect, it } from 'vitest'
import { EMPTY_CELL } from './emptyCell'
import { formatState } from './formatState'
import { parseState } from './parseState'

function read(text: string) {
  const result = parseState(text)
  if (!result.ok) throw new Error(result.problem.message)
  return { ...result.value, problems: result.problems }
}

describe('serialised states', () => {
  it('come back as they went out, with what stands beside the cells', () => {
    const text = '{"id":"x","cells":["5","/1,2","",""],"time":1200,"actions":3,"pencolor":"4"}'
    const result = parseState(text)
    expect(result.ok && formatState(result.value)).toBe(text)
  })

  it('reads a bare list and JSON in JSON', () => {
    expect(read('["1",""]').cells.map((cell) => cell.text)).toEqual(['1', ''])
    expect(read('"{\\"cells\\":[\\"7//\\"]}"').cells.map((cell) => cell.text)).toEqual(['7'])
  })

  it('names what it cannot use and keeps the rest', () => {
    const state = read('{"cells":["1",null,3,"1/2/3/4/1/15/9"]}')
    expect(state.cells[1]).toBe(EMPTY_CELL)
    expect(state.cells[2]?.value).toBe('3')
    expect(state.cells[3]?.text).toBe('1/2/3/4/1/15')
    expect(state.problems.map(({ path }) => path)).toEqual(['cells[1]', 'cells[3]'])
  })

  it.each(['', 'null', '{', '{"cells":"x"}', '{}', '5', '"'])(
    'refuses %s with a reason',
    (text) => {
      const result = parseState(text)
      expect(result.ok).toBe(false)
      expect(!result.ok && result.problem.message).toMatch(/state/)
    },
  )
})
