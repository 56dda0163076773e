import type { Page } from '@playwright/test'
import type { FakeYouTube } from './fakeYouTube'
import { DIGIT_EVERY, DURATION, WORD_EVERY } from './videoTrace'

/** Milliseconds from one look at the screen to the next: a frame. */
const STEP = 16
/** Milliseconds by which board, words and playhead may be off the video. */
export const BOUND = 60
/** Milliseconds around a jump of the video in which page and player cannot know of each other: it tells its time 4 times a second. */
const BEFORE_JUMP = 150
const AFTER_JUMP = 350
/** Seconds: more between two frames is a jump. */
const JUMP = 0.3

/** What the screen showed, and where the video really was, at one moment. */
interface Look {
  /** Milliseconds of the test's own time. */
  readonly at: number
  /** Seconds. */
  readonly video: number
  /** Seconds at the playhead, digits on the board, number of the lit word. */
  readonly playhead: number
  readonly digits: number
  readonly word: number
}

/** Milliseconds by which each part of the screen was off the video, at every look that counts. */
export interface Offsets {
  readonly board: number[]
  readonly words: number[]
  readonly playhead: number[]
  /** Milliseconds from each jump of the video until all three were with it. */
  readonly follow: number[]
}

export interface SyncProbe {
  /** Lets time pass, frame by frame, and looks after each. */
  pass(ms: number): Promise<void>
  offsets(): Offsets
}

/**
 * Looks at the screen on the test's own time: page and player run on fake timers that pass frame by frame, and before
 * each look all messages between them have arrived. So what is measured is the page's idea of the video's time, and
 * not how busy the machine is. Comes after the video has been asked for.
 */
export async function startProbe(page: Page, fake: FakeYouTube): Promise<SyncProbe> {
  await page.clock.pauseAt(Date.now() + 1000)
  await fake.frame(page).evaluate(() => {
    addEventListener('message', (event) => {
      if (event.data !== '"ping"') return
      parent.postMessage(JSON.stringify({ pong: window.video.position() }), '*')
    })
  })
  await page.evaluate(putReader, DURATION)
  const read = () => page.evaluate(() => (window as unknown as Reader).look())
  const looks: Look[] = []
  const baseline = (await read()).digits
  let at = 0

  return {
    async pass(ms) {
      for (let gone = 0; gone < ms; gone += STEP) {
        await page.clock.runFor(STEP)
        at += STEP
        const seen = await read()
        looks.push({ at, ...seen, digits: seen.digits - baseline })
      }
    },
    offsets: () => offsetsOf(looks),
  }
}

interface Reader {
  look(): Promise<Omit<Look, 'at'>>
}

/** Runs in the page. */
function putReader(duration: number): void {
  const board = document.querySelector('[aria-label="Board"]')!
  const playhead = document.querySelector<HTMLElement>('[class*="playhead"]')!
  const digits = () => {
    const drawn = board.querySelectorAll('svg text').length
    const source = board.querySelector('img')?.src ?? ''
    return drawn > 0 ? drawn : decodeURIComponent(source).split('<text').length - 1
  }
  const word = () => {
    const highlights = CSS.highlights.get('word-now')
    const [range] = highlights ? [...highlights] : []
    return range ? Number(/\d+/.exec(range.toString())?.[0] ?? Number.NaN) : -1
  }
  const x = () => Number(/translateX\(([-\d.]+)px\)/.exec(playhead.style.transform)?.[1])
  /** There and back: whatever the player had sent before has arrived, and what the page began is done. */
  const askVideo = () =>
    new Promise<number>((resolve) => {
      addEventListener('message', function hear(event) {
        const { pong } = JSON.parse(event.data)
        if (pong === undefined) return
        removeEventListener('message', hear)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(pong)
        port2.postMessage(null)
      })
      document.querySelector('iframe')!.contentWindow!.postMessage('"ping"', '*')
    })
  Object.assign(window, {
    async look() {
      const video = await askVideo()
      const at = (x() / playhead.parentElement!.clientWidth) * duration
      return { video, playhead: at, digits: digits(), word: word() }
    },
  })
}

function offsetsOf(looks: readonly Look[]): Offsets {
  const jumps = looks
    .filter((look, i) => i > 0 && Math.abs(look.video - looks[i - 1]!.video) > JUMP)
    .map((look) => look.at)
  const out: Offsets = { board: [], words: [], playhead: [], follow: [] }
  const off = looks.map(({ at, video, playhead, digits, word }) => ({
    at,
    board: outside(video, digits, DIGIT_EVERY),
    words: outside(video, word, WORD_EVERY),
    playhead: Math.abs(playhead - video) * 1000,
  }))
  for (const one of off) {
    if (jumps.some((jump) => one.at > jump - BEFORE_JUMP && one.at < jump + AFTER_JUMP)) continue
    out.board.push(one.board)
    out.words.push(one.words)
    out.playhead.push(one.playhead)
  }
  for (const jump of jumps) {
    const with_ = (o: (typeof off)[number]) => Math.max(o.board, o.words, o.playhead) <= BOUND
    const there = off.find((o) => o.at >= jump && with_(o))
    if (there) out.follow.push(there.at - jump)
  }
  return out
}

/** Milliseconds by which `video` lies outside the stretch in which the `n`-th thing is right. */
function outside(video: number, n: number, every: number): number {
  const last = Math.floor((DURATION - 2) / every)
  const end = n >= last ? Number.POSITIVE_INFINITY : (n + 1) * every
  return Math.max(n * every - video, video - end, 0) * 1000
}

/** p50, p95 and the largest, in words. */
export function figures(values: readonly number[]): { text: string; max: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0
  const max = sorted.at(-1) ?? 0
  const text = `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, max ${max.toFixed(1)} ms (${sorted.length})`
  return { text, max }
}
