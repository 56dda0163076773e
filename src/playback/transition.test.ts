import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClockEvent, Command, Source } from './clock'
import { type ClockState, initialState } from './clockState'
import type { Effect, PlaybackEvent, UserEvent } from './event'
import { positionAt } from './position'
import { statusOf } from './status'
import { transition } from './transition'

const DURATION = 600
const IDLE = [
  { start: 50, end: 80 },
  { start: 200, end: 203 },
  { start: 400, end: 500 },
]

/** One thing that happens: a user's wish, time passing, or a clock doing something, timely or not. */
type Step =
  | { kind: 'user'; event: UserEvent }
  | { kind: 'tick'; ms: number }
  | { kind: 'answer'; which: number }
  | { kind: 'stale'; source: Source; back: number; position: number }
  | { kind: 'video'; event: ClockEvent; attachment: number }

const position = fc.double({ min: -50, max: DURATION + 50, noNaN: true })
const rate = fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 3, 8, 16)
const user: fc.Arbitrary<UserEvent> = fc.oneof(
  fc.constantFrom<UserEvent>(
    { type: 'play' },
    { type: 'pause' },
    { type: 'toggle' },
    { type: 'detach' },
    { type: 'dismiss' },
  ),
  fc.record({ type: fc.constant('seek' as const), time: position, settled: fc.boolean() }),
  fc.record({ type: fc.constant('rate' as const), rate }),
  fc.record({
    type: fc.constant('loop' as const),
    range: fc.option(fc.record({ start: position, end: position })),
  }),
  fc.record({
    type: fc.constant('skip-idle' as const),
    seconds: fc.option(fc.constantFrom(2, 5, 60)),
  }),
  fc.record({
    type: fc.constant('video-offset' as const),
    seconds: fc.constantFrom(-30, 0, 2.5, 30),
  }),
  fc.record({ type: fc.constant('attach' as const), attachment: fc.integer({ min: 1, max: 3 }) }),
)
const moved: fc.Arbitrary<ClockEvent> = fc.record({
  type: fc.constant('moved' as const),
  generation: fc.constant(null),
  playing: fc.boolean(),
  buffering: fc.boolean(),
  ended: fc.boolean(),
  position,
  at: fc.constant(0),
  rate: fc.constantFrom(0.5, 1, 2),
  jumped: fc.boolean(),
})
const videoEvent: fc.Arbitrary<ClockEvent> = fc.oneof(
  moved,
  fc.constantFrom<ClockEvent>(
    { type: 'ready', rates: [0.25, 0.5, 1, 1.5, 2], duration: 0, rate: 1 },
    { type: 'facts', rates: [0.25, 0.5, 1, 1.5, 2], duration: 590 },
    { type: 'failed', error: 'player' },
  ),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('user' as const), event: user }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      ms: fc.constantFrom(0, 16, 250, 5000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('stale' as const),
      source: fc.constantFrom<Source>('virtual', 'youtube'),
      back: fc.integer({ min: 1, max: 5 }),
      position,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('video' as const),
      event: videoEvent,
      attachment: fc.integer({ min: 1, max: 3 }),
    }),
  },
)

interface Model {
  position: number
  at: number
  rate: number
  playing: boolean
}

/** The state, and two obedient clocks that answer when they are told to. */
class World {
  now = 0
  state: ClockState = initialState(DURATION, IDLE, 30, 0)
  out: Effect[] = []
  models: Record<Source, Model> = {
    virtual: { position: 0, at: 0, rate: 1, playing: false },
    youtube: { position: 0, at: 0, rate: 1, playing: false },
  }
  /** The moment last asked for, as long as nothing may have moved it since. */
  asked: number | null = 30
  /** The generation that is being answered at this moment. */
  answeredNow: number | null = null

  constructor() {
    this.dispatch({ type: 'open', now: 0 })
  }

  dispatch(event: PlaybackEvent): void {
    const before = this.state
    const [after, effects] = transition(before, event)
    this.state = after
    this.out.push(...effects)
    this.checkEffects(before, effects)
    this.checkState()
  }

  checkEffects(before: ClockState, effects: readonly Effect[]): void {
    const commands = effects.filter((e) => e.command.generation === this.state.pending?.generation)
    expect(commands.length).toBeLessThanOrEqual(1)
    const [command] = commands
    if (command === undefined) return
    expect(command.to).toBe(this.state.driver)
    // A command goes out only when none was, or when what was out is of no interest any more.
    const dropped =
      before.driver !== this.state.driver ||
      before.video?.attachment !== this.state.video?.attachment
    if (before.pending !== null && !dropped) {
      expect(this.state.pending?.generation).not.toBe(before.pending.generation)
      expect(this.answeredNow).toBe(before.pending.generation)
    }
  }

  checkState(): void {
    const { state, now } = this
    const here = positionAt(state, now)
    expect(here).toBeGreaterThanOrEqual(0)
    expect(here).toBeLessThanOrEqual(DURATION)
    const later = positionAt(state, now + 100)
    if (statusOf(state) === 'playing') expect(later > here || here === DURATION).toBe(true)
    else expect(later).toBe(here)
    if (state.driver === 'youtube') expect(state.video).not.toBeNull()
    if (this.asked !== null && statusOf(state) !== 'playing') {
      expect(here).toBeCloseTo(this.asked, 6)
    }
  }

  play(next: Step): void {
    this.answeredNow = null
    if (next.kind === 'tick') {
      this.now += next.ms
      if (statusOf(this.state) === 'playing') this.asked = null
      this.dispatch({ type: 'tick', now: this.now })
    } else if (next.kind === 'user') {
      this.wish(next.event)
    } else if (next.kind === 'answer') {
      this.answer(next.which)
    } else if (next.kind === 'stale') {
      const generation = this.state.generation - next.back
      if (generation === this.state.pending?.generation) return
      const old = { ...this.report('youtube'), generation, position: next.position }
      this.hear(next.source, this.state.video?.attachment ?? 0, old)
    } else {
      if (next.attachment === this.state.video?.attachment) this.asked = null
      const event = next.event.type === 'moved' ? { ...next.event, at: this.now } : next.event
      this.hear('youtube', next.attachment, event)
    }
  }

  wish(event: UserEvent): void {
    if (event.type === 'seek') this.asked = Math.min(Math.max(event.time, 0), DURATION)
    else if (!['pause', 'rate', 'dismiss', 'skip-idle'].includes(event.type)) this.asked = null
    this.dispatch({ ...event, now: this.now })
  }

  hear(source: Source, attachment: number, event: ClockEvent): void {
    this.dispatch({ type: 'clock', source, attachment, event, now: this.now })
  }

  /** A clock carries out what it was sent, in order, up to that command, and answers that one. */
  answer(which: number): void {
    const effect = this.out[which % Math.max(this.out.length, 1)]
    if (effect === undefined) return
    const { to, command } = effect
    const done = this.out.filter((e, i) => e.to === to && i <= this.out.indexOf(effect))
    for (const earlier of done) this.carryOut(this.models[to], earlier.command)
    this.out = this.out.filter((e) => !done.includes(e))
    this.answeredNow = command.generation
    const attachment = to === 'youtube' ? (this.state.video?.attachment ?? 0) : 0
    this.hear(to, attachment, { ...this.report(to), generation: command.generation })
  }

  carryOut(model: Model, command: Command): void {
    model.position = this.where(model)
    model.at = this.now
    if (command.kind === 'seek') model.position = command.time
    else if (command.kind === 'rate') model.rate = command.rate
    else model.playing = command.kind === 'play'
  }

  where(model: Model): number {
    return model.position + (model.playing ? ((this.now - model.at) / 1000) * model.rate : 0)
  }

  report(source: Source): Extract<ClockEvent, { type: 'moved' }> {
    const model = this.models[source]
    return {
      type: 'moved',
      generation: null,
      playing: model.playing,
      buffering: false,
      ended: false,
      position: this.where(model),
      at: this.now,
      rate: model.rate,
      jumped: false,
    }
  }

  /** Everything that is still out gets its answer, in order, until nothing is. */
  comeToRest(): void {
    if (this.state.video?.phase === 'loading') {
      this.models.youtube = { position: 0, at: this.now, rate: 1, playing: false }
      const ready = { type: 'ready', rates: [0.25, 0.5, 1, 1.5, 2], duration: 0, rate: 1 } as const
      this.hear('youtube', this.state.video.attachment, ready)
    }
    for (let i = 0; this.out.length > 0; i += 1) {
      expect(i).toBeLessThan(200)
      this.answer(0)
    }
  }
}

test('whatever happens in whatever order, the invariants hold and the last seek is not lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World()
      for (const next of steps) world.play(next)
      world.comeToRest()
      const { state, asked } = world
      expect(state.pending).toBeNull()
      expect(state.wantsSeek).toBeNull()
      expect(state.anchor.playing).toBe(state.wantsPlay)
      expect(state.anchor.rate).toBe(state.wantsRate)
      if (asked !== null) {
        expect(positionAt(state, world.now)).toBeCloseTo(asked, 6)
        expect(state.anchor.position).toBeCloseTo(
          state.drag === null ? asked : state.anchor.position,
          6,
        )
      }
    }),
    { numRuns: 1500 },
  )
})

test('answers of an earlier generation or attachment change nothing that is shown', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), position, (steps, elsewhere) => {
      const world = new World()
      for (const next of steps) world.play(next)
      const { state, now } = world
      const before = [positionAt(state, now), statusOf(state), state.wantsPlay, state.wantsRate]
      const old = { ...world.report('youtube'), position: elsewhere, playing: !state.wantsPlay }
      world.asked = null
      world.hear('youtube', 99, old)
      world.hear('youtube', 99, { type: 'failed', error: 'player' })
      world.hear(state.driver, state.video?.attachment ?? 0, { ...old, generation: -1 })
      const after = world.state
      expect([positionAt(after, now), statusOf(after), after.wantsPlay, after.wantsRate]).toEqual(
        before,
      )
    }),
    { numRuns: 500 },
  )
})
