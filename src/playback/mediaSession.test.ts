import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectMediaSession } from './mediaSession'
import { createPlayer } from './player'
import { fakeTime } from './testing/fakeTime'

beforeEach(() => {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function open(unknown: readonly string[] = []) {
  const time = fakeTime()
  const player = createPlayer({ duration: 600, initial: 100, time })
  const handlers = new Map<string, MediaSessionActionHandler>()
  const session = {
    metadata: null,
    playbackState: 'none',
    positionState: undefined as MediaPositionState | undefined,
    setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
      if (unknown.includes(action)) throw new TypeError(`no ${action}`)
      if (handler === null) handlers.delete(action)
      else handlers.set(action, handler)
    },
    setPositionState(state?: MediaPositionState) {
      session.positionState = state
    },
  }
  const keys = new EventTarget()
  const stepped: string[] = []
  const stop = connectMediaSession(player, session as unknown as MediaSession, keys, {
    title: 'Miracle',
    artist: 'A setter',
    album: 'A library',
    artwork: null,
    previous: () => stepped.push('previous'),
    next: () => stepped.push('next'),
  })
  const press = (key: string) => keys.dispatchEvent(Object.assign(new Event('keydown'), { key }))
  return { time, player, session, handlers, stepped, stop, press }
}

test('says what is playing, and where', () => {
  const { player, session } = open()
  expect(session.metadata).toMatchObject({ title: 'Miracle', artist: 'A setter' })
  expect(session.positionState).toEqual({ duration: 600, position: 100, playbackRate: 1 })
  expect(session.playbackState).toBe('paused')
  player.play()
  expect(session.playbackState).toBe('playing')
  player.setRate(4)
  expect(session.positionState?.playbackRate).toBe(4)
})

test('obeys the system and the keys', () => {
  const { player, handlers, stepped, press } = open()
  handlers.get('play')?.({ action: 'play' })
  expect(player.store.getState().status).toBe('playing')
  handlers.get('seekforward')?.({ action: 'seekforward', seekOffset: 30 })
  expect(player.position()).toBeCloseTo(130, 6)
  handlers.get('seekto')?.({ action: 'seekto', seekTime: 7 })
  expect(player.position()).toBeCloseTo(7, 6)
  press('MediaPlayPause')
  expect(player.store.getState().status).toBe('paused')
  press('MediaTrackNext')
  press('MediaTrackPrevious')
  expect(stepped).toEqual(['next', 'previous'])
})

test('leaves nothing behind, and does without what a browser does not know', () => {
  const { player, session, handlers, stop, press } = open(['seekto'])
  expect(handlers.has('seekto')).toBe(false)
  stop()
  expect(handlers.size).toBe(0)
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  press('MediaPlayPause')
  expect(player.store.getState().status).toBe('paused')
})
