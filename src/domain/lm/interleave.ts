import { decodeTrace } from '../trace/decodeTrace'
import type { RawEntry } from '../trace/rawEntry'
import type { Trace } from '../trace/trace'
import { atSentenceEnds } from './atSentenceEnds'
import type { Chunk } from './chunk'
import type { LmOptions } from './lmOptions'
import { lmStream } from './lmStream'
import { readStrictBoard } from './readStrictBoard'
import { BAD_FIRST_STATE } from './statusOf'
import { strictAscii } from './strictCell'
import { withBoards } from './withBoards'

export interface Interleaved {
  /** The publishers' word for how it went: `processed`, `unmatched`, `soluion missing` (sic), … */
  readonly status: string
  /** The text, where the status is `processed`; null otherwise. */
  readonly text: string | null
  readonly initialBoardAscii: string | null
  readonly initialBoardSerialized: string | null
  /** The pieces in order, whatever the status: what there would be to see. */
  readonly chunks: readonly Chunk[]
  /** The group whose state first equals the solution; null if none does. */
  readonly solved: number | null
}

/**
 * The language-model form of a row, byte for byte the publishers' while the options beyond theirs are off. `trace` saves
 * decoding the row once more for the options that need it.
 */
export function interleave(entry: RawEntry, options: LmOptions = {}, trace?: Trace): Interleaved {
  const stream = lmStream(entry, options)
  let chunks = stream.chunks
  if (options.atSentenceEnds || options.boardEvery) {
    const decoded = trace ?? decodeTrace(entry)
    if (options.atSentenceEnds) chunks = atSentenceEnds(chunks, decoded)
    if (options.boardEvery) chunks = withBoards(chunks, decoded, options.boardEvery, options)
  }
  const nothing = { text: null, initialBoardAscii: null, initialBoardSerialized: null }
  const result = { ...nothing, chunks, solved: stream.solved }
  if (stream.stopped !== null) return { ...result, status: stream.stopped }
  if (stream.solved === null) return { ...result, status: 'unmatched' }
  const serialized = entry.action_data[0]?.serialized_state ?? null
  // Here the publishers keep special digits, and stumble over them.
  const board = readStrictBoard(serialized, false)
  if (!board) return { ...result, status: BAD_FIRST_STATE }
  return {
    ...result,
    status: 'processed',
    text: chunks.map(({ text }) => text).join(''),
    initialBoardAscii: strictAscii(board),
    initialBoardSerialized: serialized,
  }
}
