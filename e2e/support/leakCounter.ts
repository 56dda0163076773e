import type { Page } from '@playwright/test'

/** What is alive in a page: things that hold memory or time and that nobody collects by himself. */
export interface Alive {
  /** On window, document and media queries; those on elements go with their elements. */
  readonly listeners: number
  readonly timers: number
  readonly intervals: number
  readonly frames: number
  readonly workers: number
  readonly iframes: number
}

/** Counts from the page's first script on; call before the page is opened. */
export async function countLeaks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listeners = new Map<EventTarget, Map<string, Set<unknown>>>()
    const timers = new Set<unknown>()
    const intervals = new Set<unknown>()
    const frames = new Set<number>()
    const workers = new Set<Worker>()
    const lasting = (target: EventTarget | null) =>
      target === null ||
      target === undefined ||
      target === window ||
      target === document ||
      target instanceof MediaQueryList
    const keyOf = (type: string, options: unknown) =>
      `${type} ${typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions)?.capture)}`

    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const once = typeof options === 'object' && options?.once
      if (lasting(this) && listener && !once) {
        const target = this ?? window
        const ofTarget = listeners.get(target) ?? new Map<string, Set<unknown>>()
        listeners.set(target, ofTarget)
        const key = keyOf(type, options)
        ofTarget.set(key, (ofTarget.get(key) ?? new Set()).add(listener))
        const signal = typeof options === 'object' ? options?.signal : undefined
        if (signal) add.call(signal, 'abort', () => ofTarget.get(key)?.delete(listener))
      }
      add.call(this ?? window, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this ?? window
      const ofTarget = listeners.get(target)
      const ofKey = ofTarget?.get(keyOf(type, options))
      ofKey?.delete(listener)
      // The counter itself must not keep what nobody listens to.
      if (ofKey?.size === 0) ofTarget?.delete(keyOf(type, options))
      if (ofTarget?.size === 0) listeners.delete(target)
      remove.call(target, type, listener, options)
    }

    const {
      setTimeout: later,
      clearTimeout: never,
      setInterval: often,
      clearInterval: seldom,
    } = window
    Object.assign(window, {
      setTimeout(callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
        const id = later(() => {
          timers.delete(id)
          callback(...args)
        }, ms)
        timers.add(id)
        return id
      },
      clearTimeout(id?: number) {
        timers.delete(id)
        never(id)
      },
      setInterval(callback: () => void, ms?: number) {
        const id = often(callback, ms)
        intervals.add(id)
        return id
      },
      clearInterval(id?: number) {
        intervals.delete(id)
        seldom(id)
      },
    })
    const { requestAnimationFrame: frame, cancelAnimationFrame: cancel } = window
    window.requestAnimationFrame = (callback) => {
      const id = frame((time) => {
        frames.delete(id)
        callback(time)
      })
      frames.add(id)
      return id
    }
    window.cancelAnimationFrame = (id) => {
      frames.delete(id)
      cancel(id)
    }
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        workers.add(this)
      }
      override terminate() {
        workers.delete(this)
        super.terminate()
      }
    }
    const count = (sets: Iterable<Set<unknown>>) => [...sets].reduce((sum, s) => sum + s.size, 0)
    Object.assign(window, {
      alive: (): Alive => ({
        listeners: [...listeners.values()].reduce((sum, of) => sum + count(of.values()), 0),
        timers: timers.size,
        intervals: intervals.size,
        frames: frames.size,
        workers: workers.size,
        iframes: document.querySelectorAll('iframe').length,
      }),
    })
  })
}

export const aliveIn = (page: Page): Promise<Alive> =>
  page.evaluate(() => (window as unknown as { alive(): Alive }).alive())

/** Bytes of the page's heap in use after collecting what nobody holds. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
