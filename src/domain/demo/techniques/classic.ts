import type { Technique } from '../solve/technique'
import { swordfish, xWing } from './fish'
import { boxLine, pointing } from './lockedCandidates'
import { simpleColouring } from './simpleColouring'
import { fullHouse, hiddenSingle, nakedSingle } from './singles'
import { skyscraper } from './skyscraper'
import { hiddenPair, hiddenTriple, nakedPair, nakedTriple } from './subsets'
import { xyWing } from './xyWing'

/** What a solver of classic sudoku knows, easiest first. */
export const classicTechniques: readonly Technique[] = [
  fullHouse,
  hiddenSingle,
  nakedSingle,
  pointing,
  boxLine,
  nakedPair,
  hiddenPair,
  nakedTriple,
  hiddenTriple,
  xWing,
  skyscraper,
  xyWing,
  swordfish,
  simpleColouring,
]
