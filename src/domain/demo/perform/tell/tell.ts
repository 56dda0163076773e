import type { Deduction, TechniqueId } from '../../solve/deduction'
import type { Stage } from '../stage'
import { tellArrow, tellLittleKiller } from './arrow'
import { tellCage, tellLockedInClue, tellSetSum } from './cage'
import { tellClasses, tellLeftovers } from './classes'
import type { TellContext } from './context'
import { tellColouring, tellFish, tellKnightsMove, tellSkyscraper, tellXyWing } from './fish'
import { tellHiddenSingle } from './hidden'
import { tellMirror, tellRenban, tellWhisper } from './lines'
import { tellBoxLine, tellHiddenSubset, tellNakedSubset, tellPointing } from './locked'
import { tellPair } from './pairs'
import { tellFullHouse, tellNakedSingle } from './singles'
import { tellThermo } from './thermo'

type Teller = (stage: Stage, step: Deduction, context: TellContext) => void

const tellers: Record<TechniqueId, Teller> = {
  'full-house': tellFullHouse,
  'hidden-single': tellHiddenSingle,
  'naked-single': tellNakedSingle,
  pointing: tellPointing,
  'box-line': tellBoxLine,
  'naked-pair': tellNakedSubset,
  'hidden-pair': tellHiddenSubset,
  'naked-triple': tellNakedSubset,
  'hidden-triple': tellHiddenSubset,
  'x-wing': tellFish,
  swordfish: tellFish,
  skyscraper: tellSkyscraper,
  'xy-wing': tellXyWing,
  'simple-colouring': tellColouring,
  'cage-combinations': tellCage,
  'thermometer-bounds': tellThermo,
  'arrow-bounds': tellArrow,
  'kropki-pair': tellPair,
  'xv-pair': tellPair,
  'whisper-line': tellWhisper,
  'renban-range': tellRenban,
  'palindrome-mirror': tellMirror,
  'little-killer-bounds': tellLittleKiller,
  'locked-in-clue': tellLockedInClue,
  'set-sum': tellSetSum,
  parity: tellClasses,
  polarity: tellClasses,
  'knights-move': tellKnightsMove,
  'law-of-leftovers': tellLeftovers,
}

/** Says a deduction and does its work on the board; the knowledge is not changed. */
export function tell(stage: Stage, step: Deduction, context: TellContext): void {
  if (!step.place) stage.named = -1
  stage.claim({ kind: 'deduction', deduction: step })
  tellers[step.technique](stage, step, context)
}
