import { embedUrl } from '@/playback/videoUrl'

/**
 * Our own iframe with YouTube's player. It is made by hand and not by React, because the player's API takes it
 * out of the document itself when it is destroyed.
 */
export function createVideoFrame(videoId: string, start: number, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.allowFullscreen = true
  // Without it some pages send no referrer, and the player refuses with error 153.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = embedUrl(videoId, start, window.location.origin)
  return frame
}
