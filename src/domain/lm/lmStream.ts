import type { Action, ActionType } from '../board/action'
import { parseAction } from '../board/parseAction'
import type { RawEntry } from '../trace/rawEntry'
import { wordsOfSegment } from '../trace/wordsOfSegment'
import type { Chunk } from './chunk'
import type { LmOptions } from './lmOptions'
import { BAD_STATE, NO_CRACKING } from './statusOf'
import { actionTokens, positionTokens, readStrictAction } from './strictAction'
import { isStrictly } from './strictCell'
import { StrictStates } from './strictStates'

export interface LmStream {
  /** In the order of the text. Present whatever the status. */
  readonly chunks: readonly Chunk[]
  /** Why the publishers' code gives no text, in its words; null when nothing stops it. */
  readonly stopped: string | null
  /** The group whose state first equals the solution: the last whose actions are taken. */
  readonly solved: number | null
}

/**
 * Words and actions merged by time as the publishers do: words from "let's get cracking" on, actions of all groups but
 * the first, up to the group whose state equals the solution; at equal times words first. Boards and sentence ends are
 * not done here.
 */
export function lmStream(entry: RawEntry, options: LmOptions): LmStream {
  const { solution, lgc_timestamp: cracking } = entry.puzzle_data
  const words = wordChunks(entry, options)
  const actions: Chunk[] = []
  let stopped: string | null = solution === null ? 'soluion missing' : null
  let solved: number | null = null
  let lastState = ''
  const states = new StrictStates(entry.puzzle_data.rows * entry.puzzle_data.cols)
  for (let group = 1; group < entry.action_data.length && solved === null; group++) {
    const item = entry.action_data[group]
    if (!item) continue
    for (const text of item.actions) {
      const read = actionText(text, options)
      if (read.stopped !== null) stopped ??= read.stopped
      if (read.chunk === null) continue
      actions.push({ ...read.chunk, start: item.time ?? 0, group, word: null })
    }
    // A state that came before was read before, and was not the solution.
    if (!item.serialized_state || item.serialized_state === lastState) continue
    lastState = item.serialized_state
    const board = states.read(item.serialized_state)
    if (!board) stopped ??= BAD_STATE
    else if (isStrictly(board, solution)) solved = group
  }
  if (cracking === null && words.length > 0) {
    stopped ??= NO_CRACKING
  }
  // A stable sort keeps words before actions, and actions in order, where times are equal.
  const chunks = [...words, ...actions].sort((a, b) => a.start - b.start)
  return { chunks, stopped, solved }
}

function wordChunks(entry: RawEntry, options: LmOptions): Chunk[] {
  const from = options.wordsBefore
    ? Number.NEGATIVE_INFINITY
    : (entry.puzzle_data.lgc_timestamp ?? Number.NEGATIVE_INFINITY)
  const chunks: Chunk[] = []
  let index = 0
  for (const segment of entry.asr_data.segments) {
    const words = wordsOfSegment(segment)
    // A segment without words of its own says nothing in their text.
    if (words === segment.words) {
      words.forEach(({ word, start }, position) => {
        if (start < from) return
        chunks.push({ kind: 'word', text: word, start, group: null, word: index + position })
      })
    }
    index += words.length
  }
  return chunks
}

interface ActionText {
  readonly chunk: { readonly kind: ActionType; readonly text: string } | null
  /** What stops the publishers' code. */
  readonly stopped: string | null
}

const NOTHING: ActionText = { chunk: null, stopped: null }

function actionText(text: string, options: LmOptions): ActionText {
  const combine = options.combinePosition ?? false
  const type = text.split(':')[0] ?? ''
  if (options.dropSelections && (type === 'sl' || type === 'ds')) return NOTHING
  if (options.coloursAndPen && (type === 'co' || type === 'pe')) {
    const read = parseAction(text)
    if (!read.ok) return NOTHING
    return {
      chunk: { kind: read.value.type, text: colourText(read.value, combine) },
      stopped: null,
    }
  }
  if (type === 'pe') return NOTHING
  const read = readStrictAction(text)
  if (read.kind === 'unpack') return { chunk: null, stopped: read.message }
  if (read.kind !== 'action') return NOTHING
  const kind = read.action.type as ActionType
  return { chunk: { kind, text: actionTokens(read.action, combine).join('') }, stopped: null }
}

/** A colour or pen action with every key there is: `<co><+><valuea><r1><c2>`, `<pe><+><value1><color4><r1><c2>`. */
function colourText(action: Action, combine: boolean): string {
  const op = action.op === null ? '' : `<${action.op}>`
  const colour = action.colour === '' ? '' : `<color${action.colour}>`
  const cells = [...action.cells]
    .sort((a, b) => a.row - b.row || a.col - b.col)
    .flatMap(({ row, col }) => positionTokens(row + 1, col + 1, combine))
  return `<${action.type}>${op}<value${action.value}>${colour}${cells.join('')}`
}
