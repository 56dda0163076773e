import { afterEach, describe, expect, it } from 'vitest'
import { type HubStandIn, startHubStandIn } from '../../../e2e/support/hubStandIn'
import { byteSourceOfUrl } from './byteSourceOfUrl'
import type { Wait } from './patience'

const SIZE = 400_000
const file = Uint8Array.from({ length: SIZE }, (_, i) => (i * 31 + (i >> 8)) & 0xff)

/** Element by element is slow for so many. */
const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0

let hub: HubStandIn
afterEach(() => hub.stop())

async function open(options: { size?: number } = {}) {
  hub ??= await startHub()
  const waits: Wait[] = []
  const patience = {
    tries: 4,
    sleep: async () => undefined,
    onWait: (wait: Wait) => void waits.push(wait),
  }
  const url = `${hub.origin}/datasets/o/n/resolve/main/raw/shard.parquet`
  return { waits, source: () => byteSourceOfUrl(url, { patience, ...options }) }
}

async function startHub() {
  hub = await startHubStandIn({ datasets: { 'o/n': { 'raw/shard.parquet': file } } })
  return hub
}

describe('byteSourceOfUrl', () => {
  it('learns the size and reads ranges, asking the signed address again', async () => {
    await startHub()
    const { source } = await open()
    const bytes = await source()
    expect(bytes).toMatchObject({ name: 'shard.parquet', size: SIZE })
    expect(await bytes.read(1000, 5000)).toEqual(file.subarray(1000, 5000))
    expect(await bytes.read(SIZE - 10, SIZE + 50)).toEqual(file.subarray(SIZE - 10))
    expect(await bytes.read(7, 7)).toEqual(new Uint8Array())
    expect(hub.requests.filter((r) => r.server === 'hub')).toHaveLength(1)
  })

  it('asks for a new address when the signed one has expired', async () => {
    await startHub()
    const bytes = await (await open()).source()
    await bytes.read(0, 10)
    hub.expire()
    expect(await bytes.read(10, 30)).toEqual(file.subarray(10, 30))
    expect(hub.requests.filter((r) => r.server === 'hub')).toHaveLength(2)
  })

  it('renews an address for several readers at once, and once more when it expires on the way', async () => {
    await startHub()
    const bytes = await (await open()).source()
    await bytes.read(0, 10)
    hub.expire()
    let once = true
    hub.breakWith((request) => {
      if (request.server === 'hub' && once) {
        once = false
        setTimeout(() => hub.expire())
        return { delay: 30 }
      }
      return null
    })
    const starts = [0, 1, 2, 3, 4, 5].map((i) => i * 60_000 + 100)
    const parts = await Promise.all(starts.map((start) => bytes.read(start, start + 50_000)))
    parts.forEach((part, i) => {
      expect(same(part, file.subarray(starts[i]!, starts[i]! + 50_000))).toBe(true)
    })
  })

  it.each([0.3, 0.6, 0.99])('goes on where the connection was cut at %d', async (part) => {
    await startHub()
    const { source, waits } = await open({ size: SIZE })
    let cuts = 2
    hub.breakWith((request) =>
      request.server === 'cdn' && cuts-- > 0 ? { cutAfter: Math.floor(SIZE * part) } : null,
    )
    const bytes = await source()
    expect(same(await bytes.read(0, SIZE), file)).toBe(true)
    expect(waits[0]?.why).toContain('was cut')
    const sent = hub.requests.filter((r) => r.server === 'cdn').map((r) => r.bytes)
    expect(sent.reduce((sum, n) => sum + n, 0)).toBe(SIZE)
  })

  it('waits as long as a 429 says', async () => {
    await startHub()
    const { source, waits } = await open({ size: SIZE })
    let refusals = 2
    hub.breakWith(() => (refusals-- > 0 ? { status: 429, headers: { 'Retry-After': '17' } } : null))
    expect(await (await source()).read(5, 9)).toEqual(file.subarray(5, 9))
    expect(waits.map((wait) => wait.seconds)).toEqual([17, 17])
  })

  it.each([
    ['200', { ignoreRange: true }],
    ['403', { status: 403 }],
  ])('fetches the whole file once where a range is answered with %s', async (_name, fault) => {
    await startHub()
    hub.breakWith((request) => (request.server === 'cdn' && request.range ? fault : null))
    const bytes = await (await open()).source()
    expect(bytes.size).toBe(SIZE)
    expect(await bytes.read(100, 200)).toEqual(file.subarray(100, 200))
    expect(same(await bytes.read(0, SIZE), file)).toBe(true)
    expect(hub.requests.filter((r) => r.bytes === SIZE && r.range === null)).toHaveLength(1)
  })

  it('gives up after a while, with words', async () => {
    await startHub()
    hub.breakWith(() => ({ status: 500 }))
    await expect((await open()).source()).rejects.toThrow(
      /shard.parquet could not be downloaded: .* answered 500, 4 times in a row/,
    )
  })

  it('says that a file is private, missing or changed', async () => {
    await startHub()
    hub.breakWith((request) => (request.server === 'hub' ? { status: 401 } : null))
    await expect((await open()).source()).rejects.toThrow(/private or gated/)
    hub.breakWith((request) => (request.server === 'hub' ? { status: 404 } : null))
    await expect((await open()).source()).rejects.toThrow(/is not there \(404\)/)
    hub.breakWith(() => null)
    const bytes = await (await open({ size: SIZE + 5 })).source()
    await expect(bytes.read(0, 10)).rejects.toThrow(/has changed at its source/)
  })

  it('does not wait for ever where a connection stands still', async () => {
    await startHub()
    const waits: Wait[] = []
    const patience = {
      tries: 3,
      stall: 0.1,
      sleep: async () => undefined,
      onWait: (wait: Wait) => void waits.push(wait),
    }
    const url = `${hub.origin}/datasets/o/n/resolve/main/raw/shard.parquet`
    const bytes = await byteSourceOfUrl(url, { patience, size: SIZE })
    let still = true
    hub.breakWith(() => {
      if (!still) return null
      still = false
      return { delay: 1500 }
    })
    expect(await bytes.read(3, 9)).toEqual(file.subarray(3, 9))
    expect(waits).toHaveLength(1)
  })

  it('stops at once when it is told to', async () => {
    await startHub()
    hub.breakWith(() => ({ delay: 5000 }))
    const bytes = await (await open({ size: SIZE })).source()
    const controller = new AbortController()
    const reading = bytes.read(0, 10, controller.signal)
    setTimeout(() => controller.abort(new Error('enough')), 20)
    await expect(reading).rejects.toThrow('enough')
  })
})
