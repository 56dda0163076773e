import { applyDeduction } from '../solve/apply'
import type { Deduction, TechniqueId } from '../solve/deduction'
import { openCells } from '../solve/knowledge'
import { type Attention, type Plan, planNext } from '../solve/plan'
import { numberWord } from '../voice/numberWords'
import { tellKnockOn } from './knockOn'
import { checkDigit, nameTechnique } from './lesson'
import { lookAround } from './looks'
import { enter, markedWith, unmark } from './marks'
import { findSlip, performSlip } from './mistake'
import { tellReveal } from './reveal'
import type { Script } from './script'
import { agreement, cellsSlot, houseLabel, silently, symbolSlots, symbolWord } from './slots'
import type { Stage } from './stage'
import { takeStock, teach } from './teach'
import { tell } from './tell/tell'
import { fillCandidates, think, wander } from './think'
import { symbolsToTour, tourSymbol } from './tour'

/** Chance of writing down what a digit does to cells near it. */
const KNOCK_ON = 0.8

/** Chance of a word about a technique in general after its first use. */
const TEACH = 0.4

/** Steps from which a line of reasoning counts as hard. */
const LONG_PLAN = 4
const HARD_RANK = 8

interface Progress {
  attention: Attention
  readonly toured: Map<number, number>
  readonly atStart: number
  slipsLeft: number
  opened: boolean
  coloured: boolean
  readonly said: Set<string>
  /** Techniques that were explained in general. */
  readonly taught: Set<TechniqueId>
}

/** Solves the puzzle on the stage from where it stands. Throws when the techniques do not suffice. */
export function performSolve(stage: Stage, script: Script): void {
  const progress: Progress = {
    attention: { cell: -1, symbol: -1 },
    toured: new Map(),
    atStart: openCells(stage.knowledge),
    slipsLeft: script.slips,
    opened: false,
    coloured: false,
    said: new Set(),
    taught: new Set(),
  }
  while (openCells(stage.knowledge) > 0) {
    if (scanFirst(stage, progress)) continue
    trySlip(stage, script, progress)
    const plan = planNext(stage.knowledge, stage.techniques, progress.attention, stage.random)
    if (!plan) throw new Error('the techniques of this stage do not solve the puzzle')
    performPlan(stage, script, plan, progress)
    between(stage, progress)
  }
}

/** Share of the cells that are still open. */
function shareLeft(stage: Stage, progress: Progress): number {
  return openCells(stage.knowledge) / Math.max(1, progress.atStart)
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
  const breakIn = isBreakIn(script, plan, progress)
  const hard = plan.hardest >= HARD_RANK || plan.steps.length >= LONG_PLAN
  const from = stage.speaker.clock
  if (breakIn) {
    progress.opened = true
    if (script.fill > 0) fillCandidates(stage, script.fill, 4)
    think(stage, script.think)
    stage.say('insight')
  } else if (hard) {
    if (script.ponder > 0) think(stage, 1 + random.below(script.ponder))
    stage.say('hardStep')
  } else if (plan.steps.length > 1 && random.chance(0.3)) stage.say('next')
  const left = shareLeft(stage, progress)
  if (!hard && !breakIn && left > 0.25 && random.chance(script.detour)) detour(stage)
  const detail = stage.persona.thorough * (left > 0.5 ? 1 : left > 0.2 ? 0.8 : 0.45)
  let previous: Deduction | null = null
  for (const [i, step] of plan.steps.entries()) {
    if (i > 0 && i < plan.steps.length - 1 && random.chance(0.35)) stage.say('link')
    if (breakIn && i > 0 && step.place) stage.say('whatItGives')
    performStep(stage, script, step, progress, previous, breakIn ? 1 : detail)
    previous = step
    if (breakIn && script.breakIn.includes(step.technique) && !progress.said.has('break-in')) {
      progress.said.add('break-in')
      stage.say('breakIn')
      if (teach(stage, step.technique)) progress.taught.add(step.technique)
    }
  }
  if (!breakIn) teachLater(stage, plan, progress)
  if (breakIn) stage.chapters.push({ kind: 'break-in', from, to: stage.speaker.clock })
}

/** A technique used for the first time may be worth a word in general, once the digit is in. */
function teachLater(stage: Stage, plan: Plan, progress: Progress): void {
  const fresh = plan.steps.find(({ technique }) => !progress.taught.has(technique))
  if (!fresh || !stage.random.chance(TEACH)) return
  progress.taught.add(fresh.technique)
  teach(stage, fresh.technique)
}

/** One or two things looked at before the eye finds what it finds. */
function detour(stage: Stage): void {
  for (let i = 1 + stage.random.below(2); i > 0; i--) lookAround(stage)
  if (stage.random.chance(0.4)) {
    wander(stage)
    stage.say('turn')
  }
}

function isBreakIn(script: Script, plan: Plan, progress: Progress): boolean {
  return !progress.opened && plan.steps.some((step) => script.breakIn.includes(step.technique))
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
  const from = stage.speaker.clock
  const first = step.place !== null && !stage.steps.some(({ deduction }) => deduction.place)
  const mistyped = step.place ? fumbleFor(stage, script, step.place.symbol) : null
  stage.fumble = mistyped
  const lit = stage.knowledge.constraints
  tell(stage, step, { previous, detail, breakIn: false })
  stage.fumble = null
  if (step.place && mistyped !== null) {
    stage.say('fumble', {
      ...symbolSlots(stage, step.place.symbol),
      wrong: symbolWord(stage, mistyped),
      aWrong: symbolSlots(stage, mistyped).a,
      fixed: silently(enter(stage, step.place.cell, step.place.symbol)),
    })
  }
  applyDeduction(stage.knowledge, step)
  stage.speaker.waitUntil(stage.desk.freeAt)
  const rank = stage.techniques.find(({ id }) => id === step.technique)?.rank ?? 0
  stage.steps.push({
    deduction: step,
    rank,
    from,
    to: stage.speaker.clock,
    misled: stage.misled,
  })
  if (
    step.technique === 'simple-colouring' ||
    step.technique === 'parity' ||
    step.technique === 'polarity'
  )
    progress.coloured = true
  if (!step.place) return
  const { cell, symbol } = step.place
  progress.attention = { cell, symbol }
  if (first) stage.say('afterFirst')
  tellReveal(stage, lit)
  if (script.beginner && !stage.misled) {
    nameTechnique(stage, step.technique)
    checkDigit(stage, cell)
  }
  tidyAfter(stage, cell, symbol)
  remarkAfter(stage, cell, symbol, detail)
  if (!stage.misled && stage.random.chance(KNOCK_ON * detail))
    tellKnockOn(stage, cell, 1 + stage.random.below(4))
}

/** A neighbouring key, now and then; never where a wrong digit would have to be found out later. */
function fumbleFor(stage: Stage, script: Script, symbol: number): number | null {
  if (stage.misled || !stage.random.chance(script.fumbles)) return null
  const beside = symbol > 0 ? symbol - 1 : symbol + 1
  return beside < stage.layout.size ? beside : null
}

/** Marks of a digit that has just gone in, in the cells that see it. */
function tidyAfter(stage: Stage, cell: number, symbol: number): void {
  const { random } = stage
  const stale = markedWith(stage, stage.layout.peers[cell]!, symbol)
  if (stale.length === 0 || !random.chance(stage.persona.tidy)) return
  const act = silently(unmark(stage, stale, symbol))
  if (random.chance(0.25))
    stage.say('tidy', {
      ...symbolSlots(stage, symbol),
      ...agreement(stale),
      those: cellsSlot(stage, stale.slice(0, 4)),
      act,
    })
  else stage.say('handOnly', { act })
  stage.speaker.waitUntil(stage.desk.freeAt - 0.4)
}

/** What is worth a word after a digit went in. */
function remarkAfter(stage: Stage, cell: number, symbol: number, detail: number): void {
  const { knowledge, layout, random } = stage
  const count = knowledge.values.filter((value) => value === symbol).length
  if (count === layout.size && random.chance(0.8)) {
    stage.claim({ kind: 'count', symbol, count })
    stage.say('afterLast', symbolSlots(stage, symbol))
    return
  }
  const full = layout.houses.find(
    (house) => house.cells.includes(cell) && house.cells.every((c) => knowledge.values[c]! >= 0),
  )
  if (full && random.chance(0.5)) {
    stage.claim({ kind: 'missing', house: full.cells, mask: 0 })
    stage.say('afterHouse', { house: houseLabel(stage, full) })
  } else if (detail > 0.5 && random.chance(0.12)) stage.say('pleased')
}

/** Small talk and milestones between two lines of reasoning. */
function between(stage: Stage, progress: Progress): void {
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
  for (const share of [0.85, 0.6, 0.38])
    if (left <= share && !progress.said.has(`stock ${share}`)) {
      progress.said.add(`stock ${share}`)
      takeStock(stage)
      return
    }
  if (left <= 0.22 && milestone('near', 0.22, 'nearEnd')) return
  if (left <= 0.5 && milestone('half', 0.5, 'half')) return
  if (left <= 0.75 && milestone('quarter', 0.75, 'quarter')) return
  if (random.chance(persona.chatty)) {
    const line = left > 0.66 ? 'asideEarly' : left > 0.25 ? 'asideMiddle' : 'asideLate'
    stage.say(random.chance(0.4) ? line : 'filler')
  } else if (left > 0.25 && random.chance(0.12)) stage.say('next')
}
