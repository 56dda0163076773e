/**
 * The part of the IFrame Player API that is used here.
 * Source: https://developers.google.com/youtube/iframe_api_reference
 */
export interface YouTubePlayer {
  playVideo(): void
  pauseVideo(): void
  seekTo(seconds: number, allowSeekAhead: boolean): void
  setPlaybackRate(rate: number): void
  getPlaybackRate(): number | undefined
  getAvailablePlaybackRates(): readonly number[] | undefined
  getPlayerState(): number | undefined
  getCurrentTime(): number | undefined
  getDuration(): number | undefined
  destroy(): void
}

export interface YouTubeEvent<T> {
  readonly data: T
}

export interface YouTubeApi {
  readonly Player: new (
    frame: HTMLIFrameElement,
    options: {
      readonly host: string
      readonly events: {
        readonly onReady: () => void
        readonly onStateChange: (event: YouTubeEvent<number>) => void
        readonly onPlaybackRateChange: (event: YouTubeEvent<number>) => void
        readonly onError: (event: YouTubeEvent<number>) => void
        readonly onAutoplayBlocked: () => void
      }
    },
  ) => YouTubePlayer
}

/** `YT.PlayerState`. */
export const UNSTARTED = -1
export const ENDED = 0
export const PLAYING = 1
export const PAUSED = 2
export const BUFFERING = 3
export const CUED = 5

/** The rates YouTube offers; a video that has said nothing of its own is taken to have these. */
export const USUAL_RATES: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

export const PLAYER_HOST = 'https://www.youtube-nocookie.com'
const SCRIPT = 'https://www.youtube.com/iframe_api'
/** Milliseconds. */
const PATIENCE = 15_000

declare global {
  interface Window {
    YT?: Partial<YouTubeApi>
    onYouTubeIframeAPIReady?: (() => void) | undefined
  }
}

/** The script was refused (an ad blocker, a policy) or did not come in time. */
export class ApiError extends Error {
  constructor(readonly reason: 'script-blocked' | 'timeout') {
    super(`The YouTube player script: ${reason}`)
  }
}

let loading: Promise<YouTubeApi> | null = null

/** Loads the API, once for the page; a failed load can be tried again. Rejects with an `ApiError`. */
export function loadYouTubeApi(): Promise<YouTubeApi> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

function insertScript(): Promise<YouTubeApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const before = window.onYouTubeIframeAPIReady
    const timer = window.setTimeout(() => fail('timeout'), PATIENCE)

    const fail = (reason: ApiError['reason']) => {
      window.clearTimeout(timer)
      window.onYouTubeIframeAPIReady = before
      script.remove()
      reject(new ApiError(reason))
    }
    window.onYouTubeIframeAPIReady = () => {
      window.clearTimeout(timer)
      window.onYouTubeIframeAPIReady = before
      before?.()
      const { Player } = window.YT ?? {}
      if (Player) resolve({ Player })
      else fail('script-blocked')
    }
    script.src = SCRIPT
    script.async = true
    script.onerror = () => fail('script-blocked')
    document.head.append(script)
  })
}
