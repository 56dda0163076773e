import type { Player } from './player'

export interface MediaSessionOptions {
  readonly title: string
  readonly artist: string
  /** What the solve belongs to: the library's name. */
  readonly album: string
  /** A picture's address, or null. */
  readonly artwork: string | null
  /** The previous and the next track: here, what the user steps by. */
  previous(): void
  next(): void
}

/** Seconds, where the system does not say how far. */
const JUMP = 10

/** Keys of a keyboard, for systems that hand them to the page instead of to its media session. */
const KEYS: Readonly<Record<string, MediaSessionAction>> = {
  MediaPlay: 'play',
  MediaPause: 'pause',
  MediaStop: 'stop',
  MediaTrackPrevious: 'previoustrack',
  MediaTrackNext: 'nexttrack',
}

/**
 * Tells the system what is playing and obeys its media keys, headset buttons and lock screen.
 * `session` is `navigator.mediaSession` where there is one. Returns how to let go of it.
 * Source: https://www.w3.org/TR/mediasession/
 */
export function connectMediaSession(
  player: Player,
  session: MediaSession | null,
  keys: EventTarget,
  options: MediaSessionOptions,
): () => void {
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.play(),
    pause: () => player.pause(),
    stop: () => player.pause(),
    seekbackward: ({ seekOffset }) => player.seek(player.position() - (seekOffset ?? JUMP)),
    seekforward: ({ seekOffset }) => player.seek(player.position() + (seekOffset ?? JUMP)),
    seekto: ({ seekTime, fastSeek }) => {
      if (seekTime !== undefined) player.seek(seekTime, { settled: fastSeek !== true })
    },
    previoustrack: () => options.previous(),
    nexttrack: () => options.next(),
  }
  const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][]

  const onKey = (event: Event) => {
    const { key } = event as KeyboardEvent
    const action = KEYS[key]
    if (key === 'MediaPlayPause') player.toggle()
    else if (action === undefined) return
    else handlers[action]?.({ action })
    event.preventDefault()
  }
  keys.addEventListener('keydown', onKey)
  if (session === null) return () => keys.removeEventListener('keydown', onKey)

  const artwork = options.artwork === null ? [] : [{ src: options.artwork }]
  const { title, artist, album } = options
  session.metadata = new MediaMetadata({ title, artist, album, artwork })
  for (const [action, handler] of actions) offer(session, action, handler)

  const show = () => {
    const { status, rate, duration } = player.store.getState()
    session.playbackState = status === 'playing' ? 'playing' : 'paused'
    const position = Math.min(player.position(), duration)
    if (duration > 0) session.setPositionState({ duration, position, playbackRate: rate })
  }
  show()
  const stopWatching = player.store.subscribe(show)
  return () => {
    keys.removeEventListener('keydown', onKey)
    stopWatching()
    for (const [action] of actions) offer(session, action, null)
    session.metadata = null
    session.playbackState = 'none'
    session.setPositionState()
  }
}

/** Browsers know different actions, and throw at those they do not know: those are just not offered. */
function offer(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}
