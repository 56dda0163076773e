import type { Clock, ClockEvent, TimeSource } from './clock'

/**
 * A clock without a video: it answers every command at once. The position is always reckoned from the last
 * command, never added up tick by tick, so that hours of play do not drift.
 */
export function createVirtualClock(time: Pick<TimeSource, 'now'>): Clock {
  let emit: ((event: ClockEvent) => void) | null = null
  let position = 0
  let at = time.now()
  let rate = 1
  let playing = false

  return {
    kind: 'virtual',
    connect(listener) {
      emit = listener
      listener?.({ type: 'ready', rates: null, duration: 0, rate })
    },
    send(command) {
      const now = time.now()
      if (playing) position += ((now - at) / 1000) * rate
      at = now
      if (command.kind === 'seek') position = command.time
      else if (command.kind === 'rate') rate = command.rate
      else playing = command.kind === 'play'
      emit?.({
        type: 'moved',
        generation: command.generation,
        playing,
        buffering: false,
        ended: false,
        position,
        at,
        rate,
        jumped: false,
      })
    },
    destroy() {
      emit = null
    },
  }
}
