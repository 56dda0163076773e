import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type HubStandIn,
  STAND_IN_REVISION,
  startHubStandIn,
} from '../../../e2e/support/hubStandIn'
import { hubFiles } from '../hub/hubFiles'
import type { Wait } from '../hub/patience'
import { hubLibrary } from './hubLibrary'
import type { LibraryEvent } from './libraryEvent'

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
})
