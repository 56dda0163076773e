/** Who gives the time: the page's own clock, or the YouTube video. */
export type Source = 'virtual' | 'youtube'

/**
 * What a clock can be asked for. Every command carries a generation, and its answer repeats it, so that an
 * answer to something nobody waits for any more is known and dropped. Times are seconds of the clock's own time.
 */
export type Command =
  | { readonly kind: 'play'; readonly generation: number }
  | { readonly kind: 'pause'; readonly generation: number }
  | {
      readonly kind: 'seek'
      readonly generation: number
      readonly time: number
      /** False while a drag is going on: the clock need not fetch anything for it. */
      readonly settled: boolean
      /** What the clock is to be doing when it is there: a paused one stays paused. */
      readonly playing: boolean
    }
  | { readonly kind: 'rate'; readonly generation: number; readonly rate: number }

/** Why the video cannot be used. */
export type VideoError =
  | 'bad-id'
  | 'player'
  | 'missing'
  | 'not-embeddable'
  | 'no-referrer'
  | 'offline'
  | 'script-blocked'
  | 'timeout'
  | 'unknown'

/** What a clock says of itself. `at` is in milliseconds of the shared time source, `position` in seconds. */
export type ClockEvent =
  | {
      readonly type: 'ready'
      /** Rates that this clock can play at; null for any. */
      readonly rates: readonly number[] | null
      /** Seconds; 0 while unknown. */
      readonly duration: number
      readonly rate: number
    }
  | {
      readonly type: 'moved'
      /** The command it answers, or null when the clock moved by itself (its own controls, a new sample). */
      readonly generation: number | null
      readonly playing: boolean
      /** Playing, but waiting for data: time stands still. */
      readonly buffering: boolean
      readonly ended: boolean
      readonly position: number
      readonly at: number
      readonly rate: number
      /** The position is not where playing would have led: someone seeked in the clock's own controls. */
      readonly jumped: boolean
    }
  /** The clock's length (seconds) or rates became known or changed. */
  | { readonly type: 'facts'; readonly duration: number; readonly rates: readonly number[] }
  /** The command has not been carried out for a while; the clock goes on trying. */
  | { readonly type: 'waiting'; readonly generation: number }
  /** The browser did not let the video start. */
  | { readonly type: 'refused'; readonly generation: number }
  | { readonly type: 'failed'; readonly error: VideoError }

/** Both clocks behind one interface: commands go in, events come back (at once or much later). */
export interface Clock {
  readonly kind: Source
  /** Says where the events go; null for nowhere. A clock that is already ready says so again to a new listener. */
  connect(emit: ((event: ClockEvent) => void) | null): void
  send(command: Command): void
  /** Leaves no listener, timer or element behind; nothing is emitted afterwards. */
  destroy(): void
}

/** The platform's time, injected so that tests run on their own. */
export interface TimeSource {
  /** Milliseconds, never falling. */
  now(): number
  requestFrame(callback: () => void): number
  cancelFrame(id: number): void
  /** Calls back once after `ms` milliseconds. */
  setTimer(callback: () => void, ms: number): number
  clearTimer(id: number): void
}
