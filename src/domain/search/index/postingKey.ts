/**
 * Where a token stands, in one number: the unit (a sentence, numbered over all traces of the index, one number left
 * out between traces), the place in the unit, and whether it is the unit's last token. Keys grow with position, two
 * tokens in one unit are next to each other when their keys differ by two, and a phrase can go on from a unit's last
 * token to the next unit's first without a table of lengths: a cold query needs nothing but postings.
 */
const UNIT_SIZE = 128

/** Units that one index can hold: sixty times the dataset. */
export const UNIT_COUNT_LIMIT = 2 ** 32 / UNIT_SIZE

export function postingKey(unit: number, offset: number, last: boolean): number {
  return unit * UNIT_SIZE + offset * 2 + (last ? 1 : 0)
}

export function unitOfKey(key: number): number {
  return key >>> 7
}

export function offsetOfKey(key: number): number {
  return (key & 127) >>> 1
}

export function isLastOfUnit(key: number): boolean {
  return (key & 1) === 1
}

/** The key of the next token, but for its last bit (0 here). */
export function keyAfter(key: number): number {
  return (key & 1) === 1 ? ((key >>> 7) + 1) * UNIT_SIZE : key + 2
}

/** The first key at or after this unit. */
export function firstKeyOfUnit(unit: number): number {
  return unit * UNIT_SIZE
}
