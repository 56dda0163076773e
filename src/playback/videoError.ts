import type { VideoError } from './clock'

/**
 * What an `onError` code of the player means.
 * Source: https://developers.google.com/youtube/iframe_api_reference#onError (153 since July 2025).
 */
export function videoErrorOf(code: number): VideoError {
  switch (code) {
    case 2:
      return 'bad-id'
    case 5:
      return 'player'
    case 100:
      return 'missing'
    case 101:
    case 150:
      return 'not-embeddable'
    case 153:
      return 'no-referrer'
    default:
      return 'unknown'
  }
}

/** Whether a text can be the id of a YouTube video: eleven letters, digits, hyphens or underscores. */
export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text)
}
