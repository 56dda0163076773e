import type { Trace } from '@/domain/trace/trace'

/** The buffers of a trace, to be moved to the other side rather than copied. The trace is unusable here afterwards. */
export function traceTransfers({ groups, words }: Trace): ArrayBufferLike[] {
  const arrays = [...Object.values(groups), ...Object.values(words)].filter(ArrayBuffer.isView)
  return [...new Set(arrays.map((array) => array.buffer))]
}
