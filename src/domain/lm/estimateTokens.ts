import type { Chunk } from './chunk'

export interface TokenEstimate {
  /** Spoken words, one token each: real tokenizers cut some into more. */
  readonly words: number
  /** `<…>` tokens of actions and boards. */
  readonly special: number
  readonly total: number
}

/** An estimate of how many tokens a text takes: its words plus its special tokens. No tokenizer is asked. */
export function estimateTokens(chunks: readonly Chunk[]): TokenEstimate {
  let words = 0
  let special = 0
  for (const { kind, text } of chunks) {
    if (kind === 'word') words += text.trim() === '' ? 0 : 1
    else for (const character of text) if (character === '<') special++
  }
  return { words, special, total: words + special }
}
