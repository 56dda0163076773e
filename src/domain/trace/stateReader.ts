import { lastAtOrBefore } from './lastAtOrBefore'
import { sharedHead, sharedTail } from './sharedText'

/** Numbers for cell texts as they are written in states, the same text always the same. */
export interface CellIndex {
  /** Undefined for a text not met before. */
  known(raw: string): number | undefined
  indexOfRaw(raw: string): number
}

/** A plain member beside the cells, which says nothing of them. */
const MEMBER = String.raw`"(?!cells")\w+"\s*:\s*(?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|"[^"\\]*"|null|true|false)\s*`
/** Up to the list of cells: an object's opening, with plain members before `cells`. */
const HEAD = new RegExp(String.raw`\s*\{\s*(?:${MEMBER},\s*)*"cells"\s*:\s*\[\s*`, 'y')
/** From the list's end to the text's end. */
const TAIL = new RegExp(String.raw`\s*(?:,\s*${MEMBER})*\}\s*$`, 'y')
const QUOTE = 34
const COMMA = 44
const CLOSE = 93

/**
 * Reads the states of one trace in turn into palette indices. Neighbouring states differ in a cell or two, so only
 * the stretch of text that differs from the state before is read again. Anything unusual (escapes, nested values,
 * another shape, more than six parts in a cell) is left to a whole JSON reader.
 */
export class StateReader {
  /** Numbers of the cells of the last state read; the first `count` are valid. */
  readonly indices: Uint32Array
  /** Number of cells the last state named, which may exceed the board. */
  count = 0
  /** The cells that the last reading went through: no other cell changed in it. `changedTo` is exclusive. */
  changedFrom = 0
  changedTo = 0
  /** Where each cell's text begins in `lastText`. */
  private readonly starts: number[] = []
  /** '' when the last reading failed. */
  private lastText = ''

  constructor(
    private readonly cells: CellIndex,
    readonly boardCells: number,
  ) {
    this.indices = new Uint32Array(boardCells)
  }

  /** Whether a text is the one read last, letter for letter. */
  isLast(text: string): boolean {
    return text === this.lastText
  }

  /** Reads one state; false when it is not of the plain form, and `indices` and `count` then mean nothing. */
  read(text: string): boolean {
    if (this.isLast(text)) {
      this.changedTo = this.changedFrom
      return true
    }
    const done = (this.lastText !== '' && this.patch(text)) || this.scan(text)
    // A failed reading leaves the indices half done: nothing may pass for equal to them.
    this.lastText = done ? text : ''
    return done
  }

  /** Reads a whole text of the plain form; false when it is not. */
  private scan(text: string): boolean {
    HEAD.lastIndex = 0
    if (!HEAD.test(text)) return false
    const at = HEAD.lastIndex
    this.count = 0
    this.changedFrom = 0
    this.changedTo = 0
    if (text.charCodeAt(at) === CLOSE) return this.endsWell(text, at + 1)
    if (text.charCodeAt(at) !== QUOTE) return false
    return this.readFrom(text, 0, at + 1, -1, 0)
  }

  /** Reads only what differs from the last text; false when that cannot be told apart. */
  private patch(text: string): boolean {
    const last = this.lastText
    const head = sharedHead(last, text)
    const tail = sharedTail(last, text, Math.min(last.length, text.length) - head)
    const cell = lastAtOrBefore(this.starts, head, this.count)
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
    this.changedFrom = cell
    for (;;) {
      const end = text.indexOf('"', at)
      if (end < 0) return false
      const raw = text.slice(at, end)
      const known = this.cells.known(raw)
      // Escapes, and more than six parts, are for the whole reader.
      if (known === undefined && (raw.includes('\\') || raw.split('/', 7).length > 6)) return false
      if (index < this.boardCells) this.indices[index] = known ?? this.cells.indexOfRaw(raw)
      this.starts[index++] = at
      at = skipSpace(text, end + 1)
      const mark = text.charCodeAt(at)
      this.changedTo = index
      if (mark === CLOSE) {
        this.count = index
        return this.endsWell(text, at + 1)
      }
      if (mark !== COMMA) return false
      at = skipSpace(text, at + 1)
      if (text.charCodeAt(at) !== QUOTE) return false
      at++
      if (same >= 0 && at >= same && index < this.count && this.starts[index] === at - shift) {
        if (shift !== 0) {
          for (let rest = index; rest < this.count; rest++) this.starts[rest]! += shift
        }
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
