import { type Ground, setStateCells, stateCells } from './ground'
import type { PlantedFinding } from './planted'

const statePath = (group: number) => `action_data[${group}].serialized_state`

/** An open, untouched cell throughout a few groups. */
function quietCell(ground: Ground, group: number, length: number): number | null {
  const lists = Array.from({ length: length + 2 }, (_, i) => stateCells(ground.row, group - 1 + i))
  const quiet = lists[0]!.flatMap((text, cell) =>
    text === '' && lists.every((list) => list[cell] === '') ? [cell] : [],
  )
  return quiet.length === 0 ? null : ground.random.pick(quiet)
}

/** The vision model sees a centre mark where there is none, for a few groups. */
export function plantMisreadMark(ground: Ground): PlantedFinding[] {
  return misread(
    ground,
    3,
    (cell) => `/${ground.puzzle.symbols[cell % ground.puzzle.size]!}`,
    false,
  )
}

/** It sees a digit in an empty cell, and not the right one. */
export function plantMisreadDigit(ground: Ground): PlantedFinding[] {
  const { solution, symbols, size } = ground.puzzle
  return misread(ground, 2, (cell) => symbols[(solution[cell]! + 3) % size]!, true)
}

function misread(
  ground: Ground,
  length: number,
  textOf: (cell: number) => string,
  wrongDigit: boolean,
): PlantedFinding[] {
  const group = ground.group((g) => quietCell(ground, g, length) !== null)
  const cell = quietCell(ground, group, length)!
  for (let g = group; g < group + length; g++) {
    const cells = stateCells(ground.row, g)
    cells[cell] = textOf(cell)
    setStateCells(ground.row, g, cells)
  }
  const end = group + length
  return [
    { kind: 'state-mismatch', group, cell, path: statePath(group) },
    ...(wrongDigit
      ? [
          {
            kind: 'wrong-digit' as const,
            group,
            cell,
            path: `${statePath(group)} cell ${cellText(cell, ground.puzzle.size)}`,
          },
        ]
      : []),
    { kind: 'state-mismatch', group: end, cell, path: statePath(end) },
  ]
}

function cellText(cell: number, size: number): string {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`
}

/** A state whose text breaks off. */
export function plantCutState(ground: Ground): PlantedFinding[] {
  const group = ground.group()
  const target = ground.row.action_data[group]!
  target.serialized_state = target.serialized_state.slice(0, 40)
  return [{ kind: 'state-unreadable', group, cell: null, path: statePath(group) }]
}

/** A state without its last cell. */
export function plantShortState(ground: Ground): PlantedFinding[] {
  const group = ground.group()
  setStateCells(ground.row, group, stateCells(ground.row, group).slice(0, -1))
  return [{ kind: 'state-size', group, cell: null, path: statePath(group) }]
}
