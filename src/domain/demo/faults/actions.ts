import { cellName } from '../../trace/cellName'
import { type Ground, stateCells } from './ground'
import type { PlantedFinding } from './planted'

/** Adds an action to a group; gives the path it gets. */
function add(ground: Ground, group: number, action: string): string {
  const { actions } = ground.row.action_data[group]!
  actions.push(action)
  return `action_data[${group}].actions[${actions.length - 1}]`
}

/** An action of no known form. */
export function plantGarbledAction(ground: Ground): PlantedFinding[] {
  const group = ground.group()
  const cell = cellName(ground.random.below(ground.puzzle.size ** 2), ground.puzzle.size)
  const text = ground.random.pick([`vx:4:${cell}`, `cd:+:${cell}`, `pm:+:3:`])
  return [{ kind: 'action-unreadable', group, cell: null, path: add(ground, group, text) }]
}

/** A mark is removed that is not there. */
export function plantAbsentMark(ground: Ground): PlantedFinding[] {
  const group = ground.group((g) => cellsLike(ground, g, (text) => text === '').length > 0)
  const cell = ground.random.pick(cellsLike(ground, group, (text) => text === ''))
  const name = cellName(cell, ground.puzzle.size)
  const path = add(ground, group, `cd:-:${ground.puzzle.symbols[0]!}:${name}`)
  return [{ kind: 'action-impossible', group, cell, path }]
}

/** A mark is added that is there already. */
export function plantMarkTwice(ground: Ground): PlantedFinding[] {
  const marked = (text: string) => /^\/\d/.test(text)
  const group = ground.group((g) => cellsLike(ground, g, marked).length > 0)
  const cell = ground.random.pick(cellsLike(ground, group, marked))
  const value = stateCells(ground.row, group)[cell]!.split('/')[1]!.split(',')[0]!
  const path = add(ground, group, `cd:+:${value}:${cellName(cell, ground.puzzle.size)}`)
  return [{ kind: 'action-impossible', group, cell, path }]
}

/** A value is put on a filled cell: the one it has. */
export function plantFilledCell(ground: Ground): PlantedFinding[] {
  const filled = (text: string) => /^\w/.test(text)
  const group = ground.group((g) => cellsLike(ground, g, filled).length > 0)
  const cell = ground.random.pick(cellsLike(ground, group, filled))
  const value = stateCells(ground.row, group)[cell]!.split('/')[0]!
  const path = add(ground, group, `vl:${value}:${cellName(cell, ground.puzzle.size)}`)
  return [{ kind: 'action-impossible', group, cell, path }]
}

/** A cell off the board. */
export function plantOffBoard(ground: Ground): PlantedFinding[] {
  const group = ground.group()
  const { size } = ground.puzzle
  const path = add(ground, group, `sl:r${size + 1}c${1 + ground.random.below(size)}`)
  return [{ kind: 'action-impossible', group, cell: null, path }]
}

/** Cells the group's actions leave alone, by their text. */
function cellsLike(ground: Ground, group: number, fits: (text: string) => boolean): number[] {
  const { actions } = ground.row.action_data[group]!
  return stateCells(ground.row, group).flatMap((text, cell) => {
    const name = cellName(cell, ground.puzzle.size)
    const busy = actions.some((action) => action.split(/[:,]/).includes(name))
    return !busy && fits(text) ? [cell] : []
  })
}
