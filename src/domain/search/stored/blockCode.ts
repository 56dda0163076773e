import { BOARD_EVENT_KINDS, type BoardEventKind, type BoardEvents } from '../index/boardEvents'
import type { TraceTables } from '../index/indexView'
import { type ByteReader, byteReader, byteWriter, DamagedBytes } from './bytes'
import {
  readNumbers,
  readRising,
  readTexts,
  readTimes,
  skipNumbers,
  writeNumbers,
  writeRising,
  writeTexts,
  writeTimes,
} from './sequences'

/** The tables of neighbouring traces as bytes. */
export function writeBlock(tables: readonly TraceTables[]): Uint8Array {
  const out = byteWriter()
  out.number(tables.length)
  for (const { lengths, start, events, mentions } of tables) {
    writeNumbers(lengths, out)
    writeTimes(start, out)
    for (const kind of BOARD_EVENT_KINDS) writeTimes(events[kind], out)
    writeTexts(mentions.ids, out)
    writeNumbers(mentions.id, out)
    writeRising(mentions.token, out)
    writeNumbers(mentions.length, out)
    writeNumbers(mentions.tone, out)
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

/** Lists before and after the names of techniques: lengths, start and events; id, token, length and tone. */
const LISTS_BEFORE = 2 + BOARD_EVENT_KINDS.length
const LISTS_AFTER = 4

function skipTables(reader: ByteReader): void {
  for (let i = 0; i < LISTS_BEFORE; i++) skipNumbers(reader)
  readTexts(reader)
  for (let i = 0; i < LISTS_AFTER; i++) skipNumbers(reader)
}

function readTables(reader: ByteReader): TraceTables {
  const lengths = Uint8Array.from(readNumbers(reader))
  const start = readTimes(reader)
  const events = {} as Record<BoardEventKind, Float32Array>
  for (const kind of BOARD_EVENT_KINDS) events[kind] = readTimes(reader)
  return {
    lengths,
    start,
    events: events as BoardEvents,
    mentions: {
      ids: readTexts(reader),
      id: Uint16Array.from(readNumbers(reader)),
      token: readRising(reader),
      length: Uint8Array.from(readNumbers(reader)),
      tone: Uint8Array.from(readNumbers(reader)),
    },
  }
}
