import { countBits } from '../puzzle/bits'
import type { Constraint } from '../puzzle/constraint'
import type { Deduction } from '../solve/deduction'
import { digitsThatRun } from '../solve/digitsThatRun'
import { openCells } from '../solve/knowledge'
import { type Plan, planNext } from '../solve/plan'
import { between } from './between'
import { tellHunch } from './hunch'
import { tellKnockOn } from './knockOn'
import { checkDigit, nameTechnique } from './lesson'
import { loneMark } from './loneMark'
import { lookAround } from './looks'
import { enter } from './marks'
import { findSlip, performSlip } from './mistake'
import { type Progress, shareLeft } from './progress'
import { remarkAfter, tidyAfter } from './remarks'
import { tellReveal } from './reveal'
import { performRun } from './run'
import type { Script } from './script'
import { silently, symbolSlots, symbolWord } from './slots'
import type { Stage } from './stage'
import { takeStep } from './takeStep'
import { teach } from './teach'
import { techniqueName } from './techniqueName'
import { giverOf, isClueDigit, isReasonFor, tellClueDigit } from './tell/clueDigit'
import { tell } from './tell/tell'
import { fillCandidates, think, wander } from './think'
import { symbolsToTour, tourSymbol } from './tour'

/** Share of open cells from which a clue's digit is put down to the clue and no more. */
const CLUE_ALONE = 0.4

/** Chance that a clue's part in a hidden single is told as its reason, not beforehand: early, and near the end. */
const AS_REASON = 0.6
const AS_REASON_LATE = 0.9

/** Chance of writing down what a digit does to cells near it. */
const KNOCK_ON = 0.8

/** Chance of a word about a technique in general after its first use. */
const TEACH = 0.4

/** Steps from which a line of reasoning counts as hard. */
const LONG_PLAN = 4
const HARD_RANK = 8

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

function performPlan(stage: Stage, script: Script, plan: Plan, progress: Progress): void {
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

/** How much is said of a step: less the fewer cells are open. */
function detailOf(stage: Stage, progress: Progress): number {
  const left = shareLeft(stage, progress)
  return stage.persona.thorough * (left > 0.5 ? 1 : left > 0.2 ? 0.8 : 0.45)
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

/** Tells a deduction, does it on the board and takes it into the knowledge. */
function performStep(
  stage: Stage,
  script: Script,
  step: Deduction,
  progress: Progress,
  previous: Deduction | null,
  detail: number,
): void {
  const { random } = stage
  const from = stage.speaker.clock
  const first = step.place !== null && !stage.steps.some(({ deduction }) => deduction.place)
  const mistyped = step.place ? fumbleFor(stage, script, step.place.symbol) : null
  stage.fumble = mistyped
  const lit = stage.knowledge.constraints
  tell(stage, step, { previous, detail, breakIn: false })
  stage.fumble = null
  if (step.place && mistyped !== null) {
    // The wrong key shows before anybody can speak of it.
    stage.speaker.waitUntil(stage.desk.freeAt + random.between(0.2, 0.6))
    stage.say('fumble', {
      ...symbolSlots(stage, step.place.symbol),
      wrong: symbolWord(stage, mistyped),
      aWrong: symbolSlots(stage, mistyped).a,
      fixed: silently(enter(stage, step.place.cell, step.place.symbol)),
    })
  }
  takeStep(stage, step, from)
  if (
    step.technique === 'simple-colouring' ||
    step.technique === 'parity' ||
    step.technique === 'polarity'
  )
    progress.coloured = true
  if (step.place) afterDigit(stage, script, step, progress, { first, lit, detail })
}

/** What follows a digit: the light it brings, checks, tidying, a remark, what it does to cells near it. */
function afterDigit(
  stage: Stage,
  script: Script,
  step: Deduction,
  progress: Progress,
  { first, lit, detail }: { first: boolean; lit: readonly Constraint[]; detail: number },
): void {
  const { random } = stage
  const { cell, symbol } = step.place!
  progress.attention = { cell, symbol }
  if (first) stage.say('afterFirst')
  tellReveal(stage, lit)
  if (script.beginner && !stage.misled) {
    nameTechnique(stage, step.technique)
    if (placedSoFar(stage) <= CHECKED || random.chance(0.7)) checkDigit(stage, cell)
  }
  tidyAfter(stage, cell, symbol)
  remarkAfter(stage, cell, symbol, detail)
  if (!stage.misled && random.chance(KNOCK_ON * detail))
    tellKnockOn(stage, cell, 1 + random.below(4))
}

/** Digits of a lesson that are checked in any case. */
const CHECKED = 8

function placedSoFar(stage: Stage): number {
  return stage.steps.filter(({ deduction }) => deduction.place).length
}

/** A neighbouring key, now and then; never where a wrong digit would have to be found out later. */
function fumbleFor(stage: Stage, script: Script, symbol: number): number | null {
  if (stage.misled || !stage.random.chance(script.fumbles)) return null
  const beside = symbol > 0 ? symbol - 1 : symbol + 1
  return beside < stage.layout.size ? beside : null
}
