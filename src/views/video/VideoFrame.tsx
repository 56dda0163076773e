import { useEffect, useRef, useState } from 'react'
import { browserTime } from '@/playback/browserTime'
import type { Clock } from '@/playback/clock'
import type { Player } from '@/playback/player'
import { loadYouTubeApi } from '@/playback/youTubeApi'
import { createYouTubeClock } from '@/playback/youTubeClock'
import { createVideoFrame } from './createVideoFrame'
import { returnFocus } from './returnFocus'
import styles from './VideoPanel.module.css'

export interface VideoFrameProps {
  readonly player: Player
  readonly videoId: string
  readonly title: string
  readonly hidden: boolean
}

/**
 * YouTube's player for as long as this is on the page, giving `player` the time. Another player of the same video
 * takes the running one over; another video, or a new key, loads anew.
 */
export function VideoFrame({ player, videoId, title, hidden }: VideoFrameProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [clock, setClock] = useState<Clock | null>(null)
  // Where and under which name a video starts; neither calls for another one when it changes later.
  const beginning = useRef({ player, title })
  beginning.current = { player, title }

  useEffect(() => {
    const home = holder.current
    if (home === null) return
    const { player: first, title: name } = beginning.current
    const start = Math.max(0, first.position() - first.store.getState().videoOffset)
    const frame = createVideoFrame(videoId, start, name)
    home.append(frame)
    const stopReturning = returnFocus(frame, home)
    const made = createYouTubeClock({
      frame,
      loadApi: loadYouTubeApi,
      time: browserTime,
      start: Math.floor(start),
      isOnline: () => navigator.onLine,
      onMessage: (callback) => listenTo(frame, callback),
    })
    setClock(made)
    return () => {
      stopReturning()
      made.destroy()
      setClock(null)
    }
  }, [videoId])

  useEffect(() => {
    if (clock === null) return
    player.attachVideo(clock)
    return () => player.detachVideo()
  }, [player, clock])

  return <div ref={holder} className={styles.frame} tabIndex={-1} hidden={hidden} />
}

/** Calls back after each message from the page in a frame. */
function listenTo(frame: HTMLIFrameElement, callback: () => void): () => void {
  const hear = (event: MessageEvent) => {
    if (event.source === frame.contentWindow) callback()
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}
