import { applyDeduction } from '../solve/apply'
import type { Deduction } from '../solve/deduction'
import { copyKnowledge, openCells } from '../solve/knowledge'
import { planNext } from '../solve/plan'
import { loneMark } from './loneMark'
import { markedWith, unmark } from './marks'
import { type Progress, shareLeft } from './progress'
import { remarkAfter } from './remarks'
import { tellReveal } from './reveal'
import type { Script } from './script'
import { silently } from './slots'
import type { Stage } from './stage'
import { takeStep } from './takeStep'
import { isClueDigit, isReasonFor } from './tell/clueDigit'
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
 * Near the end, two to five digits that follow by singles alone, in one sentence. True when it was done; a lesson and a
 * board with a wrong digit on it are taken step by step.
 */
export function performRun(stage: Stage, script: Script, progress: Progress): boolean {
  const left = shareLeft(stage, progress)
  const { random } = stage
  const lit = stage.knowledge.constraints
  if (!progress.opened || script.beginner || stage.misled || left > RUN_FROM) return false
  if (progress.slipsLeft > 0 && left >= 0.2) return false
  if (!random.chance(left < 0.25 ? RUN_LATE : RUN_EARLY)) return false
  const run = digitsAhead(stage, progress, 2 + random.below(MOST - 1))
  if (run.length < 2) return false
  run.forEach(({ lead, step }, i) => {
    const from = stage.speaker.clock
    const line = i === 0 ? 'runFirst' : i < run.length - 1 ? 'runNext' : 'runLast'
    tellInRun(stage, step, line, lead)
    if (lead) takeStep(stage, lead, from)
    takeStep(stage, step, from)
    progress.attention = step.place!
  })
  stage.speaker.waitUntil(stage.desk.freeAt)
  const { cell, symbol } = run[run.length - 1]!.step.place!
  if (random.chance(TIDY)) {
    const act = silently((time) =>
      run.reduce((done, { step: { place } }) => {
        const stale = markedWith(stage, stage.layout.peers[place!.cell]!, place!.symbol)
        return unmark(stage, stale, place!.symbol)(done)
      }, time),
    )
    stage.say('handOnly', { act })
  }
  tellReveal(stage, lit)
  if (random.chance(0.5)) remarkAfter(stage, cell, symbol, 0)
  return true
}

/** A digit of a run, and the clue that leaves it, where it takes one. */
interface RunDigit {
  readonly lead: Deduction | null
  readonly step: Deduction
}

/**
 * The next digits that need nothing but a single each, or one clue and a single, from the board as it stands; never the
 * last of the puzzle. Under fog it stops where something comes to light.
 */
function digitsAhead(stage: Stage, progress: Progress, most: number): RunDigit[] {
  const work = copyKnowledge(stage.knowledge)
  const lit = work.constraints.length
  const found: RunDigit[] = []
  let attention = progress.attention
  while (found.length < most && openCells(work) > 1 && work.constraints.length === lit) {
    const lone = loneMark(stage, work)
    const steps = lone
      ? [lone]
      : (planNext(work, stage.techniques, attention, stage.random)?.steps ?? [])
    const [first, second] = steps
    const ends =
      steps.length === 2 && first && (isClueDigit(first, second) || isReasonFor(first, second))
    const step = steps.length === 1 ? first : ends ? second : undefined
    if (!step?.place) break
    const lead = ends ? first : null
    found.push({ lead, step })
    attention = step.place
    if (lead) applyDeduction(work, lead)
    applyDeduction(work, step)
  }
  return found
}
