import { transfer } from 'comlink'
import { openNews } from '@/data/import/news'
import { openStore } from '@/data/import/store'
import { catalogueEntryOf } from '@/data/library/catalogueEntryOf'
import { filesLibrary } from '@/data/library/filesLibrary'
import { folderLibrary, missing } from '@/data/library/folderLibrary'
import { hubLibrary } from '@/data/library/hubLibrary'
import { LibraryFault } from '@/data/library/library'
import type { LibraryReader } from '@/data/library/libraryReader'
import type { LibrarySource } from '@/data/library/librarySource'
import type { CatalogueEntry } from '@/data/library/manifest'
import { rowText } from '@/data/library/rowText'
import { storedLibrary } from '@/data/library/storedLibrary'
import { traceOfValue } from '@/data/library/traceOfValue'
import { searchPartBytes } from '@/data/search/partOfTrace'
import { modelText } from '@/domain/lm/modelText'
import { isProcessed } from '@/domain/lm/readProcessed'
import { verdictOf } from '@/domain/lm/verdict'
import type { Problem } from '@/domain/problem'
import { isCurrentPart } from '@/domain/search/stored/partCode'
import type { RawEntry } from '@/domain/trace/rawEntry'
import { readEntry } from '@/domain/trace/readEntry'
import type { Trace } from '@/domain/trace/trace'
import { failed } from './failed'
import { createKeptRow } from './keptRow'
import type { Answer, WorkerApi } from './protocol'
import { rehearse } from './rehearsal'
import { traceTransfers } from './traceTransfers'

interface Open {
  readonly reader: LibraryReader
  readonly closing: AbortController
}

/** Milliseconds after a list is whole before reading is rehearsed: a click that comes at once goes first. */
const REST = 300

/** What runs in the data worker: every library that the page has open, and the calls under way. */
export function createWorkerApi(): WorkerApi {
  const libraries = new Map<string, Open>()
  const calls = new Map<number, AbortController>()
  const kept = createKeptRow()
  /** Whether a solve has been read, or its reading rehearsed. */
  let practised = false
  const rehearseSoon = () =>
    setTimeout(() => {
      if (!practised) rehearse()
      practised = true
    }, REST)

  /** Runs a call that `abort` can end, and turns what it throws into an answer. */
  const answer = async <T>(
    call: number,
    library: string,
    run: (open: LibraryReader, signal: AbortSignal) => Promise<T>,
  ): Promise<Answer<T>> => {
    const controller = new AbortController()
    calls.set(call, controller)
    try {
      const open = libraries.get(library)
      if (!open) throw new DOMException('The library was closed.', 'AbortError')
      const signal = AbortSignal.any([controller.signal, open.closing.signal])
      const value = await run(open.reader, signal)
      signal.throwIfAborted()
      return { ok: true, value }
    } catch (error) {
      return failed(error)
    } finally {
      calls.delete(call)
    }
  }

  return {
    async open(library, source, tell) {
      const open: Open = { reader: readerOf(source), closing: new AbortController() }
      libraries.set(library, open)
      open.reader.list(tell, open.closing.signal).then(
        () => {
          tell({ kind: 'listed' })
          if (!practised) rehearseSoon()
        },
        (error: unknown) => {
          const answer = failed(error)
          if (answer.kind !== 'aborted') tell({ kind: 'failed', problem: answer.problem })
        },
      )
    },

    async close(library) {
      const open = libraries.get(library)
      libraries.delete(library)
      open?.closing.abort(new DOMException('The library was closed.', 'AbortError'))
      open?.reader.close()
    },

    openTrace: (call, library, key) =>
      answer(call, library, async (reader, signal) => {
        practised = true
        const entry = reader.entry(key)
        if (!entry) throw missing('', key)
        const { raw, trace, problems } = traceOfValue(await kept.read(reader, key, signal))
        if (!trace) throw noRow(entry, problems)
        return transfer(
          { entry: entry.light ? wholeEntry(entry, raw, trace) : entry, trace },
          traceTransfers(trace) as Transferable[],
        )
      }),

    words: (call, library, key) =>
      answer(call, library, async (reader, signal) => {
        const entry = reader.entry(key)
        if (!entry) throw missing('', key)
        const kept = await reader.words?.(key)
        if (kept && isCurrentPart(kept)) return transfer(kept, [kept.buffer])
        const { raw, trace, problems } = traceOfValue(await reader.row(key, signal))
        if (!trace) throw noRow(entry, problems)
        const known = entry.light ? wholeEntry(entry, raw, trace) : entry
        const made = searchPartBytes(trace, known)
        return transfer(made, [made.buffer])
      }),

    pictures: (call, library, keys) =>
      answer(call, library, (reader, signal) => reader.pictures(keys, signal)),

    judge: (call, library, key) =>
      answer(call, library, async (reader, signal) => {
        const value = await kept.read(reader, key, signal)
        if (isProcessed(value)) return null
        const { entry: raw, problems } = readEntry(value)
        if (!raw) throw noRow(reader.entry(key), problems)
        return verdictOf(raw)
      }),

    modelText: (call, library, key, options) =>
      answer(call, library, async (reader, signal) => {
        const { made, problems } = modelText(await kept.read(reader, key, signal), options)
        if (!made) throw noRow(reader.entry(key), problems)
        return made
      }),

    rawJson: (call, library, key) =>
      answer(call, library, async (reader, signal) =>
        rowText(await kept.read(reader, key, signal)),
      ),

    async abort(call) {
      calls.get(call)?.abort(new DOMException('The call was ended.', 'AbortError'))
    },
  }
}

/** What is known of a solve once it is open. */
function wholeEntry(
  { key, file, origin, bytes }: CatalogueEntry,
  raw: RawEntry | null,
  trace: Trace,
): CatalogueEntry {
  const verdict = raw ? verdictOf(raw).verdict : ''
  return { ...catalogueEntryOf(trace, { bytes, verdict, origin }), key, file }
}

/** Why a value cannot be opened, with its place. */
function noRow(entry: CatalogueEntry | undefined, problems: readonly Problem[]): LibraryFault {
  const [first] = problems
  return new LibraryFault('damaged', {
    file: entry?.origin?.file ?? entry?.file ?? '',
    row: entry?.origin?.row ?? null,
    path: first?.path ?? '',
    message: `"${entry?.title || entry?.key}" cannot be opened: ${(first?.message ?? 'it is no row of the dataset').replace(/\.$/, '')}.`,
  })
}

function readerOf(source: LibrarySource): LibraryReader {
  switch (source.kind) {
    case 'folder':
      return folderLibrary(source.url)
    case 'files':
      return filesLibrary(source.files)
    case 'hub':
      return hubLibrary(source.address, source.origin)
    case 'local':
      return storedLibrary(openStore, openNews)
  }
}
