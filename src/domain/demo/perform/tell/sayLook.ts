import type { Constraint } from '../../puzzle/constraint'
import type { LineName } from '../../voice/lines'
import type { Slots } from '../../voice/template'
import type { Stage } from '../stage'

/** Share of the looks at a clue that say it was looked at before. */
const AGAIN = 0.5

/** Turns to a clue: in the words for one that was spoken of before, now and then, where it was. */
export function sayLook(
  stage: Stage,
  clue: Constraint,
  first: LineName,
  again: LineName,
  slots: Slots,
): void {
  const line = stage.spokenOf.has(clue) && stage.random.chance(AGAIN) ? again : first
  stage.spokenOf.add(clue)
  stage.say(line, slots)
}
