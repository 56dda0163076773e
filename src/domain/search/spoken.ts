import type { Words } from '../trace/trace'
import { type Tokens, tokenise } from './tokenise'

/** Tokens at most in one unit: longer sentences (a recogniser that wrote no full stop) are cut. */
export const UNIT_LIMIT = 64

/** A transcript as search sees it. */
export interface Spoken {
  readonly tokens: Tokens
  /** U + 1 token indices: where each unit (a sentence, or a piece of a very long one) begins. */
  readonly unitStart: Uint32Array
}

/**
 * Tokenises a transcript and cuts it into units: the sentences of the trace, those of more than `UNIT_LIMIT`
 * tokens in pieces, those without a token left out. Deterministic: index and viewer both derive the same units
 * from the same words.
 */
export function spokenOf(words: Words): Spoken {
  const tokens = tokenise(words.text)
  const unitStart: number[] = []
  const sentences = words.sentenceStart
  let token = 0
  for (let s = 0; s + 1 < sentences.length; s++) {
    const endChar = words.offset[sentences[s + 1]!] ?? words.text.length
    const from = token
    while (token < tokens.count && tokens.start[token]! < endChar) token++
    for (let at = from; at < token; at += UNIT_LIMIT) unitStart.push(at)
  }
  // Text after the last sentence (a trace whose sentences do not cover it) is a unit of its own.
  for (let at = token; at < tokens.count; at += UNIT_LIMIT) unitStart.push(at)
  unitStart.push(tokens.count)
  return { tokens, unitStart: Uint32Array.from(unitStart) }
}
