import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPart } from '@/domain/search/stored/partCode'
import { type HubStandIn, startHubStandIn } from '../../../e2e/support/hubStandIn'
import { gunzip } from '../library/gzip'
import type { LibraryEvent } from '../library/libraryEvent'
import { storedLibrary } from '../library/storedLibrary'
import { openNews } from './news'
import { openStore } from './store'
import {
  createLocks,
  fileOf,
  importAll,
  many,
  openTab,
  type Rig,
  row,
  shown,
} from './testSupport/importTab'

const rig: Rig = { name: '', opened: [] }
let server: HubStandIn | null = null
beforeEach(() => {
  rig.name = `test-${Math.random()}`
})
afterEach(async () => {
  for (const thing of rig.opened.splice(0)) thing.close()
  await server?.stop()
  server = null
})

describe('an import', () => {
  it('keeps every row, says how it goes, and gives the rows back', async () => {
    const tab = await openTab(rig)
    const rows = [...many(5), { nonsense: 1 }, row('last')]
    const end = await importAll(tab, fileOf(rows))
    expect(end).toMatchObject({
      status: 'done',
      rows: 7,
      rowsTotal: 7,
      kept: 6,
      already: 0,
      problemCount: 1,
    })
    expect(end.problems[0]).toMatchObject({ file: 'rows.jsonl', row: 5 })
    expect(end.bytes).toBe(end.bytesTotal)
    expect(await shown(rig)).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'last'])
    const library = storedLibrary(
      () => openStore(rig.name),
      () => openNews(rig.name),
    )
    await library.list(() => undefined, new AbortController().signal)
    const key = (await tab.platform.store.getAllKeys('entries'))[0]!
    const entry = library.entry(key)!
    expect(await library.row(key, new AbortController().signal)).toEqual(row(entry.youtubeId))
    library.close()
  })

  it('keeps what search takes in of each row, and lets it go with the row', async () => {
    const tab = await openTab(rig)
    const { id } = await importAll(tab, fileOf(many(3)))
    const { store } = tab.platform
    const kept = await store.getAll('words')
    const keys: string[] = []
    for (const { key, bytes } of kept) {
      const part = readPart(await gunzip(bytes))
      keys.push(part.ok ? part.value.facts.key : `${key} cannot be read`)
    }
    expect(keys).toEqual(await store.getAllKeys('entries'))
    expect(keys).toHaveLength(3)
    await tab.importer.remove(id)
    expect(await store.count('words')).toBe(0)
  })

  it('again changes nothing, whatever the file is called', async () => {
    const tab = await openTab(rig)
    await importAll(tab, fileOf(many(4)))
    const before = await tab.platform.store.getAll('entries')
    const plan = await tab.importer.plan(
      [fileOf(many(4), 'renamed.jsonl')],
      new AbortController().signal,
    )
    expect(plan.files[0]).toMatchObject({ here: 'all', rowsHere: 4, bytes: 0 })
    expect((await importAll(tab, fileOf(many(4), 'renamed.jsonl'))).status).toBe('done')
    expect(await tab.platform.store.getAll('entries')).toEqual(before)
    expect(await tab.platform.store.count('imports')).toBe(1)
  })

  it('leaves out a solve that is here from another file, and keeps different solves of the same ids', async () => {
    const tab = await openTab(rig)
    await importAll(tab, fileOf(many(3)))
    const other = fileOf([row('v0'), row('v1', 7), row('v1', 9), row('new')], 'other.jsonl')
    expect(await importAll(tab, other)).toMatchObject({ kept: 3, already: 1 })
    expect(await shown(rig)).toEqual(['v0', 'v1', 'v2', 'v1', 'v1', 'new'])
  })

  it('can be paused, gone on with, cancelled and taken up again', async () => {
    const tab = await openTab(rig)
    const file = fileOf(many(40))
    const plan = await tab.importer.plan([file], new AbortController().signal)
    const { id } = plan.files[0]!
    await tab.importer.start(plan.files[0]!, { limit: null })
    tab.importer.pause(id)
    const paused = await tab.until((state) => state.status === 'paused')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(tab.last().status).toBe('paused')
    expect(tab.last().rows).toBeLessThan(40)
    expect(paused.kept).toBeLessThanOrEqual(tab.last().kept)

    tab.importer.cancel(id)
    await tab.until((state) => state.status === 'interrupted')
    const record = (await tab.platform.store.get('imports', id))!
    expect(record.done).toBe(false)

    // After a reload: another tab, the file chosen again.
    const later = await openTab(rig)
    expect(await later.importer.states()).toMatchObject([
      { status: 'interrupted', needsFile: true, kept: record.kept },
    ])
    const again = await later.importer.plan([file], new AbortController().signal)
    expect(again.files[0]).toMatchObject({ rowsHere: record.next })
    await expect(later.importer.resume(id, null)).rejects.toThrow('must be chosen again')
    await later.importer.resume(id, file)
    await later.until((state) => state.status === 'done')
    expect(await shown(rig)).toEqual(many(40).map((r) => r.youtube_id))
  })

  it('keeps only the first rows when that is the choice, and the others later', async () => {
    const tab = await openTab(rig)
    const file = fileOf(many(9))
    const plan = await tab.importer.plan([file], new AbortController().signal)
    await tab.importer.start(plan.files[0]!, { limit: 4 })
    expect(await tab.until((state) => state.status === 'done')).toMatchObject({ kept: 4, rows: 4 })
    const again = await tab.importer.plan([file], new AbortController().signal)
    expect(again.files[0]).toMatchObject({ here: 'part', rowsHere: 4 })
    await importAll(tab, file)
    expect(await shown(rig)).toHaveLength(9)
  })

  it('stops with a message when there is no more room, and loses nothing', async () => {
    const real = await openStore(rig.name)
    rig.opened.push(real)
    let room = 5
    const store = new Proxy(real, {
      get(target, property) {
        if (property === 'transaction') {
          return (...args: Parameters<typeof target.transaction>) => {
            // A row is kept across all stores; what only changes the record takes no room.
            const keepsRow = typeof args[0] !== 'string'
            if (keepsRow && room-- <= 0) throw new DOMException('full', 'QuotaExceededError')
            return target.transaction(...args)
          }
        }
        const value: unknown = Reflect.get(target, property)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const tab = await openTab(rig, { store })
    const file = fileOf(many(12))
    const full = await importAll(tab, file)
    expect(full).toMatchObject({ status: 'full', kept: 5 })
    expect(full.message).toContain('5 traces of rows.jsonl are kept')
    expect(await shown(rig)).toHaveLength(5)
    room = 1000
    await tab.importer.resume(full.id, file)
    await tab.until((state) => state.status === 'done')
    expect(await shown(rig)).toEqual(many(12).map((r) => r.youtube_id))
  })

  it('in two tabs at once gives the same as in one', async () => {
    const locks = createLocks()
    const [one, two] = [await openTab(rig, {}, locks), await openTab(rig, {}, locks)]
    const file = fileOf(many(25))
    await Promise.all([importAll(one, file), importAll(two, file)])
    expect([...one.states, ...two.states].some((state) => state.status === 'elsewhere')).toBe(true)
    expect(await shown(rig)).toEqual(many(25).map((r) => r.youtube_id))
    expect(await one.platform.store.getAll('imports')).toMatchObject([
      { kept: 25, already: 0, done: true },
    ])
  })

  it('counts every row, though another tab asks for the same file meanwhile', async () => {
    const locks = createLocks()
    const one = await openTab(rig, {}, locks)
    const { store } = one.platform
    const file = fileOf(many(40))
    const plan = await one.importer.plan([file], new AbortController().signal)
    const { id } = plan.files[0]!
    const kept = async () => (await store.get('imports', id))?.kept ?? 0
    // The other tab is slow between reading a record and doing something with it.
    const slow = new Proxy(store, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key !== 'get') return value.bind(target)
        return async (...asked: Parameters<typeof store.get>) => {
          const found = await target.get(...asked)
          while ((await kept()) < 30) await new Promise((resolve) => setTimeout(resolve, 0))
          return found
        }
      },
    })
    const two = await openTab(rig, { store: slow }, locks)
    const importing = importAll(one, file)
    while ((await kept()) === 0) await new Promise((resolve) => setTimeout(resolve, 0))
    await two.importer.start(plan.files[0]!, { limit: null })
    expect(await importing).toMatchObject({ status: 'done', kept: 40 })
    expect(await store.getAll('imports')).toMatchObject([{ kept: 40, next: 40 }])
  })

  it('is gone on with by the second tab when the first is closed', async () => {
    const locks = createLocks()
    const [one, two] = [await openTab(rig, {}, locks), await openTab(rig, {}, locks)]
    const file = fileOf(many(25))
    const plan = await one.importer.plan([file], new AbortController().signal)
    await one.importer.start(plan.files[0]!, { limit: null })
    one.importer.pause(plan.files[0]!.id)
    await one.until((state) => state.status === 'paused')
    await two.importer.start(plan.files[0]!, { limit: null })
    await two.until((state) => state.status === 'elsewhere')
    one.importer.cancel(plan.files[0]!.id)
    await two.until((state) => state.status === 'done')
    expect(await shown(rig)).toHaveLength(25)
  })

  it('of a URL whose connection breaks for good says so and can be gone on with', async () => {
    const text = many(300)
      .map((value) => `${JSON.stringify(value)}\n`)
      .join('')
    server = await startHubStandIn({
      datasets: {},
      files: { 'rows.jsonl': new TextEncoder().encode(text) },
    })
    const url = `${server.origin}/files/rows.jsonl`
    const tab = await openTab(rig)
    const plan = await tab.importer.plan([{ url }], new AbortController().signal)
    server.breakWith((request) =>
      request.range?.startsWith('bytes=0-') ? { cutAfter: 50_000 } : { status: 500 },
    )
    await tab.importer.start(plan.files[0]!, { limit: null })
    const failed = await tab.until((state) => state.status === 'failed')
    expect(failed.message).toContain('rows.jsonl could not be downloaded')
    expect(failed.needsFile).toBe(false)
    server.breakWith(() => null)
    await tab.importer.resume(failed.id, null)
    await tab.until((state) => state.status === 'done')
    expect(await shown(rig)).toHaveLength(300)
  })
})

describe('what is kept', () => {
  it('is told to libraries as it comes and goes', async () => {
    const library = storedLibrary(
      () => openStore(rig.name),
      () => openNews(rig.name),
    )
    const events: LibraryEvent[] = []
    await library.list((event) => events.push(event), new AbortController().signal)
    const tab = await openTab(rig)
    const { id } = await importAll(tab, fileOf(many(6)))
    await importAll(tab, fileOf(many(2, 100), 'other.jsonl'))
    const keys = () =>
      events.flatMap((event) =>
        event.kind === 'entries' ? event.entries.map((e) => e.youtubeId) : [],
      )
    await expect.poll(keys).toHaveLength(8)
    await tab.importer.remove(id)
    const gone = () => events.flatMap((event) => (event.kind === 'gone' ? event.keys : []))
    await expect.poll(gone).toHaveLength(6)
    expect(await shown(rig)).toEqual(['v100', 'v101'])
    await tab.importer.clear()
    await expect.poll(gone).toHaveLength(8)
    expect(await shown(rig)).toEqual([])
    expect(await tab.importer.states()).toEqual([])
    library.close()
  })

  it('counts an import as unfinished again when what it left out is removed', async () => {
    const tab = await openTab(rig)
    const { id } = await importAll(tab, fileOf(many(3)))
    const other = await importAll(tab, fileOf([...many(3), row('new')], 'other.jsonl'))
    expect(other).toMatchObject({ kept: 1, already: 3 })
    await tab.importer.remove(id)
    // It says so at once, not only after a reload.
    expect(tab.last()).toMatchObject({ id: other.id, status: 'interrupted', kept: 1 })
    const plan = await tab.importer.plan(
      [fileOf([...many(3), row('new')], 'other.jsonl')],
      new AbortController().signal,
    )
    expect(plan.files[0]!.here).not.toBe('all')
    await importAll(tab, fileOf([...many(3), row('new')], 'other.jsonl'))
    expect((await shown(rig)).sort()).toEqual(['new', 'v0', 'v1', 'v2'])
  })
})

describe('a plan', () => {
  it('says when there is too little room, and how much fits', async () => {
    // 50 MB stay free for everything else.
    const room = async () => ({ usage: 0, quota: 50 * 1024 * 1024 + 500, persisted: false })
    const tab = await openTab(rig, { room })
    const small = await tab.importer.plan([fileOf(many(1))], new AbortController().signal)
    expect(small.fits).toBe(true)
    const plan = await tab.importer.plan([fileOf(many(100))], new AbortController().signal)
    expect(plan.fits).toBe(false)
    expect(plan.bytes).toBeGreaterThan(500)
  })

  it('names the files that cannot be imported', async () => {
    const tab = await openTab(rig)
    const bad = { blob: new Blob(['<html>']), name: 'page.parquet' }
    const plan = await tab.importer.plan([bad, fileOf(many(1))], new AbortController().signal)
    expect(plan.problems).toMatchObject([{ file: 'page.parquet' }])
    expect(plan.files).toHaveLength(1)
  })
})
