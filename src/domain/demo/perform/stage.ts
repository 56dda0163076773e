import type { Constraint } from '../puzzle/constraint'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { Layout } from '../puzzle/layout'
import type { Random } from '../random/random'
import type { Deduction } from '../solve/deduction'
import { type Knowledge, startKnowledge } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import { disfluent } from '../voice/disfluent'
import type { Ledger } from '../voice/ledger'
import type { LineName } from '../voice/lines'
import { type Act, type Piece, renderTemplate, type Slots } from '../voice/template'
import { createVoice, type Voice } from '../voice/voice'
import { createDesk, type Desk } from './desk'
import type { Fact } from './fact'
import type { HiddenShape } from './hiddenShape'
import type { Persona } from './persona'
import { createSpeaker, type Speaker } from './speaker'

/** Seconds after which a hand that has been still goes back to what is being talked about. */
const STILL = 9

/** Cells it then shows at most. */
const SHOWN = 4

/** A deduction as it was performed. */
export interface PerformedStep {
  readonly deduction: Deduction
  /** Rank of its technique. */
  readonly rank: number
  /** Seconds: talk begins, conclusion stands. */
  readonly from: number
  readonly to: number
  /** It rests on a wrong digit that the solver has not noticed yet. */
  readonly misled: boolean
}

export interface Claim {
  /** Second at which it is said. */
  readonly time: number
  /** Actions done by then: the board it speaks of is what they made. */
  readonly actions: number
  readonly fact: Fact
  readonly misled: boolean
}

/** A hidden single told by itself: when, and in which shape of sentence. */
export interface ToldShape {
  /** Second at which it is begun. */
  readonly time: number
  readonly shape: HiddenShape
}

/** A wrong digit, from entry to correction. */
export interface Mistake {
  readonly cell: number
  readonly wrong: number
  readonly right: number
  /** Seconds. */
  readonly entered: number
  readonly noticed: number
  readonly corrected: number
  /** Values entered on the strength of it and taken back too. */
  readonly fallout: readonly number[]
}

/** A stretch of the video. */
export interface Chapter {
  readonly kind: 'opening' | 'solve' | 'think' | 'break-in' | 'mistake' | 'closing'
  readonly from: number
  readonly to: number
}

/** Everything a performance is made of. */
export interface Stage {
  readonly puzzle: DemoPuzzle
  readonly layout: Layout
  knowledge: Knowledge
  readonly techniques: readonly Technique[]
  readonly desk: Desk
  readonly speaker: Speaker
  readonly voice: Voice
  readonly persona: Persona
  readonly random: Random
  readonly steps: PerformedStep[]
  readonly claims: Claim[]
  readonly mistakes: Mistake[]
  readonly chapters: Chapter[]
  /** True while a wrong digit stands unnoticed. */
  misled: boolean
  /** What was looked at in vain, and after how many steps. */
  readonly looked: Map<string, number>
  /** The step that opened the puzzle; null before it. */
  opener: Deduction | null
  /** The cell whose digit was the last thing said, so that it only needs writing; -1 for none. */
  named: number
  /** Cells that lost something by the last step. */
  changed: ReadonlySet<number>
  /** Words said when the last step was done. */
  wordsAtStep: number
  /** The next digit is mistyped as this symbol; null for none. */
  fumble: number | null
  /** Clues that were spoken of since the clock started. */
  readonly spokenOf: Set<Constraint>
  /** How often each kind of reason was given: the next one is another. */
  readonly turns: Map<string, number>
  /** The sets of digits each clue was last said to be made of. */
  readonly setsTold: Map<Constraint, string>
  /** Digits put in since one had its reason said. */
  unreasoned: number
  /** The shapes in which hidden singles were told, in order. */
  readonly shapes: ToldShape[]
  /** How often a kind of fruitless look was spoken of. */
  readonly lookUses: Map<LineName, number>
  /** Says one of the lines of that name, chosen so that they do not repeat soon. */
  say(line: LineName, slots?: Slots): void
  /** Says words of this performance alone. */
  sayOwn(template: string, slots?: Slots): void
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
  /** Which of the cast's solves it is, counted from 0: two in twenty share their striking sentences. */
  readonly seat: number
  /** What the solves of the library have said so far; this one writes into it. */
  readonly ledger: Ledger
}

export function createStage(setting: StageSetting): Stage {
  const { puzzle, layout, persona, random, ledger } = setting
  const desk = createDesk(puzzle, random.fork('desk'))
  const speaker = createSpeaker(persona.pace, random.fork('speaker'))
  const voice = createVoice(random.fork('voice'), setting.seat)
  const wording = random.fork('wording')
  let focus: readonly number[] = []
  const stir = () => {
    if (focus.length === 0 || speaker.clock - desk.freeAt < STILL) return
    const shown = wording.shuffle(focus).slice(0, SHOWN)
    desk.select(shown, desk.release(speaker.clock) + wording.between(0.1, 0.4))
  }
  const speak = (pieces: readonly Piece[]) => {
    stir()
    speaker.say(pieces)
    stir()
  }
  const midSentence = () => speaker.words[speaker.words.length - 1]?.text.endsWith(',') ?? false
  const stage: Stage = {
    ...setting,
    knowledge: startKnowledge(puzzle, layout),
    desk,
    speaker,
    voice,
    steps: [],
    claims: [],
    mistakes: [],
    chapters: [],
    misled: false,
    fumble: null,
    changed: new Set(),
    wordsAtStep: 0,
    named: -1,
    opener: null,
    looked: new Map(),
    lookUses: new Map(),
    spokenOf: new Set(),
    setsTold: new Map(),
    unreasoned: 0,
    shapes: [],
    turns: new Map(),
    say(line, slots = {}) {
      const continues = midSentence()
      const pieces = voice.pick(
        line,
        slots,
        (text) => renderTemplate(text, slots, wording, continues),
        (said) => ledger.wear(said, setting.seat),
      )
      ledger.hear(pieces, setting.seat)
      speak(continues ? pieces : disfluent(pieces, wording, persona.stumbles))
    },
    sayOwn(template, slots = {}) {
      speak(renderTemplate(template, slots, wording))
    },
    point: (cells) => (time) => {
      if (cells.length === 0) return desk.freeAt
      focus = cells
      return desk.select(cells, time)
    },
    claim(fact) {
      const { misled, claims } = stage
      claims.push({ time: speaker.clock, actions: desk.actions.length, fact, misled })
    },
  }
  return stage
}
