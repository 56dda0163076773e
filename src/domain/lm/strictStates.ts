import { StateReader } from '../trace/stateReader'
import { readStrictBoard, readStrictCell } from './readStrictBoard'
import type { StrictBoard, StrictCell } from './strictCell'

/** The states of one row read in turn as the publishers do, special digits dropped; quick where neighbours are alike. */
export class StrictStates {
  /**
   * The cells that the last board read may differ in from the one read before it, which are all where that cannot be told;
   * `changedTo` is exclusive. Cells outside are the same objects.
   */
  changedFrom = 0
  changedTo = 0
  private readonly found: (StrictCell | null)[] = []
  private readonly numbers = new Map<string, number>()
  private readonly reader: StateReader
  private lastText: string | null = null
  private last: StrictBoard | null = null
  /** The board of the reader's last reading; null where that has none. */
  private lastRead: StrictBoard | null = null

  constructor(private readonly boardCells: number) {
    this.reader = new StateReader(
      { known: (raw) => this.numbers.get(raw), indexOfRaw: (raw) => this.add(raw) },
      boardCells,
    )
  }

  /** The board of a state, the same object while the text stays the same; null where the publishers' code fails. */
  read(text: string | null): StrictBoard | null {
    if (text === null) return null
    if (text === this.lastText) {
      this.changedTo = this.changedFrom
      return this.last
    }
    this.lastText = text
    this.changedFrom = 0
    this.last = this.readNew(text)
    return this.last
  }

  private readNew(text: string): StrictBoard | null {
    const before = this.lastRead
    this.lastRead = null
    if (!this.reader.read(text) || this.reader.count !== this.boardCells) {
      const whole = readStrictBoard(text, true)
      this.changedTo = whole?.length ?? 0
      return whole
    }
    const { indices, changedFrom, changedTo } = this.reader
    // Only a board that the reader itself read last can stand for the cells that it passed over.
    this.changedFrom = before ? changedFrom : 0
    this.changedTo = before ? changedTo : indices.length
    const board = before?.slice() ?? []
    for (let cell = this.changedFrom; cell < this.changedTo; cell++) {
      const read = this.found[indices[cell] ?? 0]
      if (!read) return null
      board[cell] = read
    }
    this.lastRead = board
    return board
  }

  private add(raw: string): number {
    const index = this.found.length
    this.found.push(readStrictCell(raw, true))
    this.numbers.set(raw, index)
    return index
  }
}
