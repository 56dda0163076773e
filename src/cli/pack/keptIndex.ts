import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openStoredSource } from '@/data/search/storedSource'
import type { SearchPart } from '@/domain/search/index/searchPart'
import { partsOfView } from '@/domain/search/stored/partsOfView'
import { InputError } from '../command'
import type { LibraryFolder } from './readLibraryFolder'

/** The search parts of a library by key, taken out of its index; a library without one has none. */
export async function keptIndex({
  folder,
  manifest,
}: LibraryFolder): Promise<(key: string) => SearchPart | null> {
  if (manifest.search === null) return () => null
  const forever = new AbortController().signal
  const index = dirname(join(folder, manifest.search))
  try {
    const source = await openStoredSource((file) => readFile(join(index, file)), forever)
    const { view } = source
    const words = Array.from({ length: view.vocabulary.size }, (_, word) => word)
    const techniques = [...source.techniqueCounts().keys()]
    await source.ensure({ words, techniques }, Number.MAX_SAFE_INTEGER, forever)
    await source.ensureTables([...view.traces.keys()], forever)
    const partOf = partsOfView(view)
    const places = new Map(view.traces.map(({ facts }, trace) => [facts.key, trace]))
    return (key) => {
      const place = places.get(key)
      return place === undefined ? null : partOf(place)
    }
  } catch (error) {
    throw new InputError(`${folder}: ${error instanceof Error ? error.message : error}`)
  }
}
