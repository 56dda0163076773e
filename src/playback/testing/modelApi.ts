import type { TimeSource } from '../clock'
import type { YouTubeApi, YouTubePlayer } from '../youTubeApi'
import { createVideoModel, type VideoModel, type VideoModelSettings } from './videoModel'

export const USUAL: VideoModelSettings = {
  duration: 1200,
  start: 0,
  readyAfter: 400,
  bufferFor: 120,
  tellEvery: 250,
  buffered: 60,
  error: 0,
  errorAt: 'load',
  autoplayBlocked: false,
  rates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
}

interface Info {
  playerState?: number
  currentTime?: number
  duration?: number
  playbackRate?: number
  availablePlaybackRates?: readonly number[]
}

/**
 * The IFrame API over a video model in the same process, with messages that take `latency` milliseconds: always as
 * many, or anything from the first to the second, though none overtakes another.
 */
export function modelApi(
  time: TimeSource,
  settings: Partial<VideoModelSettings> = {},
  latency: number | readonly [number, number] = 4,
): {
  api: YouTubeApi
  model(): VideoModel
  calls: string[]
  destroyed(): number
  onMessage(callback: () => void): () => void
} {
  const listeners = new Set<() => void>()
  const models: VideoModel[] = []
  const calls: string[] = []
  let destroyed = 0
  const [least, most] = typeof latency === 'number' ? [latency, latency] : latency
  let sent = 0
  let arrives = 0
  const underWay = () => {
    sent += 1
    arrives = Math.max(arrives, time.now() + least + ((sent * 7) % 11) * ((most - least) / 10))
    return arrives - time.now()
  }

  class Player implements YouTubePlayer {
    #info: Info = {}
    readonly #model: VideoModel
    #alive = true

    constructor(
      _frame: HTMLIFrameElement,
      options: ConstructorParameters<YouTubeApi['Player']>[1],
    ) {
      const { events } = options
      const hear = (event: string, info: unknown) => {
        if (!this.#alive) return
        if (event === 'initialDelivery' || event === 'infoDelivery') {
          Object.assign(this.#info, info)
        } else if (event === 'onReady') events.onReady()
        else if (event === 'onAutoplayBlocked') events.onAutoplayBlocked()
        else if (event === 'onStateChange') events.onStateChange({ data: Number(info) })
        else if (event === 'onError') events.onError({ data: Number(info) })
        else events.onPlaybackRateChange({ data: Number(info) })
      }
      const later = (callback: () => void, ms: number) => {
        time.setTimer(() => {
          if (this.#alive) callback()
        }, ms)
      }
      this.#model = createVideoModel(
        {
          now: time.now,
          later,
          say: (event, info) =>
            later(() => {
              hear(event, info)
              for (const listener of listeners) listener()
            }, underWay()),
        },
        { ...USUAL, ...settings },
      )
      models.push(this.#model)
    }

    #call(name: string, ...args: unknown[]): void {
      calls.push(`${name}(${args.join()})`)
      time.setTimer(() => this.#model.call(name, args), least)
    }
    playVideo = () => this.#call('playVideo')
    pauseVideo = () => this.#call('pauseVideo')
    seekTo = (seconds: number, ahead: boolean) => this.#call('seekTo', seconds, ahead)
    setPlaybackRate = (rate: number) => this.#call('setPlaybackRate', rate)
    getPlaybackRate = () => this.#info.playbackRate
    getAvailablePlaybackRates = () => this.#info.availablePlaybackRates
    getPlayerState = () => this.#info.playerState
    getCurrentTime = () => this.#info.currentTime
    getDuration = () => this.#info.duration
    destroy = () => {
      this.#alive = false
      destroyed += 1
    }
  }

  return {
    api: { Player },
    model: () => models[models.length - 1]!,
    calls,
    destroyed: () => destroyed,
    onMessage: (callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  }
}
