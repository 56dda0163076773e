import { type Endpoint, expose } from 'comlink'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import { writePart } from '@/domain/search/stored/partCode'
import { plainPart } from '@/domain/search/testSupport/plainTrace'
import { type FoundAnswer, USUAL_REQUEST } from './answer'
import { searchLibrary } from './librarySearch'
import { createSearchClient } from './searchClient'
import { createSearchWorkerApi } from './searchWorkerApi'

const channels: MessageChannel[] = []
afterEach(() => {
  for (const { port1, port2 } of channels.splice(0)) {
    port1.close()
    port2.close()
  }
})

function client() {
  const channel = new MessageChannel()
  channels.push(channel)
  channel.port1.start()
  channel.port2.start()
  expose(createSearchWorkerApi(), channel.port1 as unknown as Endpoint)
  return createSearchClient(channel.port2 as unknown as Endpoint)
}

const TEXTS: Record<string, string> = {
  a: 'An x-wing on sevens.',
  b: 'An ex wing on fours. A naked pair.',
  c: 'Another x-wing.',
}

/** A library of which only what the search looks at is there. */
function library(search: string | null = null, origin = 'url') {
  let snapshot = { status: 'loading', entries: [], search } as unknown as LibrarySnapshot
  const listeners = new Set<() => void>()
  const change = (next: Partial<LibrarySnapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  return {
    library: {
      id: 'lib',
      origin,
      getSnapshot: () => snapshot,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    } as unknown as Library,
    change,
    set(...keys: string[]) {
      change({ entries: keys.map((key) => ({ key, title: key })) as unknown as CatalogueEntry[] })
    },
  }
}

const makePart = async ({ key }: CatalogueEntry) => {
  const text = TEXTS[key]
  if (text === undefined) throw new Error(`no ${key}`)
  return writePart(plainPart(key, text))
}

async function keysFound(search: ReturnType<typeof searchLibrary>, query: string) {
  const answer = await search.search({ ...USUAL_REQUEST, query })
  return (answer as FoundAnswer).groups.map((group) => group.facts.key).sort()
}

describe('the search over a library', () => {
  it('finds copies of one solve under their own keys, though their parts were made with the same', async () => {
    const { library: lib, set } = library()
    const search = searchLibrary(client(), lib, ({ key }) =>
      makePart({ key: key.slice(0, 1) } as CatalogueEntry),
    )
    set('a', 'a.2')
    await vi.waitFor(() => expect(search.getSnapshot().indexed).toBe(2))
    expect(await keysFound(search, 'x-wing')).toEqual(['a', 'a.2'])
    set('a.2')
    await vi.waitFor(async () => expect(await keysFound(search, 'x-wing')).toEqual(['a.2']))
  })

  it('can be searched while traces come, and forgets those that go', async () => {
    const { library: lib, set, change } = library()
    const search = searchLibrary(client(), lib, makePart)
    set('a')
    await vi.waitFor(() => expect(search.getSnapshot().indexed).toBe(1))
    expect(search.getSnapshot().status).toBe('indexing')
    expect(await keysFound(search, 'x-wing')).toEqual(['a'])
    set('a', 'b', 'c')
    change({ status: 'ready' })
    await vi.waitFor(() => expect(search.getSnapshot().status).toBe('ready'))
    expect(search.getSnapshot()).toMatchObject({ indexed: 3, total: 3, unread: 0 })
    expect(await keysFound(search, 'x-wing')).toEqual(['a', 'b', 'c'])
    set('b', 'c')
    expect(await keysFound(search, 'x-wing')).toEqual(['b', 'c'])
    expect((await search.techniqueCounts()).get('x-wing')).toEqual({ mentions: 2, traces: 2 })
    search.close()
  })

  it('counts a trace that cannot be taken in and goes on', async () => {
    const { library: lib, set, change } = library()
    const search = searchLibrary(client(), lib, makePart)
    set('broken', 'a')
    change({ status: 'ready' })
    await vi.waitFor(() => expect(search.getSnapshot().status).toBe('ready'))
    expect(search.getSnapshot()).toMatchObject({
      indexed: 1,
      total: 2,
      unread: 1,
      message: expect.stringContaining('no broken'),
    })
    expect(await keysFound(search, 'x-wing')).toEqual(['a'])
  })

  it('says why an index cannot be opened', async () => {
    const { library: lib, change } = library('http://127.0.0.1:9/search/index.json')
    const search = searchLibrary(client(), lib, makePart)
    const answer = await search.search({ ...USUAL_REQUEST, query: 'x-wing' })
    expect(answer).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('127.0.0.1:9'),
    })
    change({ status: 'ready' })
    expect(search.getSnapshot().status).toBe('failed')
  })

  it('fetches nothing of a dataset that is looked at from afar, and says what to do', async () => {
    const { library: lib, set } = library(null, 'hub')
    const asked: string[] = []
    const search = searchLibrary(client(), lib, async ({ key }) => {
      asked.push(key)
      return writePart(plainPart(key, 'x-wing'))
    })
    set('a', 'b')
    expect(search.getSnapshot().status).toBe('failed')
    expect(await search.search({ ...USUAL_REQUEST, query: 'x-wing' })).toEqual({
      status: 'failed',
      message: expect.stringContaining('Import it'),
    })
    expect(asked).toEqual([])
  })

  it('gives a search up', async () => {
    const { library: lib, set, change } = library()
    const search = searchLibrary(client(), lib, makePart)
    set('a')
    change({ status: 'ready' })
    const control = new AbortController()
    const answer = search.search({ ...USUAL_REQUEST, query: 'x-wing' }, control.signal)
    control.abort(new Error('no longer wanted'))
    await expect(answer).rejects.toThrow('no longer wanted')
  })
})
