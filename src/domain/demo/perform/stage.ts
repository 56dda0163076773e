import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { Layout } from '../puzzle/layout'
import type { Random } from '../random/random'
import type { Deduction } from '../solve/deduction'
import { type Knowledge, startKnowledge } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import type { LineName } from '../voice/lines'
import { type Act, renderTemplate, type Slots } from '../voice/template'
import { createVoice, type Voice } from '../voice/voice'
import { createDesk, type Desk } from './desk'
import type { Persona } from './persona'
import { createSpeaker, type Speaker } from './speaker'

/** A deduction as it was performed. */
export interface PerformedStep {
  readonly deduction: Deduction
  /** Seconds: talk begins, conclusion stands. */
  readonly from: number
  readonly to: number
  /** True while a wrong digit is on the board that the solver has not noticed. */
  readonly misled: boolean
}

/** Something said of the board that the tests check: see `checkClaim`. */
export interface Claim {
  /** Second at which it is said. */
  readonly time: number
  /** Actions done by then. */
  readonly actions: number
  readonly fact: Fact
}

export type Fact =
  /** This cell cannot hold the symbol because that cell, which sees it, does. */
  | { readonly kind: 'seen'; readonly cell: number; readonly symbol: number; readonly by: number }
  /** What is left for a cell is within the mask. */
  | { readonly kind: 'options'; readonly cell: number; readonly mask: number }
  /** The symbol's places in a list of cells (a house) are exactly these. */
  | {
      readonly kind: 'places'
      readonly house: readonly number[]
      readonly symbol: number
      readonly cells: readonly number[]
    }

/** Everything a performance is made of. */
export interface Stage {
  readonly puzzle: DemoPuzzle
  readonly layout: Layout
  readonly knowledge: Knowledge
  readonly techniques: readonly Technique[]
  readonly desk: Desk
  readonly speaker: Speaker
  readonly voice: Voice
  readonly persona: Persona
  readonly random: Random
  readonly steps: PerformedStep[]
  readonly claims: Claim[]
  /** Says one of the lines of that name, chosen so that they do not repeat soon. */
  say(line: LineName, slots?: Slots): void
  /** An act: select these cells. */
  point(cells: readonly number[]): Act
  claim(fact: Fact): void
}

export interface StageSetting {
  readonly puzzle: DemoPuzzle
  readonly layout: Layout
  readonly techniques: readonly Technique[]
  readonly persona: Persona
  readonly random: Random
}

export function createStage(setting: StageSetting): Stage {
  const { puzzle, layout, persona, random } = setting
  const desk = createDesk(puzzle, random.fork('desk'))
  const speaker = createSpeaker(persona.pace, random.fork('speaker'))
  const voice = createVoice(random.fork('voice'))
  const wording = random.fork('wording')
  const stage: Stage = {
    ...setting,
    knowledge: startKnowledge(puzzle, layout),
    desk,
    speaker,
    voice,
    steps: [],
    claims: [],
    say(line, slots = {}) {
      speaker.say(renderTemplate(voice.pick(line), slots, wording))
    },
    point: (cells) => (time) => desk.select(cells, time),
    claim(fact) {
      stage.claims.push({ time: speaker.clock, actions: desk.actions.length, fact })
    },
  }
  return stage
}
