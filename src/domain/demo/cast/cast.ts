import { makeClassic, toolsFor } from '../makers/classic'
import type { Persona } from '../perform/persona'
import { personas } from '../perform/persona'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { Technique } from '../solve/technique'

/** One member of the cast: everything about a trace that is not drawn by chance. */
export interface Part {
  /** 11 characters like a video id; made up, of no real video. */
  readonly youtubeId: string
  readonly puzzleId: string
  readonly title: string
  readonly date: string
  readonly rules: string
  readonly persona: Persona
  readonly hideSolution: boolean
  readonly techniques: readonly Technique[]
  make(): DemoPuzzle
}

const CLASSIC_RULES = {
  4: 'Normal sudoku rules apply: place the digits 1 to 4 once each in every row, column and box.',
  6: 'Normal sudoku rules apply: place the digits 1 to 6 once each in every row, column and box.',
  9: 'Normal sudoku rules apply: place the digits 1 to 9 once each in every row, column and box.',
}

export const cast: readonly Part[] = [
  {
    youtubeId: 'demo-small4',
    puzzleId: 'demo-4x4-classic',
    title: 'Synthetic demo: Four Corners',
    date: '2024-01-08',
    rules: CLASSIC_RULES[4],
    persona: personas.careful,
    hideSolution: false,
    techniques: toolsFor('naked-single'),
    make: () => makeClassic({ size: 4, seed: 'four', hardest: 'hidden-single', keep: 4 }),
  },
  {
    youtubeId: 'demo-mid6x6',
    puzzleId: 'demo-6x6-classic',
    title: 'Synthetic demo: Half Dozen',
    date: '2024-01-15',
    rules: CLASSIC_RULES[6],
    persona: personas.brisk,
    hideSolution: false,
    techniques: toolsFor('pointing'),
    make: () => makeClassic({ size: 6, seed: 'six', hardest: 'pointing', keep: 8 }),
  },
  {
    youtubeId: 'demo-gentle',
    puzzleId: 'demo-9x9-gentle',
    title: 'Synthetic demo: Paired Up',
    date: '2024-01-22',
    rules: CLASSIC_RULES[9],
    persona: personas.careful,
    hideSolution: false,
    techniques: toolsFor('naked-pair'),
    make: () => makeClassic({ size: 9, seed: 's', hardest: 'naked-pair', keep: 22 }),
  },
  {
    youtubeId: 'demo-skyscr',
    puzzleId: 'demo-9x9-skyscraper',
    title: 'Synthetic demo: City Lights',
    date: '2024-01-29',
    rules: CLASSIC_RULES[9],
    persona: personas.dreamy,
    hideSolution: false,
    techniques: toolsFor('skyscraper'),
    make: () => makeClassic({ size: 9, seed: 's', hardest: 'skyscraper', keep: 22 }),
  },
]

export const DEMO_AUTHOR = 'CTC Replay demo'
