import { applyDeduction } from '../solve/apply'
import type { Deduction } from '../solve/deduction'
import { copyKnowledge, openCells } from '../solve/knowledge'
import { planNext } from '../solve/plan'
import type { LineName } from '../voice/lines'
import { markedWith, unmark } from './marks'
import { type Progress, shareLeft } from './progress'
import { remarkAfter } from './remarks'
import type { Script } from './script'
import { silently } from './slots'
import type { Stage } from './stage'
import { tellInRun } from './tell/inRun'

/** Share of open cells from which the digits go in several to a sentence. */
const RUN_FROM = 0.42

/** Chance that digits that could run do: more of them the fewer are left. */
const RUN_EARLY = 0.55
const RUN_LATE = 0.92

/** Digits of one sentence at most; the puzzle's last is said by itself. */
const MOST = 5

/** Chance that stale marks are taken off after a run: so near the end few bother. */
const TIDY = 0.3

/**
 * Near the end, two to five digits that follow by singles alone, in one sentence. True when it was done; a lesson, a
 * board with a wrong digit on it and one still under fog are taken step by step.
 */
export function performRun(stage: Stage, script: Script, progress: Progress): boolean {
  const left = shareLeft(stage, progress)
  const { random, knowledge, puzzle } = stage
  if (!progress.opened || script.beginner || stage.misled || left > RUN_FROM) return false
  if (progress.slipsLeft > 0 && left >= 0.2) return false
  if (puzzle.fogLights && knowledge.constraints.length < puzzle.constraints.length) return false
  if (!random.chance(left < 0.25 ? RUN_LATE : RUN_EARLY)) return false
  const run = digitsAhead(stage, progress, 2 + random.below(MOST - 1))
  if (run.length < 2) return false
  run.forEach((step, i) => {
    const line: LineName = i === 0 ? 'runFirst' : i < run.length - 1 ? 'runNext' : 'runLast'
    const from = stage.speaker.clock
    tellInRun(stage, step, line)
    applyDeduction(stage.knowledge, step)
    const rank = stage.techniques.find(({ id }) => id === step.technique)?.rank ?? 0
    stage.steps.push({ deduction: step, rank, from, to: stage.desk.freeAt, misled: false })
    progress.attention = step.place!
  })
  stage.speaker.waitUntil(stage.desk.freeAt)
  const { cell, symbol } = run[run.length - 1]!.place!
  if (random.chance(TIDY)) {
    const act = silently((time) =>
      run.reduce((done, { place }) => {
        const stale = markedWith(stage, stage.layout.peers[place!.cell]!, place!.symbol)
        return unmark(stage, stale, place!.symbol)(done)
      }, time),
    )
    stage.say('handOnly', { act })
  }
  if (random.chance(0.5)) remarkAfter(stage, cell, symbol, 0)
  return true
}

/** The next digits that need nothing but a single each, from the board as it stands; never the last of the puzzle. */
function digitsAhead(stage: Stage, progress: Progress, most: number): Deduction[] {
  const work = copyKnowledge(stage.knowledge)
  const found: Deduction[] = []
  let attention = progress.attention
  while (found.length < most && openCells(work) > 1) {
    const plan = planNext(work, stage.techniques, attention, stage.random)
    const step = plan?.steps[0]
    if (plan?.steps.length !== 1 || !step?.place) break
    found.push(step)
    attention = step.place
    applyDeduction(work, step)
  }
  return found
}
