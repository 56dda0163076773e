import type { Problem } from '../problem'
import { readEntry } from '../trace/readEntry'
import { isFields } from '../trace/readValue'
import type { Chunk } from './chunk'
import { estimateTokens, type TokenEstimate } from './estimateTokens'
import { interleave } from './interleave'
import type { LmOptions } from './lmOptions'
import { readLmText } from './readLmText'
import { isProcessed } from './readProcessed'

/** The text that a model is trained on, in pieces. */
export interface ModelText {
  /** The publishers' word for how it went; `processed` for a row that came as text. */
  readonly status: string
  /** The text, where the status is `processed`; null otherwise. */
  readonly text: string | null
  /** In order, whatever the status. `start` is seconds, or the character position for a row that came as text. */
  readonly chunks: readonly Chunk[]
  readonly tokens: TokenEstimate
}

/**
 * The model's text of a carrier's value: made from a row, or the text of a processed row as it is (options do not apply
 * to it). Gives problems where the value is no row.
 */
export function modelText(
  value: unknown,
  options: LmOptions = {},
): { readonly made: ModelText | null; readonly problems: readonly Problem[] } {
  if (isProcessed(value) && isFields(value)) {
    const text = String(value.text)
    const chunks = chunksOf(text)
    return {
      made: { status: 'processed', text, chunks, tokens: estimateTokens(chunks) },
      problems: [],
    }
  }
  const { entry, problems } = readEntry(value)
  if (!entry) return { made: null, problems }
  const { status, text, chunks } = interleave(entry, options)
  return { made: { status, text, chunks, tokens: estimateTokens(chunks) }, problems }
}

/** Groups and words are counted as `readProcessed` counts them: the first board is group 0, every action one more. */
function chunksOf(text: string): readonly Chunk[] {
  let group = 0
  let word = 0
  return readLmText(text).map((piece): Chunk => {
    if (piece.kind === 'word') return { ...piece, group: null, word: word++ }
    if (piece.kind === 'board') return { ...piece, group, word: null }
    return { ...piece, group: ++group, word: null }
  })
}
