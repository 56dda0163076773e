import { PLAYER_HOST } from './youTubeApi'

/**
 * The address of YouTube's player for our own iframe: without cookies until it plays, open to the IFrame API
 * for this page only, starting at `start` seconds.
 * Source: https://developers.google.com/youtube/player_parameters
 */
export function embedUrl(videoId: string, start: number, origin: string): string {
  const url = new URL(`/embed/${encodeURIComponent(videoId)}`, PLAYER_HOST)
  url.searchParams.set('enablejsapi', '1')
  url.searchParams.set('origin', origin)
  url.searchParams.set('playsinline', '1')
  url.searchParams.set('rel', '0')
  url.searchParams.set('start', String(Math.max(0, Math.floor(start))))
  return url.href
}

/** The video on YouTube itself, at `seconds` (rounded down, not before the start). */
export function watchUrl(videoId: string, seconds: number): string {
  const url = new URL('https://www.youtube.com/watch')
  url.searchParams.set('v', videoId)
  url.searchParams.set('t', `${Math.max(0, Math.floor(seconds))}s`)
  return url.href
}
