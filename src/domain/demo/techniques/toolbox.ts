import type { ConstraintKind } from '../puzzle/constraint'
import type { TechniqueId } from '../solve/deduction'
import type { Technique } from '../solve/technique'
import { classicTechniques } from './classic'
import { clueTechnique, lockedInClue } from './clue'
import { knightsMove } from './knightsMove'
import { lawOfLeftovers } from './lawOfLeftovers'
import { parity } from './parity'
import { polarity } from './polarity'
import { setSum } from './setSum'

const CLUES: readonly ConstraintKind[] = [
  'cage',
  'thermo',
  'arrow',
  'kropki',
  'xv',
  'whisper',
  'renban',
  'palindrome',
  'little-killer',
]

const all: readonly Technique[] = [
  ...classicTechniques,
  ...CLUES.map(clueTechnique),
  lockedInClue,
  setSum,
  parity,
  polarity,
  knightsMove,
  lawOfLeftovers,
].sort((a, b) => a.rank - b.rank)

/** What every solver of the demo knows: up to hidden pairs, and what a clue says by itself. */
const COMMON_RANK = 7

/** A solver's techniques, easiest first: the common ones and those named. */
export function toolbox(...named: readonly TechniqueId[]): Technique[] {
  const clues = new Set(CLUES.map((kind) => clueTechnique(kind).id))
  return all.filter(
    (technique) =>
      named.includes(technique.id) ||
      clues.has(technique.id) ||
      technique.id === 'locked-in-clue' ||
      technique.id === 'knights-move' ||
      (technique.rank <= COMMON_RANK && technique.id !== 'polarity'),
  )
}

/** A solver's techniques up to one of them and nothing harder: for gentle puzzles. */
export function toolboxUpTo(hardest: TechniqueId): Technique[] {
  const limit = all.find((technique) => technique.id === hardest)?.rank ?? 0
  return all.filter((technique) => technique.rank <= limit)
}
