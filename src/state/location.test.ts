import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AddressBar, createLocation } from './location'

function fakeBar(search: string) {
  const calls: string[] = []
  let pop: () => void = () => {}
  const location = { search, pathname: '/app/', href: `https://host.example/app/${search}` }
  const go = (url: string) => {
    location.search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  }
  const bar: AddressBar = {
    location,
    history: {
      pushState: (_d, _u, url) => {
        calls.push(`push ${url}`)
        go(url)
      },
      replaceState: (_d, _u, url) => {
        calls.push(`replace ${url}`)
        go(url)
      },
    },
    addEventListener: (_type, listener) => {
      pop = listener
    },
  }
  const back = (to: string) => {
    go(to)
    pop()
  }
  return { bar, calls, back }
}

describe('location', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => vi.useRealTimers())

  it('reads the address, notes what settles, and counts only real visits', () => {
    const { bar, calls, back } = fakeBar('?v=abc&t=12:34&x=1')
    const place = createLocation(bar)
    expect(place.store.getState().link).toEqual({ v: 'abc', t: 754, unknown: [['x', '1']] })
    place.note({ t: 800 })
    expect(calls).toEqual(['replace /app/?v=abc&t=800&x=1'])
    expect(place.store.getState().visit).toBe(0)
    back('/app/?v=abc&t=1')
    expect(place.store.getState()).toMatchObject({ link: { t: 1 }, visit: 1 })
  })

  it('writes a burst of notes at most three times a second and keeps the last', () => {
    const { bar, calls } = fakeBar('?v=abc')
    const place = createLocation(bar)
    for (let i = 1; i <= 100; i++) {
      place.note({ t: i })
      vi.advanceTimersByTime(10)
    }
    vi.advanceTimersByTime(1000)
    expect(calls.length).toBeLessThanOrEqual(5)
    expect(calls.at(-1)).toBe('replace /app/?v=abc&t=100')
  })

  it('flushes a waiting note before it leaves, so that back returns to the moment', () => {
    const { bar, calls } = fakeBar('?v=abc')
    const place = createLocation(bar)
    place.note({ t: 1 })
    place.note({ t: 2 })
    place.push({ v: 'other', unknown: [] })
    expect(calls).toEqual([
      'replace /app/?v=abc&t=1',
      'replace /app/?v=abc&t=2',
      'push /app/?v=other',
    ])
  })
})
