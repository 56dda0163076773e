import { parseState } from '../board/parseState'
import type { Problem } from '../problem'
import type { CellPalette } from './cellPalette'

/** Up to the list of cells: an object's opening, with plain members before `cells`. */
const HEAD =
  /\s*\{\s*(?:"\w+"\s*:\s*(?:-?[\d.eE+-]+|"[^"\\]*"|null|true|false)\s*,\s*)*"cells"\s*:\s*\[\s*/y
/** From the list's end to the text's end. */
const TAIL = /\s*(?:,\s*"\w+"\s*:\s*(?:-?[\d.eE+-]+|"[^"\\]*"|null|true|false)\s*)*\}\s*$/y
const QUOTE = 34
const COMMA = 44
const CLOSE = 93

/**
 * Reads the states of one trace in turn into palette indices. Neighbouring states differ in a cell or two, so each
 * cell is first compared, in place, with the same cell of the state before; only what differs is cut out and
 * looked up. Anything unusual (escapes, nested values, another shape) goes through the whole JSON reader.
 */
export class StateReader {
  /** Palette indices of the last state read; `count` of them are valid. */
  readonly indices: Uint32Array
  /** Number of cells the last state named, which may exceed the board. */
  count = 0
  private readonly closed: string[] = []
  private lastText = ''

  constructor(
    private readonly palette: CellPalette,
    readonly boardCells: number,
  ) {
    this.indices = new Uint32Array(boardCells)
  }

  /** Reads one state; returns why it could not, or null. */
  read(text: string, path: string, problems: Problem[]): string | null {
    if (text === this.lastText) return null
    // A failed reading may leave the indices half done: nothing may pass for equal to it.
    this.lastText = ''
    const fast = this.scan(text)
    if (fast < 0) {
      const state = parseState(text)
      if (!state.ok) return state.problem.message
      for (const problem of state.problems) {
        problems.push({ path: `${path}.${problem.path}`, message: problem.message })
      }
      const { cells } = state.value
      this.count = cells.length
      this.closed.length = 0
      cells.slice(0, this.boardCells).forEach((cell, index) => {
        this.indices[index] = this.palette.indexOf(cell)
      })
    } else {
      this.count = fast
    }
    this.lastText = text
    return null
  }

  /** Number of cells, or −1 when the text is not of the plain form. */
  private scan(text: string): number {
    HEAD.lastIndex = 0
    if (!HEAD.test(text)) return -1
    let at = HEAD.lastIndex
    let count = 0
    if (text.charCodeAt(at) === CLOSE) return this.endsWell(text, at + 1) ? 0 : -1
    for (;;) {
      if (text.charCodeAt(at) !== QUOTE) return -1
      at++
      const before = this.closed[count]
      if (before !== undefined && text.startsWith(before, at)) {
        at += before.length
      } else {
        const end = text.indexOf('"', at)
        if (end < 0) return -1
        const raw = text.slice(at, end)
        // More than six parts are for the whole reader to report.
        if (raw.includes('\\') || raw.split('/', 7).length > 6) return -1
        this.closed[count] = `${raw}"`
        if (count < this.boardCells) this.indices[count] = this.palette.indexOfRaw(raw)
        at = end + 1
      }
      count++
      at = skipSpace(text, at)
      const mark = text.charCodeAt(at)
      if (mark === CLOSE) break
      if (mark !== COMMA) return -1
      at = skipSpace(text, at + 1)
    }
    if (!this.endsWell(text, at + 1)) return -1
    this.closed.length = count
    return count
  }

  private endsWell(text: string, at: number): boolean {
    TAIL.lastIndex = at
    return TAIL.test(text)
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 32) at++
  return at
}
