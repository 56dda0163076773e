import type { ClockEvent, Command, Source } from './clock'
import type { Stretch } from './clockState'

/** What the user asks for. Times and spans in seconds of the axis. */
export type UserEvent =
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'toggle' }
  | { readonly type: 'seek'; readonly time: number; readonly settled: boolean }
  | { readonly type: 'rate'; readonly rate: number }
  | { readonly type: 'loop'; readonly range: Stretch | null }
  | { readonly type: 'skip-idle'; readonly seconds: number | null }
  | { readonly type: 'idle'; readonly stretches: readonly Stretch[] }
  | { readonly type: 'video-offset'; readonly seconds: number }
  | { readonly type: 'attach'; readonly attachment: number }
  | { readonly type: 'detach' }
  | { readonly type: 'dismiss' }

/** Everything that can happen, each with the moment (milliseconds of the time source) it happened at. */
export type PlaybackEvent = { readonly now: number } & (
  | UserEvent
  | { readonly type: 'tick' }
  | {
      readonly type: 'clock'
      readonly source: Source
      /** Which attachment of the video speaks; 0 for the virtual clock. */
      readonly attachment: number
      readonly event: ClockEvent
    }
)

/** What is to be done outside: one command to one clock. */
export interface Effect {
  readonly to: Source
  readonly command: Command
}
