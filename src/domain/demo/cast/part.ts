import type { FaultWish } from '../faults/planted'
import { type Persona, personas } from '../perform/persona'
import type { Script } from '../perform/script'
import type { Talk } from '../perform/talk'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { TechniqueId } from '../solve/deduction'
import type { Technique } from '../solve/technique'

export const DEMO_AUTHOR = 'CTC Replay demo'

/** One member of the cast: everything about a trace that is not drawn by chance. */
export interface Part {
  /** 11 characters like a video id; made up, of no real video. */
  readonly youtubeId: string
  readonly puzzleId: string
  readonly title: string
  readonly date: string
  readonly rules: string
  readonly persona: Persona
  readonly techniques: readonly Technique[]
  readonly script: Script
  /** Contradictions planted in the row. */
  readonly faults: readonly FaultWish[]
  make(): DemoPuzzle
}

export interface PartWish {
  readonly youtubeId: string
  readonly puzzleId: string
  readonly name: string
  readonly date: string
  readonly rules: readonly string[]
  readonly persona?: Persona
  readonly techniques: readonly Technique[]
  readonly breakIn: readonly TechniqueId[]
  readonly script?: Partial<Omit<Script, 'talk'>>
  readonly talk: Talk
  readonly faults?: readonly FaultWish[]
  make(): DemoPuzzle
}

/** A part from what is particular about it. Every title says that it is synthetic. */
export function part(wish: PartWish): Part {
  const title = `Synthetic demo: ${wish.name}`
  return {
    youtubeId: wish.youtubeId,
    puzzleId: wish.puzzleId,
    title,
    date: wish.date,
    rules: wish.rules.join('\n\n'),
    persona: wish.persona ?? personas.careful,
    techniques: wish.techniques,
    make: wish.make,
    faults: wish.faults ?? [],
    script: {
      title: wish.name,
      breakIn: wish.breakIn,
      opens: 0,
      think: 6,
      ponder: 2,
      fill: 0,
      detour: 0.5,
      slips: 0,
      fumbles: 0.01,
      beginner: false,
      hidden: false,
      take: 1,
      ...wish.script,
      talk: wish.talk,
    },
  }
}

/** The rule every puzzle has, in words. */
export function normalRules(size: number, first = 1, house = 'box'): string {
  return `Normal sudoku rules apply: place the digits ${first} to ${first + size - 1} once each in every row, column and ${house}.`
}
