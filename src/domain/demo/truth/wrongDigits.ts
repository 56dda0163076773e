import type { PlantedFinding } from '../faults/planted'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { DemoRow } from '../row/demoRow'

/** Every group in which a value that is not the solution's goes into a cell: what slips and misreadings lead to. */
export function wrongDigits(row: DemoRow, puzzle: DemoPuzzle): PlantedFinding[] {
  if (row.puzzle_data.solution === null) return []
  const found: PlantedFinding[] = []
  let before: readonly string[] = []
  row.action_data.forEach((group, index) => {
    const now = valuesOf(group.serialized_state, puzzle.size ** 2)
    if (!now) return
    now.forEach((value, cell) => {
      if (value === '' || value === before[cell]) return
      if (value === puzzle.symbols[puzzle.solution[cell]!]) return
      const name = `r${Math.floor(cell / puzzle.size) + 1}c${(cell % puzzle.size) + 1}`
      found.push({
        kind: 'wrong-digit',
        group: index,
        cell,
        path: `action_data[${index}].serialized_state cell ${name}`,
      })
    })
    before = now
  })
  return found
}

function valuesOf(state: string, cells: number): string[] | null {
  try {
    const list = (JSON.parse(state) as { cells: string[] }).cells
    return list.length === cells ? list.map((text) => text.split('/')[0]!) : null
  } catch (error) {
    // A state that was cut on purpose shows what the one before showed.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
