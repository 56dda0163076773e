import type { Cell } from '../board/cell'
import { EMPTY_CELL } from '../board/emptyCell'
import { parseCell } from '../board/parseCell'

/** Every distinct cell of one trace, each parsed once; index 0 is the empty cell. */
export class CellPalette {
  readonly cells: Cell[] = [EMPTY_CELL]
  private readonly byText = new Map<string, number>([['', 0]])
  private readonly byRaw = new Map<string, number>([['', 0]])

  /** Index of a state string met before, as it is written. */
  known(raw: string): number | undefined {
    return this.byRaw.get(raw)
  }

  /** Index of the cell a state string says, in whatever form it is written. */
  indexOfRaw(raw: string): number {
    const known = this.byRaw.get(raw)
    if (known !== undefined) return known
    const index = this.indexOf(parseCell(raw))
    this.byRaw.set(raw, index)
    return index
  }

  indexOf(cell: Cell): number {
    const known = this.byText.get(cell.text)
    if (known !== undefined) return known
    const index = this.cells.length
    this.cells.push(cell)
    this.byText.set(cell.text, index)
    return index
  }
}
