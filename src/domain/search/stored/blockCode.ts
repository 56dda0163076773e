import { BOARD_EVENT_KINDS, type BoardEventKind, type BoardEvents } from '../index/boardEvents'
import type { TraceTables } from '../index/indexView'
import { byteReader, byteWriter } from './bytes'
import {
  readNumbers,
  readRising,
  readTexts,
  readTimes,
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

/** The inverse of `writeBlock`. Throws DamagedBytes. */
export function readBlock(bytes: Uint8Array): TraceTables[] {
  const reader = byteReader(bytes)
  const count = reader.number()
  const tables: TraceTables[] = []
  for (let i = 0; i < count; i++) {
    const lengths = Uint8Array.from(readNumbers(reader))
    const start = readTimes(reader)
    const events = {} as Record<BoardEventKind, Float32Array>
    for (const kind of BOARD_EVENT_KINDS) events[kind] = readTimes(reader)
    tables.push({
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
    })
  }
  return tables
}
