import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCell } from '../board/parseCell'
import { CellPalette } from './cellPalette'
import { StateReader } from './stateReader'

const cell = fc.constantFrom(
  '',
  '1',
  '12',
  '/1,2',
  '//3',
  '5/1/2/3',
  '5//',
  'a\\u0031',
  '1/2/3/4/1/5/6',
)
const format = fc.constantFrom(
  (cells: string[]) => `{"cells":[${cells.map((text) => `"${text}"`).join(',')}]}`,
  (cells: string[]) => `{"cells": [${cells.map((text) => `"${text}"`).join(', ')}]}`,
  (cells: string[]) =>
    `{"id":"x","cells":[${cells.map((text) => `"${text}"`).join(',')}],"time":12,"actions":3}`,
  (cells: string[]) => `{"cells":[${cells.map((text) => `"${text}"`).join(',')}],"more":{"a":[1]}}`,
)

describe('states read one after another', () => {
  it('say what the whole JSON reader says or leave it to it, whatever came before', () => {
    const state = fc.tuple(format, fc.array(cell, { maxLength: 8 }))
    fc.assert(
      fc.property(fc.array(state, { maxLength: 12 }), (states) => {
        const palette = new CellPalette()
        const reader = new StateReader(palette, 6)
        for (const [write, cells] of states) {
          const text = write(cells)
          const own = (JSON.parse(text) as { cells: string[] }).cells
          const odd =
            own.some((raw) => raw !== JSON.stringify(raw).slice(1, -1)) || text.includes('\\u')
          if (!reader.read(text)) {
            expect(
              odd || text.includes('"more"') || own.some((raw) => raw.split('/').length > 6),
            ).toBe(true)
            continue
          }
          expect(reader.count).toBe(own.length)
          own.slice(0, 6).forEach((raw, index) => {
            expect(palette.cells[reader.indices[index] ?? 0]).toEqual(parseCell(raw))
          })
        }
      }),
      { numRuns: 400 },
    )
  })

  it('go on after one that is broken', () => {
    const palette = new CellPalette()
    const reader = new StateReader(palette, 2)
    const whole = '{"cells":["1","2"]}'
    expect(reader.read(whole)).toBe(true)
    for (const broken of [
      '{"cells":["3","4"]',
      '{"cells":["3","4"]}}',
      '{"cells":["3" "4"]}',
      '{"cells":["3",]}',
    ]) {
      expect(reader.read(broken)).toBe(false)
      expect(reader.read(whole)).toBe(true)
      expect(Array.from(reader.indices, (index) => palette.cells[index]?.text)).toEqual(['1', '2'])
    }
  })
})
