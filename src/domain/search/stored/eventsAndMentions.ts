import { BOARD_EVENT_KINDS, type BoardEventKind, type BoardEvents } from '../index/boardEvents'
import type { TraceTables } from '../index/indexView'
import type { ByteReader, ByteWriter } from './bytes'
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

/** What happens on the board of a trace, and which techniques are named in it. */
export type EventsAndMentions = Pick<TraceTables, 'events' | 'mentions'>

/** Writes both, as blocks and search parts hold them: a change here is a change of the format of both. */
export function writeEventsAndMentions(
  { events, mentions }: EventsAndMentions,
  out: ByteWriter,
): void {
  for (const kind of BOARD_EVENT_KINDS) writeTimes(events[kind], out)
  writeTexts(mentions.ids, out)
  writeNumbers(mentions.id, out)
  writeRising(mentions.token, out)
  writeNumbers(mentions.length, out)
  writeNumbers(mentions.tone, out)
}

/** The inverse of `writeEventsAndMentions`. Throws DamagedBytes. */
export function readEventsAndMentions(reader: ByteReader): EventsAndMentions {
  const events = {} as Record<BoardEventKind, Float32Array>
  for (const kind of BOARD_EVENT_KINDS) events[kind] = readTimes(reader)
  return {
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

/** Lists after the names of techniques: id, token, length and tone. */
const LISTS_AFTER = 4

/** Passes by both. Throws DamagedBytes. */
export function skipEventsAndMentions(reader: ByteReader): void {
  for (let i = 0; i < BOARD_EVENT_KINDS.length; i++) skipNumbers(reader)
  readTexts(reader)
  for (let i = 0; i < LISTS_AFTER; i++) skipNumbers(reader)
}
