import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type HubStandIn,
  STAND_IN_REVISION,
  startHubStandIn,
} from '../../../e2e/support/hubStandIn'
import { hubFiles } from '../hub/hubFiles'
import { PATIENCE, type Wait } from '../hub/patience'
import { ROW_INDEX_FILE, readRowIndex, writeRowIndex } from '../hub/rowIndex'
import type { RowMemory } from '../hub/rowMemory'
import { hubLibrary } from './hubLibrary'
import type { LibraryEvent } from './libraryEvent'
import type { LibraryReader } from './libraryReader'

const corpus = process.env.CORPUS_DIR ?? '../shared/corpus'
const shard = join(corpus, 'raw/shard-12.parquet')

const address = { dataset: 'o/n', revision: null, path: '' }
const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const puzzle = { rows: 1, cols: 1, initial_board: '.', title: 'T' }
const row = (id: string) => ({
  youtube_id: id,
  puzzle_id: 'p',
  action_data: [{ idx: 0, frame: 0, time: 3, actions: [], serialized_state: null }],
  asr_data: null,
  puzzle_data: puzzle,
})
const signal = new AbortController().signal

let hub: HubStandIn
afterEach(() => hub.stop())

function listed(events: readonly LibraryEvent[]) {
  return events.flatMap((event) => (event.kind === 'entries' ? event.entries : []))
}

describe('hubFiles', () => {
  it('lists the raw files at one commit, with sizes', async () => {
    const files = {
      'raw/b.jsonl': text(1),
      'raw/a.parquet': text(22),
      'processed/c.parquet': text(1),
      'README.md': text(1),
    }
    hub = await startHubStandIn({ datasets: { 'o/n': files } })
    const listing = await hubFiles(address, { origin: hub.origin })
    expect(listing.revision).toBe(STAND_IN_REVISION)
    expect(listing.files.map(({ path, size }) => [path, size])).toEqual([
      ['raw/a.parquet', 2],
      ['raw/b.jsonl', 1],
    ])
    expect(listing.files[0]!.url).toContain(`/resolve/${STAND_IN_REVISION}/raw/a.parquet`)
    const folder = await hubFiles({ ...address, path: 'processed' }, { origin: hub.origin })
    expect(folder.files.map(({ path }) => path)).toEqual(['processed/c.parquet'])
    const one = await hubFiles({ ...address, path: 'raw/b.jsonl' }, { origin: hub.origin })
    expect(one.files).toHaveLength(1)
  })

  it('takes what there is where there is no raw folder', async () => {
    hub = await startHubStandIn({
      datasets: { 'o/n': { 'data/x.jsonl': text(1), 'dataset_infos.json': text(1) } },
    })
    expect((await hubFiles(address, { origin: hub.origin })).files.map(({ path }) => path)).toEqual(
      ['data/x.jsonl'],
    )
  })

  it('waits when it is asked to, and says what is wrong', async () => {
    hub = await startHubStandIn({
      datasets: {
        'o/n': { 'a.jsonl': text(1), 'b.txt': text(1) },
        'o/empty': { 'b.txt': text(1) },
      },
    })
    const waits: Wait[] = []
    const patience = {
      tries: 3,
      sleep: async () => undefined,
      onWait: (wait: Wait) => void waits.push(wait),
    }
    let refusals = 1
    hub.breakWith(() =>
      refusals-- > 0 ? { status: 429, headers: { RateLimit: '"api";r=0;t=42' } } : null,
    )
    await hubFiles(address, { origin: hub.origin, patience })
    expect(waits).toMatchObject([{ seconds: 42 }])
    await expect(
      hubFiles({ ...address, dataset: 'o/none' }, { origin: hub.origin }),
    ).rejects.toThrow('The dataset o/none is not on')
    await expect(
      hubFiles({ ...address, dataset: 'o/empty' }, { origin: hub.origin }),
    ).rejects.toThrow('has no files of rows')
    hub.breakWith(() => ({ status: 401 }))
    await expect(hubFiles(address, { origin: hub.origin })).rejects.toThrow('private or gated')
  })
})

describe('hubLibrary', () => {
  it('lists rows, opens one, and goes on past a file that is broken', async () => {
    const lines = ['x', 'y'].map((id) => `${JSON.stringify(row(id))}\n`).join('')
    hub = await startHubStandIn({
      datasets: {
        'o/n': { 'raw/a.jsonl': new TextEncoder().encode(lines), 'raw/b.parquet': text('<html>') },
      },
    })
    const library = hubLibrary(address, hub.origin)
    const events: LibraryEvent[] = []
    await library.list((event) => events.push(event), signal)
    expect(events[0]).toMatchObject({ kind: 'info', name: 'o/n', revision: STAND_IN_REVISION })
    const entries = listed(events)
    expect(entries).toMatchObject([
      { youtubeId: 'x', light: true, origin: { file: 'a.jsonl', row: 0 } },
      { youtubeId: 'y', title: 'T' },
    ])
    expect(
      events.some((event) => event.kind === 'problems' && event.problems[0]!.file === 'b.parquet'),
    ).toBe(true)
    expect(await library.row(entries[1]!.key, signal)).toEqual(row('y'))
    await expect(library.row('none', signal)).rejects.toMatchObject({ kind: 'missing' })
  })

  it.skipIf(!existsSync(shard))(
    'finds the rows of a shard for a small part of its bytes',
    async () => {
      hub = await startHubStandIn({ datasets: { 'o/n': { 'raw/shard.parquet': { path: shard } } } })
      const library = hubLibrary(address, hub.origin)
      const events: LibraryEvent[] = []
      await library.list((event) => events.push(event), signal)
      expect(listed(events)).toHaveLength(12)
      const { row: raw } = { row: await library.row(listed(events)[7]!.key, signal) }
      expect(raw).toMatchObject({ youtube_id: listed(events)[7]!.youtubeId })
    },
  )

  const lines = (...ids: string[]) =>
    new TextEncoder().encode(ids.map((id) => `${JSON.stringify(row(id))}\n`).join(''))

  /** Lists the dataset; gives the entries, what was complained of, and the files that were read. */
  async function visit(library: LibraryReader) {
    hub.requests.length = 0
    const events: LibraryEvent[] = []
    await library.list((event) => events.push(event), signal)
    const problems = events.flatMap((event) => (event.kind === 'problems' ? event.problems : []))
    const read = hub.requests.filter(({ server }) => server === 'cdn').map(({ url }) => url)
    return { entries: listed(events), problems, read }
  }

  function memoryFor(): RowMemory {
    const kept = new Map<string, Uint8Array>()
    return {
      async recall(url) {
        const read = kept.has(url) ? await readRowIndex(kept.get(url)!) : null
        return read?.ok ? read.value : null
      },
      async keep(url, entries) {
        kept.set(url, await writeRowIndex(entries))
      },
    }
  }

  it('remembers what a file holds, and does not look into it again', async () => {
    hub = await startHubStandIn({ datasets: { 'o/n': { 'raw/a.jsonl': lines('x', 'y') } } })
    const memory = memoryFor()
    const first = await visit(hubLibrary(address, hub.origin, PATIENCE, memory))
    const library = hubLibrary(address, hub.origin, PATIENCE, memory)
    const again = await visit(library)
    expect(first.read.length).toBeGreaterThan(0)
    expect(again.read).toEqual([])
    expect(again.entries).toEqual(first.entries)
    expect(await library.row(again.entries[1]!.key, signal)).toEqual(row('y'))
  })

  it('does not remember a file of which something could not be read', async () => {
    const broken = new TextEncoder().encode(`${JSON.stringify(row('x'))}\n{"youtube_id":\n`)
    hub = await startHubStandIn({ datasets: { 'o/n': { 'raw/a.jsonl': broken } } })
    const memory = memoryFor()
    await visit(hubLibrary(address, hub.origin, PATIENCE, memory))
    const again = await visit(hubLibrary(address, hub.origin, PATIENCE, memory))
    expect(again.read.length).toBeGreaterThan(0)
    expect(again.problems.length).toBeGreaterThan(0)
  })

  it('takes rows from the index published with the dataset', async () => {
    hub = await startHubStandIn({ datasets: { 'o/n': { 'raw/a.jsonl': lines('x', 'y') } } })
    const { entries } = await visit(hubLibrary(address, hub.origin))
    await hub.stop()
    const index = await writeRowIndex(entries)
    const files = { 'raw/a.jsonl': lines('x', 'y'), [ROW_INDEX_FILE]: index }
    hub = await startHubStandIn({ datasets: { 'o/n': { ...files, 'raw/new.jsonl': lines('z') } } })
    const library = hubLibrary({ ...address, path: '' }, hub.origin)
    const found = await visit(library)
    expect(found.entries.map(({ youtubeId }) => youtubeId)).toEqual(['x', 'y', 'z'])
    expect(found.read.some((url) => url.includes('a.jsonl'))).toBe(false)
    expect(found.problems).toEqual([])
    expect(await library.row(found.entries[0]!.key, signal)).toEqual(row('x'))
  })

  it('says when the published index does not fit, and does without one it cannot read', async () => {
    hub = await startHubStandIn({ datasets: { 'o/n': { 'raw/a.jsonl': lines('x', 'y') } } })
    const { entries } = await visit(hubLibrary(address, hub.origin))
    await hub.stop()
    const wrong = await writeRowIndex(entries)
    hub = await startHubStandIn({
      datasets: { 'o/n': { 'raw/a.jsonl': lines('other', 'y'), [`raw/${ROW_INDEX_FILE}`]: wrong } },
    })
    const misled = hubLibrary(address, hub.origin)
    const { entries: shown } = await visit(misled)
    await expect(misled.row(shown[0]!.key, signal)).rejects.toThrow('another solve is there')
    await hub.stop()
    hub = await startHubStandIn({
      datasets: {
        'o/n': { 'raw/a.jsonl': lines('x'), [`raw/${ROW_INDEX_FILE}`]: wrong.subarray(0, 40) },
      },
    })
    const without = await visit(hubLibrary(address, hub.origin))
    expect(without.entries).toHaveLength(1)
    expect(without.problems[0]!.message).toContain('looked at one by one instead')
  })
})
