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
 * Reads the states of one trace in turn into palette indices. Neighbouring states differ in a cell or two, so only
 * the stretch of text that differs from the state before is read again. Anything unusual (escapes, nested values,
 * another shape) goes through the whole JSON reader.
 */
export class StateReader {
  /** Palette indices of the last state read; the first `count` are valid. */
  readonly indices: Uint32Array
  /** Number of cells the last state named, which may exceed the board. */
  count = 0
  /** Where each cell's text begins in `lastText`; meaningful while that was of the plain form. */
  private readonly starts: number[] = []
  private lastText = ''
  private plain = false

  constructor(
    private readonly palette: CellPalette,
    readonly boardCells: number,
  ) {
    this.indices = new Uint32Array(boardCells)
  }

  /** Whether a text is the one read last, letter for letter. */
  isLast(text: string): boolean {
    return text === this.lastText
  }

  /** Reads one state; returns why it could not, or null. */
  read(text: string, path: string, problems: Problem[]): string | null {
    if (this.isLast(text)) return null
    const done = (this.plain && this.patch(text)) || this.scan(text)
    this.plain = done
    this.lastText = text
    return done ? null : this.readWhole(text, path, problems)
  }

  private readWhole(text: string, path: string, problems: Problem[]): string | null {
    const state = parseState(text)
    if (!state.ok) {
      // The indices may be half done: nothing may pass for equal to them.
      this.lastText = ''
      return state.problem.message
    }
    for (const problem of state.problems) {
      problems.push({ path: `${path}.${problem.path}`, message: problem.message })
    }
    const { cells } = state.value
    this.count = cells.length
    cells.slice(0, this.boardCells).forEach((cell, index) => {
      this.indices[index] = this.palette.indexOf(cell)
    })
    return null
  }

  /** Reads a whole text of the plain form; false when it is not. */
  private scan(text: string): boolean {
    HEAD.lastIndex = 0
    if (!HEAD.test(text)) return false
    const at = HEAD.lastIndex
    this.count = 0
    if (text.charCodeAt(at) === CLOSE) return this.endsWell(text, at + 1)
    if (text.charCodeAt(at) !== QUOTE) return false
    return this.readFrom(text, 0, at + 1, -1, 0)
  }

  /** Reads only what differs from the last text; false when that cannot be told apart. */
  private patch(text: string): boolean {
    const last = this.lastText
    const shared = Math.min(last.length, text.length)
    let head = 0
    while (head < shared && last.charCodeAt(head) === text.charCodeAt(head)) head++
    let tail = 0
    const most = shared - head
    let a = last.length - 1
    let b = text.length - 1
    while (tail < most && last.charCodeAt(a) === text.charCodeAt(b)) {
      tail++
      a--
      b--
    }
    let cell = -1
    while (cell + 1 < this.count && (this.starts[cell + 1] ?? 0) <= head) cell++
    if (cell < 0) return false
    return this.readFrom(
      text,
      cell,
      this.starts[cell] ?? 0,
      text.length - tail,
      text.length - last.length,
    )
  }

  /**
   * Reads cells from one on, whose text begins at `from`, to the list's end, or to the first cell from `same` on that
   * begins where it did in the last text, `shift` characters apart: the rest is as it was.
   */
  private readFrom(text: string, cell: number, from: number, same: number, shift: number): boolean {
    let at = from
    let index = cell
    for (;;) {
      const end = text.indexOf('"', at)
      if (end < 0) return false
      const raw = text.slice(at, end)
      const known = this.palette.known(raw)
      // Escapes, and more than six parts, are for the whole reader.
      if (known === undefined && (raw.includes('\\') || raw.split('/', 7).length > 6)) return false
      if (index < this.boardCells) this.indices[index] = known ?? this.palette.indexOfRaw(raw)
      this.starts[index++] = at
      at = skipSpace(text, end + 1)
      const mark = text.charCodeAt(at)
      if (mark === CLOSE) {
        this.count = index
        return this.endsWell(text, at + 1)
      }
      if (mark !== COMMA) return false
      at = skipSpace(text, at + 1)
      if (text.charCodeAt(at) !== QUOTE) return false
      at++
      if (same >= 0 && at >= same && index < this.count && this.starts[index] === at - shift) {
        for (let rest = index; rest < this.count; rest++) this.starts[rest]! += shift
        return true
      }
    }
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
