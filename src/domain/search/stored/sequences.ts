import { type ByteReader, type ByteWriter, DamagedBytes } from './bytes'

/** Seconds are kept to a tenth. */
const TENTHS = 10

/** A length; one that the bytes left cannot hold is refused before anything is made that large. */
function bounded(reader: ByteReader): number {
  const length = reader.number()
  if (length > reader.left) throw new DamagedBytes('a list is longer than the file')
  return length
}

/** Ascending seconds as gaps in tenths. */
export function writeTimes(times: ArrayLike<number>, out: ByteWriter): void {
  out.number(times.length)
  let last = 0
  for (let i = 0; i < times.length; i++) {
    const tenths = Math.max(last, Math.round(times[i]! * TENTHS))
    out.number(tenths - last)
    last = tenths
  }
}

export function readTimes(reader: ByteReader): Float32Array {
  const times = new Float32Array(bounded(reader))
  let last = 0
  for (let i = 0; i < times.length; i++) {
    last += reader.number()
    times[i] = last / TENTHS
  }
  return times
}

/** Ascending whole numbers as gaps. */
export function writeRising(values: ArrayLike<number>, out: ByteWriter): void {
  out.number(values.length)
  let last = 0
  for (let i = 0; i < values.length; i++) {
    out.number(values[i]! - last)
    last = values[i]!
  }
}

export function readRising(reader: ByteReader): Uint32Array {
  const values = new Uint32Array(bounded(reader))
  let last = 0
  for (let i = 0; i < values.length; i++) {
    last += reader.number()
    values[i] = last
  }
  return values
}

/** Whole numbers of any order. */
export function writeNumbers(values: ArrayLike<number>, out: ByteWriter): void {
  out.number(values.length)
  for (let i = 0; i < values.length; i++) out.number(values[i]!)
}

export function readNumbers(reader: ByteReader): Uint32Array {
  const values = new Uint32Array(bounded(reader))
  for (let i = 0; i < values.length; i++) values[i] = reader.number()
  return values
}

/** Past any list of the kinds above. */
export function skipNumbers(reader: ByteReader): void {
  reader.skip(bounded(reader))
}

export function writeTexts(values: readonly string[], out: ByteWriter): void {
  out.number(values.length)
  for (const value of values) out.text(value)
}

export function readTexts(reader: ByteReader): string[] {
  const count = bounded(reader)
  const values: string[] = []
  for (let i = 0; i < count; i++) values.push(reader.text())
  return values
}
