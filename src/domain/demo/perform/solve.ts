import { openCells } from '../solve/knowledge'
import { planNext } from '../solve/plan'
import { between } from './between'
import { loneMark } from './loneMark'
import { findSlip, performSlip } from './mistake'
import { performPlan } from './performPlan'
import { detailOf, performStep } from './performStep'
import { type Progress, shareLeft } from './progress'
import { performRun } from './run'
import type { Script } from './script'
import type { Stage } from './stage'
import { symbolsToTour, tourSymbol } from './tour'

/** Solves the puzzle on the stage from where it stands. Throws when the techniques do not suffice. */
export function performSolve(stage: Stage, script: Script): void {
  const progress: Progress = {
    attention: { cell: -1, symbol: -1 },
    toured: new Map(),
    atStart: openCells(stage.knowledge),
    slipsLeft: script.slips,
    opened: false,
    openedAt: 1,
    asidesBefore: 0,
    asidesAfter: 0,
    lastAside: 0,
    coloured: false,
    said: new Set(),
    taught: new Set(),
  }
  while (openCells(stage.knowledge) > 0) {
    if (performRun(stage, script, progress)) {
      between(stage, script, progress)
      continue
    }
    const lone = loneMark(stage)
    if (lone) {
      performStep(stage, script, lone, progress, null, detailOf(stage, progress))
      between(stage, script, progress)
      continue
    }
    if (scanFirst(stage, progress)) continue
    trySlip(stage, script, progress)
    const plan = planNext(stage.knowledge, stage.techniques, progress.attention, stage.random)
    if (!plan) throw new Error('the techniques of this stage do not solve the puzzle')
    performPlan(stage, script, plan, progress)
    between(stage, script, progress)
  }
}

/** Now and then, a round through the boxes for one digit. True when it was done. */
function scanFirst(stage: Stage, progress: Progress): boolean {
  const { random, persona } = stage
  if (!persona.cornerMarks || shareLeft(stage, progress) < 0.45) return false
  const fresh = symbolsToTour(stage).filter(
    (symbol) => (progress.toured.get(symbol) ?? -1) < stage.steps.length - 12,
  )
  const symbol = fresh[0]
  const first = symbol !== undefined && !progress.toured.has(symbol)
  if (symbol === undefined || !random.chance(first ? 0.6 : 0.15)) return false
  progress.toured.set(symbol, stage.steps.length)
  progress.attention = { ...progress.attention, symbol }
  tourSymbol(stage, symbol)
  return true
}

function trySlip(stage: Stage, script: Script, progress: Progress): void {
  const left = shareLeft(stage, progress)
  const due = script.slips - progress.slipsLeft
  if (progress.slipsLeft === 0 || left > 0.75 - 0.25 * due || left < 0.2) return
  const slip = findSlip(stage)
  if (!slip) return
  progress.slipsLeft--
  performSlip(stage, slip, (step) => performStep(stage, script, step, progress, null, 0.3))
}
