import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { Random } from '../random/random'
import type { DemoRow } from '../row/demoRow'
import {
  plantAbsentMark,
  plantFilledCell,
  plantGarbledAction,
  plantMarkTwice,
  plantOffBoard,
} from './actions'
import { createGround, type Ground } from './ground'
import type { FaultWish, PlantedFinding } from './planted'
import {
  plantEarlySpeech,
  plantHallucination,
  plantMumble,
  plantWordBackward,
  plantWordOutside,
} from './speech'
import { plantCutState, plantMisreadDigit, plantMisreadMark, plantShortState } from './states'
import { plantBackwardTime, plantGap, plantMissingTime, plantRepeatedTime } from './times'

const planters: Record<FaultWish, (ground: Ground) => PlantedFinding[]> = {
  'misread-mark': plantMisreadMark,
  'misread-digit': plantMisreadDigit,
  'state-cut': plantCutState,
  'state-short': plantShortState,
  'action-garbled': plantGarbledAction,
  'action-absent': plantAbsentMark,
  'action-twice': plantMarkTwice,
  'action-filled': plantFilledCell,
  'action-off-board': plantOffBoard,
  'time-backward': plantBackwardTime,
  'time-repeated': plantRepeatedTime,
  'time-missing': plantMissingTime,
  gap: plantGap,
  'word-outside': plantWordOutside,
  'word-backward': plantWordBackward,
  hallucination: plantHallucination,
  mumble: plantMumble,
  'early-speech': plantEarlySpeech,
}

/** Plants the faults in the row, which is changed; gives the findings they must lead to. */
export function plantFaults(
  row: DemoRow,
  puzzle: DemoPuzzle,
  wishes: readonly FaultWish[],
  random: Random,
): PlantedFinding[] {
  const ground = createGround(row, puzzle, random)
  // Losing key frames renumbers the groups: first.
  const order = [...wishes].sort((a, b) => Number(b === 'gap') - Number(a === 'gap'))
  return order.flatMap((wish) => planters[wish](ground))
}
