import type { TraceTables } from '../index/indexView'
import { type ByteReader, byteReader, byteWriter, DamagedBytes } from './bytes'
import {
  readEventsAndMentions,
  skipEventsAndMentions,
  writeEventsAndMentions,
} from './eventsAndMentions'
import { readNumbers, readTimes, skipNumbers, writeNumbers, writeTimes } from './sequences'

/** The tables of neighbouring traces as bytes. */
export function writeBlock(tables: readonly TraceTables[]): Uint8Array {
  const out = byteWriter()
  out.number(tables.length)
  for (const trace of tables) {
    writeNumbers(trace.lengths, out)
    writeTimes(trace.start, out)
    writeEventsAndMentions(trace, out)
  }
  return out.finish()
}

/** The tables of neighbouring traces as they came: those of a trace are worked out when they are asked for. */
export interface StoredBlock {
  /** Traces. */
  readonly count: number
  /** @param place of the trace in the block */
  tables(place: number): TraceTables
}

/** The inverse of `writeBlock`. Goes through all of it once, so that what is damaged throws DamagedBytes here. */
export function readBlock(bytes: Uint8Array): StoredBlock {
  const reader = byteReader(bytes)
  const count = reader.number()
  if (count > reader.left) throw new DamagedBytes('more traces than bytes')
  const traces = Array.from({ length: count }, () => {
    const from = bytes.length - reader.left
    skipTables(reader)
    return bytes.subarray(from, bytes.length - reader.left)
  })
  return { count, tables: (place) => readTables(byteReader(traces[place]!)) }
}

function skipTables(reader: ByteReader): void {
  skipNumbers(reader)
  skipNumbers(reader)
  skipEventsAndMentions(reader)
}

function readTables(reader: ByteReader): TraceTables {
  const lengths = Uint8Array.from(readNumbers(reader))
  const start = readTimes(reader)
  return { lengths, start, ...readEventsAndMentions(reader) }
}
