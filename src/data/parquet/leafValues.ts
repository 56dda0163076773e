import { isStoredTexts, packedTexts, type StoredTexts, textCount, textsOf } from './storedTexts'

/** What a column holds of a row: numbers mostly as doubles, texts still in UTF-8, anything else as it is. */
export type LeafValues = ArrayLike<unknown> | StoredTexts

/** The values by position. */
export function listedValues(values: LeafValues): ArrayLike<unknown> {
  return isStoredTexts(values) ? textsOf(values) : values
}

/** The values of a row that several pages hold, as one. */
export function joinedValues(parts: readonly LeafValues[]): LeafValues {
  const full = parts.filter((part) => (isStoredTexts(part) ? textCount(part) : part.length) > 0)
  if (full.length <= 1) return full[0] ?? []
  if (full.every(isStoredTexts)) return packedTexts(full)
  if (full.every((part) => part instanceof Float64Array)) return joinedNumbers(full)
  return full.flatMap((part) => Array.from(listedValues(part)))
}

/** A copy that owns what it holds, and the buffers to hand over with it. */
export function ownedValues(values: LeafValues): {
  readonly values: LeafValues
  readonly buffers: readonly ArrayBuffer[]
} {
  if (isStoredTexts(values)) {
    const texts = values.packed ? values : packedTexts([values])
    const arrays = [texts.bytes, texts.starts, texts.ends, texts.which!]
    return { values: texts, buffers: arrays.map(({ buffer }) => buffer as ArrayBuffer) }
  }
  if (!(values instanceof Float64Array)) return { values, buffers: [] }
  const own = values.slice()
  return { values: own, buffers: [own.buffer] }
}

function joinedNumbers(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
