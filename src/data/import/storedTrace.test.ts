import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore, STORES, type Store } from './store'
import { dropTrace, getTrace, putTrace } from './storedTrace'

const name = 'stored-trace-test'
let store: Store

beforeEach(async () => {
  store = await openStore(name)
})
afterEach(async () => {
  store.close()
  await deleteDB(name)
})

const made = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 7 + (i >> 8)) & 255)

async function put(key: string, bytes: Uint8Array): Promise<void> {
  const tx = store.transaction(STORES, 'readwrite')
  putTrace(tx, key, bytes)
  await tx.done
}

/** Whether these very bytes are kept; comparing them one by one as values takes seconds. */
async function holds(key: string, bytes: Uint8Array): Promise<boolean> {
  const kept = await getTrace(store, key)
  return kept !== null && Buffer.compare(kept, bytes) === 0
}

describe('a kept trace', () => {
  it.each([0, 1, 48 * 1024, 48 * 1024 + 1, 300_000])('of %d bytes comes back', async (length) => {
    await put('a', made(length))
    expect(await holds('a', made(length))).toBe(true)
  })

  it('is replaced whole and dropped whole, and its neighbours stay', async () => {
    await put('a', made(200_000))
    await put('a b', made(100_000))
    await put('a', made(60_000))
    expect(await holds('a', made(60_000))).toBe(true)
    const tx = store.transaction(STORES, 'readwrite')
    dropTrace(tx, 'a')
    await tx.done
    expect(await getTrace(store, 'a')).toBeNull()
    expect(await holds('a b', made(100_000))).toBe(true)
    expect(await store.count('pieces')).toBe(2)
  })

  it('of which a piece is gone is none', async () => {
    await put('a', made(200_000))
    await store.delete('pieces', ['a', 48 * 1024])
    expect(await getTrace(store, 'a')).toBeNull()
  })

  it('that was kept before there were pieces is read as it is', async () => {
    store.close()
    await deleteDB(name)
    const old = await openDB(name, 2, {
      upgrade(db) {
        db.createObjectStore('imports', { keyPath: 'id' })
        db.createObjectStore('entries', { keyPath: 'key' }).createIndex('import', 'importId')
        for (const part of ['traces', 'pictures', 'words'])
          db.createObjectStore(part, { keyPath: 'key' })
      },
    })
    await old.put('traces', { key: 'a', bytes: made(90_000) })
    old.close()
    store = await openStore(name)
    expect(await holds('a', made(90_000))).toBe(true)
    await put('b', made(90_000))
    expect(await holds('b', made(90_000))).toBe(true)
  })
})
