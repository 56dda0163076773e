/**
 * The columnar form: JSON that holds any JSON value (and the few others that a Parquet row can hold) without loss,
 * with lists of like objects turned into columns, so that gzip sees like beside like. Objects, lists, texts and
 * numbers stand as they are unless something shorter is known; every special form is an object whose `$` names it:
 *
 *   {$:'num', v}            NaN, Infinity, -Infinity, -0                {$:'int', v}  a bigint, as text
 *   {$:'date', v}           a Date, milliseconds                        {$:'bytes', v} bytes, base64
 *   {$:'obj', k, v}         an object that has a key `$` itself: keys and values
 *   {$:'json', v}           a text that is exactly `JSON.stringify` of v
 * and for lists
 *   {$:'same', n, v}        n times v
 *   {$:'delta', v}          whole numbers: the first, then the differences
 *   {$:'ratio', by, d, at, u} numbers k / by: k as differences; at the gaps `at`, corrected by u units in the last place
 *   {$:'f32', v, at, x}     numbers that a float holds (byte planes, base64), doubles x at the gaps `at`
 *   {$:'f64', v}            doubles (byte planes, base64)
 *   {$:'lines', v}          texts, joined with line feeds               {$:'dict', d, i}  texts d[i], d by frequency
 *   {$:'edit', first, n, at, to} texts cut at quotes: how many pieces differ from the text before, which (gaps), what
 *   {$:'null', n, at, v}    n values, null at the gaps `at`, the others in v
 *   {$:'list', n, v}        lists of the lengths n, their items one after another in v
 *   {$:'table', n, k, s, c} objects: key lists k (null for null), which one each has (s, absent when all the same),
 *                           and a column for each key in the order of their first appearance
 * A gap is the distance to the position before (the first: to -1, less one).
 */
export type Form = { readonly $: string; readonly [field: string]: unknown }

/** Whether a JSON value is one of the special forms. */
export function isForm(value: unknown): value is Form {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, '$') &&
    !Array.isArray(value)
  )
}

/** A value that is not what the form says: a damaged or foreign file. */
export class FormError extends Error {}

/** Ascending positions as gaps. */
export function gapsOf(positions: readonly number[]): number[] {
  return positions.map((position, i) => position - (i === 0 ? 0 : positions[i - 1]! + 1))
}

/** Gaps back to positions. */
export function positionsOf(gaps: readonly number[]): number[] {
  let next = 0
  return gaps.map((gap) => {
    const position = next + gap
    next = position + 1
    return position
  })
}
