import type { Carrier } from '@/data/carrierRow'
import { openCarrier } from '@/data/carriers/openCarrier'
import { byteSourceOfUrl } from '@/data/hub/byteSourceOfUrl'
import type { HubAddress } from '@/data/hub/hubAddress'
import { type HubFile, type HubListing, hubFiles } from '@/data/hub/hubFiles'
import { nameOfUrl } from '@/data/hub/nameOfUrl'
import { PATIENCE, type Patience } from '@/data/hub/patience'
import { readRowIndex } from '@/data/hub/rowIndex'
import { browserRowMemory, type RowMemory } from '@/data/hub/rowMemory'
import { createCopies } from './copies'
import { field, textOf } from './fields'
import { LibraryFault } from './library'
import type { LibraryReader } from './libraryReader'
import { listRow } from './listRow'
import type { CatalogueEntry } from './manifest'
import { rowAt } from './rowAt'
import { createTeller, type Teller } from './teller'

/** The small columns: what a list shows of a row. All of them together are about 0.1 KB a row. */
const LIGHT = [
  'youtube_id',
  'puzzle_id',
  ...[
    'author',
    'cols',
    'date',
    'initial_board',
    'lgc_timestamp',
    'puzzle_id',
    'rows',
    'sequential_number',
    'title',
    'youtube_id',
  ].map((name) => `puzzle_data.${name}`),
]

interface Place {
  readonly entry: CatalogueEntry
  readonly file: HubFile
  /** Zero-based. */
  readonly row: number
}

/**
 * A dataset on the Hub as it lies there. What rows its files hold is taken from the index published with them, or
 * remembered from an earlier visit, or read from the small columns alone (for a few KB); a row that is opened is read
 * by Range, only the pages that it needs. No rows are kept.
 */
export function hubLibrary(
  address: HubAddress,
  origin: string,
  patience: Patience = PATIENCE,
  memory: RowMemory = browserRowMemory(),
): LibraryReader {
  const places = new Map<string, Place>()
  const carriers = new Map<string, Promise<Carrier>>()
  const named = createCopies()
  let waiting = patience

  /** Opens a file when it is first needed; one that failed is tried again. */
  const carrierOf = (file: HubFile): Promise<Carrier> => {
    const known = carriers.get(file.url)
    if (known) return known
    const opening = open(file, waiting)
    carriers.set(file.url, opening)
    opening.catch(() => carriers.delete(file.url))
    return opening
  }

  const add = (entry: CatalogueEntry, file: HubFile, row: number, teller: Teller) => {
    const own = named(entry)
    places.set(own.key, { entry: own, file, row })
    teller.entry(own)
  }

  /** Lists a file by its small columns. */
  const look = async (file: HubFile, teller: Teller, signal: AbortSignal) => {
    const name = nameOfUrl(file.url)
    const carrier = await carrierOf(file)
    const found: CatalogueEntry[] = []
    let sound = true
    for await (const row of carrier.rows({ columns: LIGHT, signal })) {
      const { listed, problems } = listRow(row, name)
      teller.problems(problems)
      sound &&= problems.length === 0
      if (!listed) continue
      const entry = lightEntry(listed.entry)
      found.push(entry)
      add(entry, file, row.row, teller)
    }
    if (sound) await memory.keep(file.url, found)
  }

  return {
    async list(tell, signal) {
      waiting = { ...patience, onWait: (wait) => tell({ kind: 'wait', wait }) }
      const listing = await hubFiles(address, { origin, patience: waiting, signal })
      tell({
        kind: 'info',
        name: listing.dataset,
        source: `${origin}/datasets/${listing.dataset}`,
        revision: listing.revision,
        synthetic: false,
        search: null,
      })
      const teller = createTeller(tell, listing.files.length)
      const published = await readPublished(listing, waiting, teller, signal)
      // What is known already is there at once, whatever the other files take.
      const unknown: HubFile[] = []
      for (const file of listing.files) {
        const known =
          published.get(nameOfUrl(file.url)) ?? (await memory.recall(file.url))?.map(lightEntry)
        if (!known) unknown.push(file)
        for (const entry of known ?? []) add(entry, file, entry.origin!.row, teller)
      }
      let failure: LibraryFault | null = null
      for (const [i, file] of unknown.entries()) {
        try {
          await look(file, teller, signal)
        } catch (error) {
          signal.throwIfAborted()
          if (!(error instanceof LibraryFault)) throw error
          failure ??= error
          teller.problems([error.problem])
        }
        teller.progress(listing.files.length - unknown.length + i + 1, null)
      }
      teller.progress(listing.files.length, places.size)
      teller.flush()
      if (places.size === 0 && failure) throw failure
    },

    entry: (key) => places.get(key)?.entry,

    async row(key, signal) {
      const place = places.get(key)
      const carrier = place && (await carrierOf(place.file))
      const value = await rowAt(place && carrier && { carrier, row: place.row }, key, signal)
      if (place && textOf(field(value, 'youtube_id')) !== place.entry.youtubeId) {
        const file = nameOfUrl(place.file.url)
        const message = `"${place.entry.title || key}" should be row ${place.row} of ${file}, but another solve is there: the index published with the dataset does not fit its files.`
        throw new LibraryFault('damaged', { file, row: place.row, path: 'youtube_id', message })
      }
      return value
    },

    async pictures(keys) {
      return keys.map(() => null)
    },

    close() {
      places.clear()
      carriers.clear()
    },
  }
}

async function open(file: HubFile, patience: Patience): Promise<Carrier> {
  const source = await byteSourceOfUrl(file.url, { patience, size: file.size })
  const opened = await openCarrier(source)
  if (opened.ok) return opened.value
  throw new LibraryFault('damaged', { ...opened.problem, file: nameOfUrl(file.url), row: null })
}

/** The entries of the published index, by file name; one that cannot be used is told and costs only time. */
async function readPublished(
  { index }: HubListing,
  patience: Patience,
  teller: Teller,
  signal: AbortSignal,
): Promise<Map<string, CatalogueEntry[]>> {
  const byFile = new Map<string, CatalogueEntry[]>()
  if (!index) return byFile
  const tellProblem = (message: string) =>
    teller.problems([{ file: nameOfUrl(index.url), row: null, path: '', message }])
  try {
    const source = await byteSourceOfUrl(index.url, { patience, size: index.size, signal })
    const read = await readRowIndex(await source.read(0, source.size, signal))
    if (!read.ok) tellProblem(read.problem.message)
    for (const entry of read.ok ? read.value : []) {
      const file = entry.origin!.file
      const others = byFile.get(file)
      if (others) others.push(entry)
      else byFile.set(file, [entry])
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof LibraryFault)) throw error
    tellProblem(error.message)
  }
  return byFile
}

function lightEntry(entry: CatalogueEntry): CatalogueEntry {
  return {
    ...entry,
    duration: 0,
    findings: {},
    verdict: '',
    problems: 0,
    hasSolution: false,
    final: '',
    light: true,
  }
}
