/**
 * A model of YouTube's embedded player: what it does with the calls of the IFrame API, and what it says
 * when. Both the unit tests (on fake time) and the fake of the API in the end-to-end tests run on it. It is
 * written without imports and as one function, so that its text can be served as a script.
 *
 * Documented behaviour that it reproduces. [ref] = https://developers.google.com/youtube/iframe_api_reference,
 * [rev] = https://developers.google.com/youtube/iframe_api_revision_history
 *  1. States -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued; a player without autoplay gets
 *     ready cued; its first start goes through -1 and 3 to 1.                                [ref onStateChange]
 *  2. There is no event for a seek.                                                          [ref Events]
 *  3. `seekTo`: a paused player stays paused; from any other state (cued, ended, playing) it plays.  [ref seekTo]
 *  4. `seekTo(…, false)` asks the server for nothing: outside the buffer the video stays where it is. [ref seekTo]
 *  5. `pauseVideo` ends in 2, except that an ended player stays ended.                       [ref pauseVideo]
 *  6. `getDuration` is 0 until the metadata is loaded, which is just after the video starts. [ref getDuration]
 *  7. `setPlaybackRate` takes the nearest offered rate in the direction of 1 and fires
 *     `onPlaybackRateChange` when that changes something.                                    [ref setPlaybackRate]
 *  8. `getAvailablePlaybackRates`: 0.25 to 2.                                                [ref]
 *  9. `onReady` comes late, and calls count only from then on.                               [ref onReady]
 * 10. `onError` with 2, 5, 100, 101, 150, 153.                                               [ref onError, rev 2025-07-09]
 * 11. `onAutoplayBlocked` instead of a start when the browser forbids it.                    [rev 2023-11-20]
 * Seen in the public code of the player and by its users, though not documented:
 * 12. The time reaches the page in messages ("infoDelivery"), every 250 ms or so and with every change of
 *     state, before the state's own event; between them the page does not know better.
 * 13. A seek with the mouse says 2, 3, 1; one with the arrow keys 3, 1.  (logfetch.com/js-youtube-seek)
 * 14. A seek of a paused player says nothing but its new time.      (github.com/videojs/videojs-youtube/issues/276)
 */
export interface VideoModelSettings {
  /** Seconds. */
  duration: number
  /** Seconds: the `start` of the embed's address. */
  start: number
  /** Milliseconds from loading to `onReady`. */
  readyAfter: number
  /** Milliseconds of buffering after a start or a seek. */
  bufferFor: number
  /** Milliseconds between the times it tells. */
  tellEvery: number
  /** Seconds that are buffered ahead of the position. */
  buffered: number
  /** An error to end in, or 0; `errorAt` says whether on loading or on the first play. */
  error: number
  errorAt: 'load' | 'play'
  autoplayBlocked: boolean
  rates: readonly number[]
}

export interface VideoModelHost {
  /** Milliseconds. */
  now(): number
  later(callback: () => void, ms: number): void
  /** Tells the page: the event's name and what comes with it. */
  say(event: string, info: unknown): void
}

/** What the embed page can be asked for, and what a user can do in it. */
export interface VideoModel {
  call(name: string, args: readonly unknown[]): void
  /** The true position, which the page cannot see (seconds). */
  position(): number
  state(): number
  rate(): number
  /** Every stretch of steady flow or rest so far: the position at any moment follows from it. */
  history(): readonly { at: number; position: number; rate: number; flowing: boolean }[]
  byUser: {
    play(): void
    pause(): void
    /** `how`: a click on the bar, or the arrow keys. */
    seek(seconds: number, how?: 'mouse' | 'keys'): void
    rate(rate: number): void
  }
  /** Stops playing for want of data, for so many milliseconds; `silent` without a word. */
  starve(ms: number, silent?: boolean): void
}

export function createVideoModel(host: VideoModelHost, settings: VideoModelSettings): VideoModel {
  let state = 5
  let rate = 1
  let base = settings.start
  let baseAt = host.now()
  let flowing = false
  let metadata = false
  let ready = false
  let failed = false
  let step = 0
  const past: { at: number; position: number; rate: number; flowing: boolean }[] = []
  const bufferedTo = () => Math.max(position(), settings.start) + settings.buffered

  function position(): number {
    const gone = flowing ? ((host.now() - baseAt) / 1000) * rate : 0
    return Math.min(base + gone, settings.duration)
  }

  function flow(from: number, go: boolean): void {
    base = Math.min(Math.max(from, 0), settings.duration)
    baseAt = host.now()
    flowing = go
    past.push({ at: baseAt, position: base, rate, flowing })
  }

  function info() {
    return {
      playerState: state,
      currentTime: position(),
      currentTimeLastUpdated_: Date.now() / 1000,
      duration: metadata ? settings.duration : 0,
      playbackRate: rate,
      availablePlaybackRates: settings.rates,
    }
  }

  function enter(next: number): void {
    state = next
    host.say('infoDelivery', info())
    host.say('onStateChange', next)
  }

  /** A run of states; a newer run cuts an older one off. */
  function run(states: readonly { after: number; act: () => void }[]): void {
    step += 1
    const mine = step
    let at = 0
    for (const { after, act } of states) {
      at += after
      if (at === 0) act()
      else
        host.later(() => {
          if (mine === step && !failed) act()
        }, at)
    }
  }

  const playFrom = (from: number) => () => {
    metadata = true
    flow(from, true)
    enter(1)
  }
  const bufferAt = (from: number) => () => {
    flow(from, false)
    enter(3)
  }

  function start(from: number): void {
    if (settings.error !== 0 && settings.errorAt === 'play') fail()
    else if (settings.autoplayBlocked) host.say('onAutoplayBlocked', null)
    else begin(from)
  }

  function begin(from: number): void {
    const unstarted = {
      after: 0,
      act: () => {
        flow(from, false)
        enter(-1)
      },
    }
    run([
      ...(state === 5 ? [unstarted] : []),
      { after: 0, act: bufferAt(from) },
      { after: settings.bufferFor, act: playFrom(from) },
    ])
  }

  function pause(): void {
    if (state === 0 || state === 5 || state === -1) return
    run([
      {
        after: 0,
        act: () => {
          flow(position(), false)
          enter(2)
        },
      },
    ])
  }

  function seek(to: number): void {
    if (state === 2) {
      run([{ after: settings.bufferFor, act: () => flow(to, false) }])
      return
    }
    if (to >= settings.duration) {
      run([{ after: settings.bufferFor, act: end }])
      return
    }
    begin(to)
  }

  function end(): void {
    flow(settings.duration, false)
    enter(0)
  }

  function setRate(asked: number): void {
    const towardsOne = settings.rates.filter((r) =>
      asked >= 1 ? r <= asked && r >= 1 : r >= asked && r <= 1,
    )
    const next = asked >= 1 ? Math.max(...towardsOne, 1) : Math.min(...towardsOne, 1)
    if (next === rate) return
    const here = position()
    rate = next
    flow(here, flowing)
    host.say('infoDelivery', info())
    host.say('onPlaybackRateChange', rate)
  }

  function fail(): void {
    failed = true
    flow(position(), false)
    host.say('onError', settings.error)
  }

  function beat(): void {
    if (failed) return
    if (flowing && position() >= settings.duration) run([{ after: 0, act: end }])
    if (state !== 5 && state !== -1) host.say('infoDelivery', info())
    host.later(beat, settings.tellEvery)
  }

  host.later(() => {
    ready = true
    host.say('initialDelivery', info())
    host.say('onReady', null)
    if (settings.error !== 0 && settings.errorAt === 'load') fail()
    else beat()
  }, settings.readyAfter)

  return {
    call(name, args) {
      if (!ready || failed) return
      const [first, second] = args
      if (name === 'playVideo') {
        if (state === 1 || state === 3) return
        start(state === 0 ? 0 : position())
      } else if (name === 'pauseVideo') pause()
      else if (name === 'setPlaybackRate') setRate(Number(first))
      else if (name === 'seekTo') {
        const to = Number(first)
        const known = to >= settings.start && to <= bufferedTo()
        if (second === false && !known) return
        if (state === 5) start(to)
        else seek(to)
      }
    },
    position,
    state: () => state,
    rate: () => rate,
    history: () => past,
    byUser: {
      play: () => begin(state === 0 ? 0 : position()),
      pause,
      seek(to, how = 'mouse') {
        const { bufferFor } = settings
        const paused = {
          after: 0,
          act: () => {
            flow(position(), false)
            enter(2)
          },
        }
        if (state === 2) seek(to)
        else
          run([
            ...(how === 'mouse' ? [paused] : []),
            { after: how === 'mouse' ? 30 : 0, act: bufferAt(to) },
            { after: bufferFor, act: playFrom(to) },
          ])
      },
      rate: setRate,
    },
    starve(ms, silent = false) {
      const at = position()
      run([
        { after: 0, act: silent ? () => flow(at, false) : bufferAt(at) },
        { after: ms, act: silent ? () => flow(at, true) : playFrom(at) },
      ])
    },
  }
}
