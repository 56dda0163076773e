import type { Constraint } from '../puzzle/constraint'
import { numberWord, numeral, withArticle } from '../voice/numberWords'
import { silently } from './slots'
import type { Stage } from './stage'
import { clueSlot } from './tell/clueSlots'

/** Under fog: what came to light since. */
export function tellReveal(stage: Stage, before: readonly Constraint[]): void {
  const { knowledge, puzzle } = stage
  if (!puzzle.fogLights || stage.misled) return
  const fresh = knowledge.constraints.filter((clue) => !before.includes(clue))
  const first = fresh[0]
  if (!first) {
    if (stage.random.chance(0.12)) stage.say('fogNothing')
    return
  }
  const kinds = { cage: 'fogCage', kropki: 'fogDot' } as const
  const line = first.kind === 'cage' || first.kind === 'kropki' ? kinds[first.kind] : 'fogClue'
  stage.say(line, {
    clue: clueSlot(stage, first),
    all: silently(stage.point(fresh.flatMap((clue) => [...clue.cells]))),
    sum: first.kind === 'cage' ? numeral(first.sum ?? 0) : '',
    aSum: first.kind === 'cage' ? withArticle(numeral(first.sum ?? 0)) : '',
    n: numberWord(first.cells.length),
    dot: first.kind === 'kropki' ? first.dot : '',
    more: fresh.length > 1 ? 'and there is more than that' : 'and that is all',
  })
}
