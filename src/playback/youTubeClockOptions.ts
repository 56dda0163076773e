import type { TimeSource } from './clock'
import type { YouTubeApi } from './youTubeApi'

/** What the video's clock needs of the page around it. */
export interface YouTubeClockOptions {
  /** Our own iframe, in the document, on its way to the player's page. The clock removes it when destroyed. */
  readonly frame: HTMLIFrameElement
  readonly loadApi: () => Promise<YouTubeApi>
  readonly time: TimeSource
  /** Seconds: the start the iframe was asked for. */
  readonly start: number
  readonly isOnline: () => boolean
  /**
   * Calls back after each message from the player's page, and returns how to stop. What such a message says is the
   * API's affair; that there was one means that there may be a new time to read.
   */
  readonly onMessage: (callback: () => void) => () => void
}
