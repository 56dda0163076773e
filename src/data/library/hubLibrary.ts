import type { Carrier } from '@/data/carrierRow'
import { openCarrier } from '@/data/carriers/openCarrier'
import { byteSourceOfUrl } from '@/data/hub/byteSourceOfUrl'
import type { HubAddress } from '@/data/hub/hubAddress'
import { hubFiles } from '@/data/hub/hubFiles'
import { nameOfUrl } from '@/data/hub/nameOfUrl'
import { PATIENCE, type Patience } from '@/data/hub/patience'
import { createCopies } from './copies'
import { LibraryFault } from './library'
import type { LibraryReader } from './libraryReader'
import { listRow } from './listRow'
import type { CatalogueEntry } from './manifest'
import { rowAt } from './rowAt'
import { createTeller } from './teller'

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

/**
 * A dataset on the Hub as it lies there: lists every row from the small columns alone (so that a video's place is known
 * for a few KB), and reads a row that is opened by Range, only the pages that it needs. Nothing is kept.
 */
export function hubLibrary(
  address: HubAddress,
  origin: string,
  patience: Patience = PATIENCE,
): LibraryReader {
  const places = new Map<string, { entry: CatalogueEntry; carrier: Carrier; row: number }>()
  const named = createCopies()

  return {
    async list(tell, signal) {
      const waiting: Patience = { ...patience, onWait: (wait) => tell({ kind: 'wait', wait }) }
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
      let failure: LibraryFault | null = null
      for (const [i, file] of listing.files.entries()) {
        const name = nameOfUrl(file.url)
        try {
          const source = await byteSourceOfUrl(file.url, {
            patience: waiting,
            size: file.size,
            signal,
          })
          const opened = await openCarrier(source)
          if (!opened.ok)
            throw new LibraryFault('damaged', { ...opened.problem, file: name, row: null })
          const carrier = opened.value
          for await (const row of carrier.rows({ columns: LIGHT, signal })) {
            const { listed, problems } = listRow(row, name)
            teller.problems(problems)
            if (!listed) continue
            const entry = named(lightEntry(listed.entry))
            places.set(entry.key, { entry, carrier, row: row.row })
            teller.entry(entry)
          }
        } catch (error) {
          signal.throwIfAborted()
          if (!(error instanceof LibraryFault)) throw error
          failure ??= error
          teller.problems([error.problem])
        }
        teller.progress(i + 1, null)
      }
      teller.progress(listing.files.length, places.size)
      teller.flush()
      if (places.size === 0 && failure) throw failure
    },

    entry: (key) => places.get(key)?.entry,

    row: (key, signal) => rowAt(places.get(key), key, signal),

    async pictures(keys) {
      return keys.map(() => null)
    },

    close() {
      places.clear()
    },
  }
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
