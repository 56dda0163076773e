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
  const own = isStoredTexts(values)
    ? values.packed
      ? values
      : packedTexts([values])
    : values instanceof Float64Array
      ? values.slice()
      : values
  return { values: own, buffers: arraysOf(own).map(({ buffer }) => buffer as ArrayBuffer) }
}

/** The arrays that values which own what they hold consist of, as far as they are typed. */
export function arraysOf(values: LeafValues): readonly (Uint8Array | Int32Array | Float64Array)[] {
  if (!isStoredTexts(values)) return values instanceof Float64Array ? [values] : []
  const { bytes, starts, ends, which } = values
  return which ? [bytes, starts, ends, which] : [bytes, starts, ends]
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
