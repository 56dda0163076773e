import type { BrowserContext, Frame, Page, Route } from '@playwright/test'
import {
  createVideoModel,
  type VideoModel,
  type VideoModelSettings,
} from '../../src/playback/testing/videoModel'

/**
 * YouTube's IFrame API and player, served in place of the real ones by intercepting requests: the script
 * https://www.youtube.com/iframe_api and the pages https://www.youtube-nocookie.com/embed/…. What the player does is
 * `videoModel.ts` (its list of documented behaviours, with sources, stands there); this file is how the page and
 * the player talk. Reproduced of that:
 *  - `YT.Player` attaches to an iframe that is already there; `onYouTubeIframeAPIReady` is called when the script
 *    is ready; `destroy` removes the iframe.            https://developers.google.com/youtube/iframe_api_reference
 *  - a player without `enablejsapi=1` never answers, and one whose `origin` is another page's neither.
 *                                                   https://developers.google.com/youtube/player_parameters
 *  - a request without a referrer ends in error 153.
 *       https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity
 * Seen in the public code of the API's script (www-widgetapi.js), not documented:
 *  - the page says "listening" every 250 ms until the player answers; functions of the player exist only from
 *    then on; commands given before are kept.
 *  - getters answer from what the player last sent. `getCurrentTime` either stands still until the next message,
 *    or (`extrapolates`) runs on for up to a second while playing: versions of the script differ.
 *  - the iframe's title becomes the video's.
 *  - one message listener for the whole page, which stays.
 */
export interface FakeYouTubeSettings extends VideoModelSettings {
  /** The API's script: as it should be, refused, or never answered. */
  script: 'ok' | 'blocked' | 'hangs'
  /** Whether `getCurrentTime` runs on between messages. */
  extrapolates: boolean
  /** Milliseconds that a message from the player is under way: anything from the first to the second. */
  latency: readonly [number, number]
}

export const FAKE_DEFAULTS: FakeYouTubeSettings = {
  duration: 1200,
  start: 0,
  readyAfter: 300,
  bufferFor: 80,
  tellEvery: 250,
  buffered: 60,
  error: 0,
  errorAt: 'load',
  autoplayBlocked: false,
  rates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
  script: 'ok',
  extrapolates: false,
  latency: [0, 0],
}

export const SCRIPT_URL = /^https:\/\/www\.youtube\.com\/iframe_api$/
export const PLAYER_URL = /^https:\/\/www\.youtube-nocookie\.com\/embed\//

declare global {
  interface Window {
    /** In the page of the fake player only. */
    video: VideoModel
    calls: string[]
  }
}

export interface FakeYouTube {
  readonly settings: FakeYouTubeSettings
  /** Addresses of the player that were asked for. */
  readonly embeds: URL[]
  /** How often the script was asked for. */
  scripts(): number
  /** Does something in the player's page, as its user would: `user(page, (video) => video.byUser.pause())`. */
  user<T>(page: Page, act: (video: VideoModel) => T): Promise<T>
  frame(page: Page): Frame
  /** What the player was told to do so far, as `seekTo(12,true)`. */
  calls(page: Page): Promise<string[]>
}

/** Puts the fake in the way of every page of `context`. Settings may be changed later, for the next load. */
export async function fakeYouTube(
  context: BrowserContext,
  changes: Partial<FakeYouTubeSettings> = {},
): Promise<FakeYouTube> {
  const settings = { ...FAKE_DEFAULTS, ...changes }
  const embeds: URL[] = []
  let scripts = 0

  await context.route(SCRIPT_URL, (route) => {
    scripts += 1
    if (settings.script === 'blocked') return route.abort('blockedbyclient')
    if (settings.script === 'hangs') return
    return route.fulfill({
      contentType: 'text/javascript',
      body: call(pageSide, String(settings.extrapolates)),
    })
  })
  await context.route(PLAYER_URL, (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    embeds.push(url)
    const own = { ...settings, start: Number(url.searchParams.get('start') ?? 0) }
    if (request.headers().referer === undefined) Object.assign(own, { error: 153, errorAt: 'load' })
    const code = call(playerSide, JSON.stringify(own), String(createVideoModel))
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Fake video</title>
        <style>body { background: #123; color: #fff; font: 14px sans-serif; margin: 0; padding: 16px }</style>
        <p>Fake video ${url.pathname.slice(7)}</p><p id="time"></p><button id="inside">A control of the video</button>
        <script>${code}</script>`,
    })
  })

  const isPlayer = (found: Frame) => PLAYER_URL.test(found.url())
  const frame = (page: Page) => {
    const found = page.frames().find(isPlayer)
    if (found === undefined) throw new Error('The page holds no player of YouTube')
    return found
  }
  /** The player once its page is here: the frame stands before that, and a busy machine is asked in between. */
  const player = async (page: Page) => {
    if (!page.frames().some(isPlayer)) {
      await page.waitForEvent('framenavigated', { predicate: isPlayer })
    }
    const found = frame(page)
    await found.waitForLoadState('domcontentloaded')
    return found
  }
  return {
    settings,
    embeds,
    scripts: () => scripts,
    frame,
    calls: async (page) => (await player(page)).evaluate(() => window.calls),
    user: async (page, act) => (await player(page)).evaluate(`(${act})(window.video)`),
  }
}

/** A script that runs one of the functions below, with arguments given as source text. */
function call(side: (...args: never[]) => void, ...args: readonly string[]): string {
  // Compilers that keep names wrap functions in a helper of this name.
  return `(() => { const __name = (f) => f; (${side})(${args.join(', ')}) })()`
}

/** What runs inside the iframe. */
function playerSide(settings: FakeYouTubeSettings, createModel: typeof createVideoModel): void {
  const parameters = new URLSearchParams(location.search)
  const listener: { id: unknown; kept: string[] } = { id: null, kept: [] }
  const [least, most] = settings.latency
  let sent = 0
  let arrives = 0
  /** Messages take their time, but none overtakes another. */
  const post = (text: string) => {
    const deliver = () => parent.postMessage(text, parameters.get('origin') ?? '*')
    sent += 1
    const now = Date.now()
    arrives = Math.max(arrives, now + least + ((sent * 7) % 11) * ((most - least) / 10))
    if (most === 0) deliver()
    else setTimeout(deliver, arrives - now)
  }
  const say = (event: string, info: unknown) => {
    const send = () => post(JSON.stringify({ event, info, id: listener.id, channel: 'widget' }))
    if (listener.id === null) waiting.push(send)
    else send()
  }
  const waiting: (() => void)[] = []
  const video = createModel(
    {
      now: () => Date.now(),
      later: (callback, ms) => {
        setTimeout(callback, ms)
      },
      say,
    },
    settings,
  )
  const calls: string[] = []
  Object.assign(window, { video, calls })
  setInterval(() => {
    document.querySelector('#time')!.textContent = video.position().toFixed(1)
  }, 100)
  if (parameters.get('enablejsapi') !== '1') return
  addEventListener('message', (event) => {
    if (event.origin !== parameters.get('origin')) return
    const message = JSON.parse(event.data)
    if (message.event === 'listening' && listener.id === null) {
      listener.id = message.id
      for (const send of waiting.splice(0)) send()
    } else if (message.event === 'command') {
      calls.push(`${message.func}(${message.args.join()})`)
      video.call(message.func, message.args)
    }
  })
}

/** What the script of the API puts on the page. */
function pageSide(extrapolates: boolean): void {
  type Info = Record<string, unknown> & { currentTime?: number; currentTimeLastUpdated_?: number }
  type Handlers = Record<string, ((event: { data: unknown; target: unknown }) => void) | undefined>
  const players = new Map<string, { hear(event: string, info: unknown): void }>()
  let ids = 0

  addEventListener('message', (event) => {
    if (event.origin !== 'https://www.youtube-nocookie.com') return
    const message = JSON.parse(event.data)
    players.get(message.id)?.hear(message.event, message.info)
  })

  class Player {
    [name: string]: unknown
    constructor(frame: HTMLIFrameElement, options: { host?: string; events?: Handlers }) {
      ids += 1
      const id = String(ids)
      const host = options.host ?? new URL(frame.src).origin
      let info: Info = {}
      let open = false
      const kept: object[] = []
      const post = (message: object) =>
        frame.contentWindow?.postMessage(
          JSON.stringify({ ...message, id, channel: 'widget' }),
          host,
        )
      const command = (func: string, args: unknown[]) => {
        const message = { event: 'command', func, args }
        if (open) post(message)
        else kept.push(message)
      }
      const listening = setInterval(() => {
        if (frame.contentWindow === null) clearInterval(listening)
        else post({ event: 'listening' })
      }, 250)
      const addFunctions = () => {
        for (const name of ['playVideo', 'pauseVideo', 'seekTo', 'setPlaybackRate']) {
          this[name] = (...args: unknown[]) => command(name, args)
        }
        this.getCurrentTime = () => {
          const {
            currentTime = 0,
            currentTimeLastUpdated_: last = 0,
            playerState,
            playbackRate,
          } = info
          if (!extrapolates || playerState !== 1) return currentTime
          const gone = (Date.now() / 1000 - last) * Number(playbackRate)
          return currentTime + Math.min(Math.max(gone, 0), 1)
        }
        this.getDuration = () => info.duration
        this.getPlayerState = () => info.playerState
        this.getPlaybackRate = () => info.playbackRate
        this.getAvailablePlaybackRates = () => info.availablePlaybackRates
      }
      players.set(id, {
        hear: (event, data) => {
          if (event === 'initialDelivery') {
            clearInterval(listening)
            open = true
            info = { ...(data as Info) }
            frame.title = 'Fake video'
            addFunctions()
            for (const message of kept.splice(0)) post(message)
          } else if (event === 'infoDelivery') Object.assign(info, data)
          else options.events?.[event]?.({ data, target: this })
        },
      })
      this.destroy = () => {
        players.delete(id)
        frame.remove()
      }
      this.getIframe = () => frame
    }
  }
  Object.assign(window, { YT: { Player } })
  setTimeout(() => {
    ;(window as { onYouTubeIframeAPIReady?: () => void }).onYouTubeIframeAPIReady?.()
  }, 0)
}
