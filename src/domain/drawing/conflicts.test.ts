import { describe, expect, it } from 'vitest'
import { parseCell } from '../board/parseCell'
import { findConflicts } from './conflicts'
import { seenCells } from './seenCells'

const groups = [
  [0, 1, 2],
  [2, 3, 4],
]
const find = (states: readonly string[]) => {
  const cells = states.map(parseCell)
  return findConflicts(
    groups,
    (index) => cells[index]!.value,
    (index) => cells[index]!,
  )
}

describe('findConflicts', () => {
  it('finds equal values in a group, on every cell that holds one', () => {
    const found = find(['5', '5', '1', '', ''])
    expect([...found].filter(([, conflict]) => conflict.value).map(([index]) => index)).toEqual([
      0, 1,
    ])
  })

  it('finds only the marks that a value rules out', () => {
    const found = find(['5', '/5,6/1,5', '', '/5', ''])
    expect([...found.get(1)!.centre]).toEqual(['5'])
    expect([...found.get(1)!.corner]).toEqual(['5'])
    expect(found.has(3)).toBe(false)
  })
})

describe('seenCells', () => {
  it('keeps what every selected cell sees', () => {
    expect(seenCells(groups, [2])).toEqual([0, 1, 3, 4])
    expect(seenCells(groups, [0, 3])).toEqual([2])
    expect(seenCells(groups, [])).toEqual([])
  })
})
