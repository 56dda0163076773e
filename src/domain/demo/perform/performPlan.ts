import { countBits } from '../puzzle/bits'
import type { Deduction } from '../solve/deduction'
import { digitsThatRun } from '../solve/digitsThatRun'
import type { Plan } from '../solve/plan'
import { tellHunch } from './hunch'
import { loneMark } from './loneMark'
import { lookAround } from './looks'
import { afterDigit, detailOf, performStep } from './performStep'
import { type Progress, shareLeft } from './progress'
import type { Script } from './script'
import { silently, symbolSlots } from './slots'
import type { Stage } from './stage'
import { takeStep } from './takeStep'
import { teach } from './teach'
import { techniqueName } from './techniqueName'
import { giverOf, isClueDigit, isReasonFor, tellClueDigit } from './tell/clueDigit'
import { fillCandidates, think, wander } from './think'

/** Share of open cells from which a clue's digit is put down to the clue and no more. */
const CLUE_ALONE = 0.4

/** Chance that a clue's part in a hidden single is told as its reason, not beforehand: early, and near the end. */
const AS_REASON = 0.6
const AS_REASON_LATE = 0.9

/** Chance of a word about a technique in general after its first use. */
const TEACH = 0.4

/** Steps from which a line of reasoning counts as hard. */
const LONG_PLAN = 4
const HARD_RANK = 8

/** Tells and does a line of reasoning to its end, the one that opens the puzzle with all that belongs to it. */
export function performPlan(stage: Stage, script: Script, plan: Plan, progress: Progress): void {
  const { random } = stage
  const key = progress.opened ? null : keyOf(stage, script, plan)
  const breakIn = key !== null
  const goal = plan.steps[plan.steps.length - 1] ?? null
  const hard = plan.hardest >= HARD_RANK || plan.steps.length >= LONG_PLAN
  const from = stage.speaker.clock
  if (breakIn) {
    progress.opened = true
    progress.openedAt = shareLeft(stage, progress)
    if (script.fill > 0) fillCandidates(stage, script.fill, 4)
    think(stage, script.think, goal, key)
    tellHunch(stage, key)
    stage.say('insight')
  } else if (hard) {
    if (script.ponder > 0) think(stage, 1 + random.below(script.ponder), goal)
    stage.say('hardStep')
  } else if (plan.steps.length > 1 && stage.steps.length > 0 && random.chance(0.3))
    stage.say('next')
  const left = shareLeft(stage, progress)
  if (!hard && !breakIn && random.chance(script.detour * wandering(left, progress)))
    detour(stage, goal)
  const detail = detailOf(stage, progress)
  let previous: Deduction | null = null
  const silent = breakIn ? new Set<Deduction>() : silentLeads(stage, plan.steps, left)
  let skip: Deduction | null = null
  for (const [i, step] of plan.steps.entries()) {
    if (step === skip) continue
    if (silent.has(step)) {
      stage.claim({ kind: 'deduction', deduction: step })
      stage.speaker.waitUntil(stage.desk.freeAt)
      takeStep(stage, step, stage.speaker.clock)
      continue
    }
    const next = plan.steps[i + 1]
    if (
      next &&
      step !== key &&
      !script.beginner &&
      isClueDigit(step, next) &&
      joins(stage, step, next, left)
    ) {
      performJoined(stage, script, step, next, progress, detail)
      break
    }
    if (i > 0 && i < plan.steps.length - 1 && random.chance(0.35)) stage.say('link')
    if (breakIn && i > 0 && step.place) stage.say('whatItGives')
    performStep(stage, script, step, progress, previous, breakIn || silent.size > 0 ? 1 : detail)
    previous = step
    if (step === key) stage.opener = step
    const lone: Deduction | null = breakIn && !stage.opener ? null : loneAfter(stage, step, next)
    const given: Deduction | null = lone ?? (step === key && givesNext(step, next) ? next : null)
    const write = (digit: Deduction | null) => {
      if (digit) performStep(stage, script, digit, progress, step, detail)
    }
    if (step !== key) write(given)
    else {
      // What was said goes in at once, what is only seen as soon as it has a name what it was seen by.
      const said = stage.named >= 0
      if (said) write(given)
      tellOpened(stage, script, step, progress, () => write(said ? null : given))
    }
    if (lone || (given && i === plan.steps.length - 2)) break
    if (given) skip = given
  }
  if (!breakIn) teachLater(stage, plan, progress)
  if (breakIn) stage.chapters.push({ kind: 'break-in', from, to: stage.speaker.clock })
}

/** What is said of the step that opened the puzzle; `write` is done once its technique was named. */
function tellOpened(
  stage: Stage,
  script: Script,
  step: Deduction,
  progress: Progress,
  write: () => void,
): void {
  stage.say('breakIn', {
    technique: techniqueName[step.technique],
    cells: silently(stage.point(step.cells)),
  })
  write()
  stage.sayOwn(script.talk.opened, symbolSlots(stage, step.symbols[0] ?? 0))
  if (teach(stage, step.technique)) progress.taught.add(step.technique)
}

/** True where the next step writes a digit into a cell that this one has narrowed. */
function givesNext(step: Deduction, next: Deduction | undefined): next is Deduction {
  return step.removals.some(({ cell }) => cell === next?.place?.cell)
}

/**
 * The digit of a cell that a step has brought down to one, where the plan does not go on with it: it goes in at once,
 * the one that was said to be it first.
 */
function loneAfter(stage: Stage, step: Deduction, next: Deduction | undefined): Deduction | null {
  const { named, techniques, knowledge } = stage
  const goesOn = next?.place?.cell
  if (goesOn !== undefined && named >= 0 && goesOn === named) return null
  if (goesOn !== undefined && named < 0 && givesNext(step, next)) return null
  const left = step.place
    ? []
    : (techniques.find(({ id }) => id === 'naked-single')?.find(knowledge) ?? []).filter(
        ({ place }) => step.removals.some(({ cell }) => cell === place!.cell),
      )
  const lone = left.find(({ place }) => place!.cell === named) ?? left[0]
  return lone ?? (next ? loneMark(stage) : null)
}

/** A digit across the clue tells the whole of it; anything longer is only put down to its clue once the rest runs. */
function joins(stage: Stage, step: Deduction, next: Deduction, left: number): boolean {
  return giverOf(stage, step, next.place!.cell) !== undefined || left < CLUE_ALONE
}

/** A digit and the clue that gives it, in one breath. */
function performJoined(
  stage: Stage,
  script: Script,
  step: Deduction,
  single: Deduction,
  progress: Progress,
  detail: number,
): void {
  const from = stage.speaker.clock
  const first = !stage.steps.some(({ deduction }) => deduction.place)
  const lit = stage.knowledge.constraints
  tellClueDigit(stage, step, single)
  takeStep(stage, step, from)
  takeStep(stage, single, from)
  afterDigit(stage, script, single, progress, { first, lit, detail })
}

/**
 * The clue steps of a plan that are left to be given as the reason in the hidden single they lead to: each takes its
 * digit from cells of its house that no value keeps it from.
 */
function silentLeads(stage: Stage, steps: readonly Deduction[], left: number): Set<Deduction> {
  const leads = steps.slice(0, -1)
  const last = steps[steps.length - 1]
  const all = leads.length > 0 && leads.every((step) => isReasonFor(step, last))
  const chance = left < CLUE_ALONE ? AS_REASON_LATE : AS_REASON
  return new Set(all && stage.random.chance(chance) ? leads : [])
}

/** A technique used for the first time may be worth a word in general, once the digit is in. */
function teachLater(stage: Stage, plan: Plan, progress: Progress): void {
  const fresh = plan.steps.find(({ technique }) => !progress.taught.has(technique))
  if (!fresh || !stage.random.chance(TEACH)) return
  progress.taught.add(fresh.technique)
  teach(stage, fresh.technique)
}

/** How much of the wandering is left at a stage of the solve: nobody looks round much once it runs. */
function wandering(left: number, progress: Progress): number {
  if (left < 0.25) return 0
  return progress.opened ? (left > 0.6 ? 0.6 : 0.4) : 1
}

/** One or two things looked at, near where the next digit will be, before the eye finds what it finds. */
function detour(stage: Stage, goal: Deduction | null): void {
  for (let i = stage.random.chance(0.3) ? 2 : 1; i > 0; i--)
    lookAround(stage, goal, goal?.place?.cell ?? -1)
  if (stage.random.chance(0.4)) {
    wander(stage)
    stage.say('turn')
  }
}

/**
 * The step of a plan that opens the puzzle; null when it does not. A clue that gives a digit for nothing opens nothing:
 * after the real one, singles alone have to bring as many digits as the script says.
 */
function keyOf({ knowledge, techniques }: Stage, script: Script, plan: Plan): Deduction | null {
  const keys = plan.steps.filter((step) => script.breakIn.includes(step.technique))
  if (keys.length === 0) return null
  if (digitsThatRun(knowledge, techniques, plan.steps) < script.opens) return null
  const taken = ({ removals }: Deduction) =>
    removals.reduce((n, { mask }) => n + countBits(mask), 0)
  return keys.reduce((best, step) => (script.opens > 0 && taken(step) > taken(best) ? step : best))
}
