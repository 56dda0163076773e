import type { Chunk } from '@/domain/lm/chunk'

/** A few lines of the model's text: what the list draws and measures as one. */
export interface ModelBlock {
  /** Indices into the chunks, end exclusive. */
  readonly from: number
  readonly to: number
  /** Seconds at which its first chunk happens. */
  readonly start: number
}

/** Chunks a block holds, about: enough for a paragraph, few enough to draw at once. */
const PER_BLOCK = 40

/** Cuts chunks into blocks, after the end of a sentence where one is near. */
export function modelBlocks(chunks: readonly Chunk[]): readonly ModelBlock[] {
  const blocks: ModelBlock[] = []
  let from = 0
  for (let i = 0; i < chunks.length; i++) {
    const size = i + 1 - from
    const chunk = chunks[i]!
    const ends = chunk.kind === 'board' || (chunk.kind === 'word' && /[.?!]$/.test(chunk.text))
    if (
      i + 1 === chunks.length ||
      (ends && size >= PER_BLOCK) ||
      size >= PER_BLOCK * 2 ||
      chunks[i + 1]?.kind === 'board'
    ) {
      blocks.push({ from, to: i + 1, start: chunks[from]!.start })
      from = i + 1
    }
  }
  return blocks
}

/** The last chunk at or before `time` seconds, or -1. Starts need not rise: the first pass of the time counts. */
export function chunkAt(chunks: readonly Chunk[], time: number): number {
  let low = -1
  let high = chunks.length - 1
  while (low < high) {
    const mid = (low + high + 1) >> 1
    if (chunks[mid]!.start <= time) low = mid
    else high = mid - 1
  }
  return low
}
