import { base64OfBytes } from './columnar/base64'

/**
 * A raw row as one line of JSON text. What JSON has no word for is written as other tools write it: bigints as their
 * digits, bytes as base64, dates as ISO text, NaN and infinities as null.
 */
export function rowText(row: unknown): string {
  let bigints = false
  const text = JSON.stringify(row, (_, value: unknown) => {
    if (typeof value === 'bigint') {
      bigints = true
      return `${MARK}${value}`
    }
    return value instanceof Uint8Array ? base64OfBytes(value) : value
  })
  return bigints ? text.replace(MARKED, '$1') : text
}

/** A character that no text of the dataset holds, so that digits can be told from texts. */
const MARK = '\uE0D1int:'
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g')
