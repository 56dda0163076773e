import { StateReader } from '../trace/stateReader'
import { readStrictBoard, readStrictCell } from './readStrictBoard'
import type { StrictBoard, StrictCell } from './strictCell'

/** The states of one row read in turn as the publishers do, special digits dropped; quick where neighbours are alike. */
export class StrictStates {
  private readonly found: (StrictCell | null)[] = []
  private readonly numbers = new Map<string, number>()
  private readonly reader: StateReader
  private lastText: string | null = null
  private last: StrictBoard | null = null

  constructor(private readonly boardCells: number) {
    this.reader = new StateReader(
      { known: (raw) => this.numbers.get(raw), indexOfRaw: (raw) => this.add(raw) },
      boardCells,
    )
  }

  /** The board of a state, the same object while the text stays the same; null where the publishers' code fails. */
  read(text: string | null): StrictBoard | null {
    if (text === null) return null
    if (text !== this.lastText) {
      this.lastText = text
      this.last = this.readNew(text)
    }
    return this.last
  }

  private readNew(text: string): StrictBoard | null {
    if (!this.reader.read(text) || this.reader.count !== this.boardCells) {
      return readStrictBoard(text, true)
    }
    const { indices } = this.reader
    const board: StrictCell[] = []
    for (let cell = 0; cell < indices.length; cell++) {
      const read = this.found[indices[cell] ?? 0]
      if (!read) return null
      board.push(read)
    }
    return board
  }

  private add(raw: string): number {
    const index = this.found.length
    this.found.push(readStrictCell(raw, true))
    this.numbers.set(raw, index)
    return index
  }
}
