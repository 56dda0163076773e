import type { Result } from '../../problem'
import type { SearchPart, TraceFacts } from '../index/searchPart'
import { lexiconStamp } from '../techniques/lexiconStamp'
import { type ByteReader, byteReader, byteWriter, DamagedBytes } from './bytes'
import { readEventsAndMentions, writeEventsAndMentions } from './eventsAndMentions'
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

const VERSION = 2

/** A part as bytes, not compressed: to be kept beside its trace, so that an index is put together without tokenising. */
export function writePart(part: SearchPart): Uint8Array {
  const out = byteWriter()
  out.number(VERSION)
  out.text(lexiconStamp())
  out.text(JSON.stringify(part.facts))
  writeTexts(part.words, out)
  writeNumbers(part.stream, out)
  writeRising(part.unitStart, out)
  writeTimes(part.unitTime, out)
  writeNumbers(part.telling, out)
  writeNumbers(part.parts, out)
  writeEventsAndMentions(part, out)
  return out.finish()
}

/** The inverse of `writePart`; bytes that are none, or of another version, are a problem: make the part anew. */
export function readPart(bytes: Uint8Array): Result<SearchPart> {
  try {
    return { ok: true, value: partFrom(bytes), problems: [] }
  } catch (error) {
    if (!(error instanceof DamagedBytes || error instanceof SyntaxError)) throw error
    const message = `the search part of a trace cannot be read: ${error.message}`
    return { ok: false, problem: { path: '', message }, problems: [] }
  }
}

/** Whether kept bytes were made as this version makes them, with the same lexicon; otherwise make the part anew. */
export function isCurrentPart(bytes: Uint8Array): boolean {
  try {
    return beginsCurrent(byteReader(bytes))
  } catch (error) {
    if (error instanceof DamagedBytes) return false
    throw error
  }
}

function beginsCurrent(reader: ByteReader): boolean {
  return reader.number() === VERSION && reader.text() === lexiconStamp()
}

function partFrom(bytes: Uint8Array): SearchPart {
  const reader = byteReader(bytes)
  if (!beginsCurrent(reader)) throw new DamagedBytes('it was made by another version')
  const facts = JSON.parse(reader.text()) as TraceFacts
  const words = readTexts(reader)
  const stream = readNumbers(reader)
  const unitStart = readRising(reader)
  const unitTime = readTimes(reader)
  const telling = Uint8Array.from(readNumbers(reader))
  const [before = 0, opening = 0, middle = 0, end = 0] = readNumbers(reader)
  const part: SearchPart = {
    facts,
    words,
    stream,
    unitStart,
    unitTime,
    telling,
    parts: [before, opening, middle, end],
    ...readEventsAndMentions(reader),
  }
  const units = unitStart.length - 1
  const fits = unitTime.length === units && telling.length === units
  if (!fits || stream.some((word) => word >= words.length)) {
    throw new DamagedBytes('its lists do not fit each other')
  }
  return part
}
