import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_CELL } from './emptyCell'
import { formatCell } from './formatCell'
import { parseCell } from './parseCell'

const item = fc.stringMatching(/^[0-9A-Za-z]{1,3}$/)
const list = fc.uniqueArray(item, { maxLength: 9 }).map((items) => items.sort())
const contents = fc.record({
  value: fc.oneof(fc.constant(''), item),
  centre: list,
  corner: list,
  colours: list,
  selected: fc.boolean(),
  pen: fc.array(fc.stringMatching(/^[0-9a-g][1-9]$/), { maxLength: 4 }),
})

describe('cell strings', () => {
  it('come back as they went out', () => {
    fc.assert(
      fc.property(contents, (cell) => {
        const text = formatCell(cell)
        expect(parseCell(text)).toEqual({ ...cell, text })
        expect(formatCell(parseCell(text))).toBe(text)
      }),
    )
  })

  it('are canonical after one reading, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseCell(text).text
        expect(parseCell(once).text).toBe(once)
      }),
    )
  })

  it('reads the publishers’ looser forms', () => {
    expect(parseCell('5//').text).toBe('5')
    expect(parseCell('/////').text).toBe('')
    expect(parseCell(' 5 / 2 , 1 //// ').text).toBe('5/1,2')
    expect(parseCell('.//3').text).toBe('//3')
    expect(parseCell('')).toBe(EMPTY_CELL)
    expect(parseCell('//////')).toBe(EMPTY_CELL)
  })

  it('sorts lists as text and collapses duplicates, colours too', () => {
    expect(parseCell('/10,2,2,1').text).toBe('/1,10,2')
    expect(parseCell('//b,A,0').text).toBe('//0,A,b')
    expect(parseCell('///a,1,1').text).toBe('///1,a')
  })

  it('keeps marks under a value, several characters, the highlight and the order of pen codes', () => {
    expect(parseCell('12/1,2/3/4/1/6b,14')).toEqual({
      text: '12/1,2/3/4/1/6b,14',
      value: '12',
      centre: ['1', '2'],
      corner: ['3'],
      colours: ['4'],
      selected: true,
      pen: ['6b', '14'],
    })
  })
})
