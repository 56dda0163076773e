import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action } from './action'
import { applyAction } from './applyAction'
import { applyToCell } from './applyToCell'
import { parseAction } from './parseAction'
import { parseCell } from './parseCell'

function action(text: string): Action {
  const result = parseAction(text)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

function act(cell: string, text: string, given = '') {
  const change = applyToCell(parseCell(cell), action(text), given)
  return [change.cell.text, change.contradiction]
}

describe('an action on a cell', () => {
  it.each([
    ['', 'vl:5:r1c1', '5', null],
    ['/1,2/3', 'vl:12:r1c1', '12/1,2/3', null],
    ['4', 'vl:5:r1c1', '5', 'filled'],
    ['5', 'vl:5:r1c1', '5', 'filled'],
    ['5/1', 'vl:.:r1c1', '/1', 'filled'],
    ['', 'vl:.:r1c1', '', null],
    ['5', 'vl:-:5:r1c1', '', null],
    ['5', 'vl:-:4:r1c1', '5', 'absent'],
    ['/1', 'cd:+:10:r1c1', '/1,10', null],
    ['/1', 'cd:+:1:r1c1', '/1', 'present'],
    ['/1', 'cd:-:1:r1c1', '', null],
    ['/1', 'cd:-:2:r1c1', '/1', 'absent'],
    ['7', 'pm:+:3:r1c1', '7//3', null],
    ['7//3', 'pm:-:3:r1c1', '7', null],
    ['', 'co:+:t:r1c1', '///t', null],
    ['///3', 'co:3:r1c1', '///3', null],
    ['///3', 'co:+:3:r1c1', '///3', 'present'],
    ['///3', 'co:-:3:r1c1', '', null],
    ['', 'pe:+:1:4:r1c1', '/////14', null],
    ['/////14', 'pe:+:1:5:r1c1', '/////15', null],
    ['/////14,62', 'pe:-:1:4:r1c1', '/////62', null],
    ['/////14', 'pe:-:6:4:r1c1', '/////14', 'absent'],
    ['/////14,62', 'pe:0:r1c1', '', null],
    ['7/1/2/3//14', 'cl:0:r1c1', '/1/2/3//14', null],
    ['7/1/2/3//14', 'cl:1:r1c1', '7/1//3//14', null],
    ['7/1/2/3//14', 'cl:2:r1c1', '7//2/3//14', null],
    ['7/1/2/3//14', 'cl:3:r1c1', '7/1/2///14', null],
    ['7/1/2/3//14', 'cl:4:r1c1', '7/1/2/3', null],
    ['7/1/2/3/1/14', 'cl:5:r1c1', '////1', null],
    ['7', 'cl:9:r1c1', '7', 'clear-code'],
    ['7', 'sl:r1c1', '7', null],
  ])('%s + %s → %s (%s)', (before, text, after, contradiction) => {
    expect(act(before, text)).toEqual([after, contradiction])
  })

  it('lets no value into a given’s cell', () => {
    expect(act('', 'vl:5:r1c1', '3')).toEqual(['', 'filled'])
  })

  it('returns the same object when nothing changed', () => {
    const cell = parseCell('7')
    expect(applyToCell(cell, action('vl:7:r1c1')).cell).toBe(cell)
  })
})

describe('an action on a board', () => {
  const board = {
    rows: 2,
    cols: 2,
    cellAt: (index: number) => parseCell(['1', '', '/2', ''][index] ?? ''),
  }

  it('changes every cell it names', () => {
    const effect = applyAction(board, action('cd:+:2:r1c1,r2c2'))
    expect(effect.changes.map(({ index, cell }) => [index, cell.text])).toEqual([
      [0, '1/2'],
      [3, '/2'],
    ])
    expect(effect.contradictions).toEqual([])
  })

  it('reports cells off the board and goes on', () => {
    const effect = applyAction(board, action('vl:4:r0c1,r3c1,r1c1,r1c2'))
    expect(effect.changes.map(({ index, cell }) => [index, cell.text])).toEqual([
      [0, '4'],
      [1, '4'],
    ])
    expect(effect.contradictions.map(({ reason }) => reason)).toEqual([
      'off-board',
      'off-board',
      'filled',
    ])
  })

  it('sees its own first change when a cell is named twice', () => {
    expect(applyAction(board, action('cd:+:9:r1c2,r1c2')).contradictions).toHaveLength(1)
  })

  it('undoes an addition with the removal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('cd', 'pm', 'co'),
        fc.stringMatching(/^[1-9]{1,2}$/),
        (type, mark) => {
          const before = parseCell('3/a,c/b/q//14')
          const added = applyToCell(before, action(`${type}:+:${mark}:r1c1`)).cell
          expect(applyToCell(added, action(`${type}:-:${mark}:r1c1`)).cell.text).toBe(before.text)
        },
      ),
    )
  })
})
