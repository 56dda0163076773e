import { describe, expect, it } from 'vitest'
import { parseCell } from '../board/parseCell'
import { PROFILES } from './boardSettings'
import { colourWedges } from './colourWedges'
import { type CellPlace, drawCell } from './drawCell'
import type { Shape } from './drawList'

const place: CellPlace = {
  index: 0,
  x: 0,
  y: 0,
  puzzleCell: { given: '', corner: [], centre: [] },
  fogged: false,
  zeroIsTen: false,
  conflict: null,
}
const settings = PROFILES.sakana
const draw = (text: string, at: Partial<CellPlace> = {}, more = {}) =>
  drawCell(parseCell(text), { ...place, ...at }, { ...settings, ...more })
const kinds = (shapes: readonly Shape[]) => shapes.map((shape) => shape.mark?.kind)
const texts = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) =>
    shape.kind === 'text' ? [shape.runs.map((run) => run.text).join('')] : [],
  )

describe('drawCell', () => {
  it('hides marks under a value, never colours or pen', () => {
    expect(kinds(draw('5/1,2/3/4//51'))).toEqual(['colour', 'pen', 'value'])
  })

  it('hides value and marks under a given, unless fog hides the given', () => {
    const given = { puzzleCell: { given: '9', corner: [], centre: [] } }
    expect(kinds(draw('5/1/2/4', given))).toEqual(['colour'])
    expect(texts(draw('5', { ...given, fogged: true }))).toEqual(['5'])
  })

  it('shows letters in capitals, and 10 for 0 where zero is ten', () => {
    expect(texts(draw('a'))).toEqual(['A'])
    expect(texts(draw('/0,1,2', { zeroIsTen: true }))).toEqual(['1012'])
    expect(texts(draw('0', { zeroIsTen: true }))).toEqual(['10'])
  })

  it('spreads corner marks of several characters over the slots, nine at most', () => {
    expect(texts(draw('//10,11'))).toEqual(['1', '0', '1', '1'])
    expect(draw('//1,2,3,4,5,6,7,8,9,a,b')).toHaveLength(9)
  })

  it('sizes centre marks by the number of characters', () => {
    const size = (text: string, large = false) => {
      const shape = draw(text, {}, { largeDigits: large })[0]!
      return shape.kind === 'text' ? shape.fontSize : null
    }
    expect(size('/1,2,3,4,5')).toBe(19.2)
    expect(size('/1,2,3,4,5,6')).toBe(15.52)
    expect(size('/1,2,3,4,5,6,7,8,9')).toBe(11.2)
    expect(size('/1,2,3,4,5,6,7,8,9', true)).toBe(10.4)
    expect(size('/10,11,12,13,14,15')).toBe(19.2)
  })

  it('draws given marks and conflicting marks in their own colours', () => {
    const shapes = draw('//1,2,3', {
      puzzleCell: { given: '', corner: ['1'], centre: [] },
      conflict: { value: false, corner: new Set(['2']), centre: new Set() },
    })
    expect(shapes.map((shape) => shape.fill)).toEqual([
      'rgb(0, 0, 0)',
      'rgb(179, 58, 58)',
      'rgb(29, 106, 229)',
    ])
  })

  it('leaves out pen shapes nobody knows', () => {
    expect(draw('/////z1,51')).toHaveLength(1)
  })

  it('gives colours a second carrier when asked: a key or a hatching of its own', () => {
    expect(texts(draw('///4,7', {}, { colourAid: 'keys' }))).toEqual(['4', '7'])
    const hatches = [...'123456789bcdefghijlmnopqrst'].map((key) => {
      const shapes = draw(`///${key}`, {}, { colourAid: 'pattern' })
      const last = shapes.at(-1)!
      return last.kind === 'path' && last.layer === 'cell-errors' ? last.d : ''
    })
    expect(hatches).not.toContain('')
    expect(new Set(hatches).size).toBe(hatches.length)
    for (const d of hatches) {
      for (const number of d.match(/-?[\d.]+/g)!.map(Number)) {
        expect(number).toBeGreaterThanOrEqual(-0.01)
        expect(number).toBeLessThanOrEqual(64.01)
      }
    }
  })
})

describe('colourWedges', () => {
  it('cuts the square from 25 degrees on, clockwise', () => {
    expect(colourWedges(2, 0, 0)[0]).toBe(
      'M32.00 32.00 L46.92 0.00 L64.00 0.00 L64.00 64.00 L17.08 64.00 L32.00 32.00',
    )
    expect(colourWedges(3, 0, 0)[1]).toContain('L0.00 34.80')
  })
})
