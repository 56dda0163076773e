import { openCells } from '../solve/knowledge'
import { numberWord } from '../voice/numberWords'
import { type Progress, shareLeft } from './progress'
import type { Script } from './script'
import { silently } from './slots'
import type { Stage } from './stage'
import { takeStock } from './teach'

/** Small talk and milestones between two lines of reasoning. */
export function between(stage: Stage, script: Script, progress: Progress): void {
  const { random, persona } = stage
  const count = openCells(stage.knowledge)
  const left = shareLeft(stage, progress)
  const milestone = (name: string, share: number, line: 'quarter' | 'half' | 'nearEnd') => {
    if (left > share || progress.said.has(name)) return false
    progress.said.add(name)
    stage.claim({ kind: 'left', count })
    stage.say(line, { left: numberWord(count) })
    return true
  }
  if (count === 0) return
  if (progress.coloured && random.chance(0.12)) {
    progress.coloured = false
    const coloured = [...stage.desk.cells.keys()].filter(
      (cell) => stage.desk.cells[cell]!.colours.size > 0,
    )
    stage.say('clearColours', {
      act: silently((time) => stage.desk.clear('3', coloured, time)),
    })
  }
  for (const share of [0.72, 0.42])
    if (left <= share && !progress.said.has(`stock ${share}`)) {
      progress.said.add(`stock ${share}`)
      takeStock(stage)
      return
    }
  if (left <= 0.22 && milestone('near', 0.22, 'nearEnd')) return
  if (left <= 0.5 && milestone('half', 0.5, 'half')) return
  if (left <= 0.75 && milestone('quarter', 0.75, 'quarter')) return
  const aside = nextAside(stage, script, progress, left)
  if (aside !== null) stage.sayOwn(aside)
  else if (random.chance(persona.chatty)) stage.say('filler')
  else if (left > 0.25 && random.chance(0.06)) stage.say('next')
}

/** Steps between two asides at least. */
const ASIDE_EVERY = 5

/** The aside that is due: some while the puzzle is closed, the others spread evenly over the rest. */
function nextAside(stage: Stage, script: Script, progress: Progress, left: number): string | null {
  if (stage.misled || stage.steps.length - progress.lastAside < ASIDE_EVERY) return null
  const { before, after } = script.talk
  let aside: string | undefined
  if (!progress.opened) aside = before[progress.asidesBefore++]
  else {
    const share = 1 - left / Math.max(0.01, progress.openedAt)
    if (share < (progress.asidesAfter + 0.6) / (after.length + 0.6)) return null
    aside = after[progress.asidesAfter++]
  }
  if (aside === undefined) return null
  progress.lastAside = stage.steps.length
  return aside
}
