import { boardAt } from '../trace/boardAt'
import type { Trace } from '../trace/trace'
import { boardText } from './boardText'
import type { Chunk } from './chunk'
import type { LmOptions } from './lmOptions'

/** The chunks with a board at the start and after every `every` actions, at the end of the group the last falls into. */
export function withBoards(
  chunks: readonly Chunk[],
  trace: Trace,
  every: number,
  options: LmOptions,
): Chunk[] {
  const boardOf = (group: number, start: number): Chunk => ({
    kind: 'board',
    text: boardText(boardAt(trace, group), trace.givens, options),
    start,
    group,
    word: null,
  })
  const out: Chunk[] = []
  if (trace.groups.count > 0) out.push(boardOf(0, chunks[0]?.start ?? 0))
  let since = 0
  chunks.forEach((chunk, index) => {
    out.push(chunk)
    if (chunk.group === null) return
    since++
    const next = chunks[index + 1]
    if (since < every || next?.group === chunk.group) return
    out.push(boardOf(chunk.group, chunk.start))
    since = 0
  })
  return out
}
