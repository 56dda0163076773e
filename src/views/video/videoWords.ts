import type { VideoError } from '@/playback/clock'

export interface VideoTrouble {
  readonly text: string
  /** Trying again may help. */
  readonly again: boolean
  /** The video can probably be watched on YouTube itself. */
  readonly watch: boolean
}

/** What a failure of the video means to the person in front of it, and which ways on make sense. */
export function troubleOf(error: VideoError): VideoTrouble {
  return TROUBLES[error]
}

const TROUBLES: Readonly<Record<VideoError, VideoTrouble>> = {
  'bad-id': {
    text: 'YouTube knows no video by this trace’s id (error 2). The trace may name it wrongly.',
    again: false,
    watch: false,
  },
  player: {
    text: 'YouTube’s player had an error in this browser (error 5).',
    again: true,
    watch: true,
  },
  missing: {
    text: 'The video has been removed from YouTube or made private (error 100).',
    again: false,
    watch: true,
  },
  'not-embeddable': {
    text: 'The channel does not let this video be shown on other pages (error 101 or 150).',
    again: false,
    watch: true,
  },
  'no-referrer': {
    text: 'YouTube wants to know which page shows the video, and the browser or an extension hides it (error 153).',
    again: true,
    watch: true,
  },
  offline: {
    text: 'There is no connection to the network.',
    again: true,
    watch: false,
  },
  'script-blocked': {
    text: 'YouTube’s player was kept from loading: often by a content blocker, or by the network you are in.',
    again: true,
    watch: true,
  },
  timeout: {
    text: 'YouTube’s player did not answer in time.',
    again: true,
    watch: true,
  },
  unknown: {
    text: 'YouTube’s player stopped with an error that it does not explain.',
    again: true,
    watch: true,
  },
}
