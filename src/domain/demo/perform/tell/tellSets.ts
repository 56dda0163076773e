import type { Constraint } from '../../puzzle/constraint'
import type { LineName } from '../../voice/lines'
import type { Slots } from '../../voice/template'
import type { Stage } from '../stage'

/** True where the sets a clue is made of were named before and are the same still. */
export function areToldSets(stage: Stage, clue: Constraint, sets: readonly number[]): boolean {
  return sets.length > 0 && stage.setsTold.get(clue) === sets.join()
}

/** Names the sets of digits a clue can be made of; where they were named before, what is new is that orders have gone. */
export function tellSets(
  stage: Stage,
  clue: Constraint,
  sets: readonly number[],
  line: LineName,
  slots: Slots,
): void {
  const again = areToldSets(stage, clue, sets)
  stage.setsTold.set(clue, sets.join())
  stage.claim({
    kind: 'combinations',
    constraint: clue,
    sets,
    ...(again ? { again: true as const } : {}),
  })
  stage.say(again ? 'setsStill' : line, slots)
}
