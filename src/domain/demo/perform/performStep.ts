import type { Constraint } from '../puzzle/constraint'
import type { Deduction } from '../solve/deduction'
import { tellKnockOn } from './knockOn'
import { checkDigit, nameTechnique } from './lesson'
import { enter } from './marks'
import { type Progress, shareLeft } from './progress'
import { remarkAfter, tidyAfter } from './remarks'
import { tellReveal } from './reveal'
import type { Script } from './script'
import { silently, symbolSlots, symbolWord } from './slots'
import type { Stage } from './stage'
import { takeStep } from './takeStep'
import { tell } from './tell/tell'

/** Chance of writing down what a digit does to cells near it. */
const KNOCK_ON = 0.8

/** How much is said of a step: less the fewer cells are open. */
export function detailOf(stage: Stage, progress: Progress): number {
  const left = shareLeft(stage, progress)
  return stage.persona.thorough * (left > 0.5 ? 1 : left > 0.2 ? 0.8 : 0.45)
}

/** Tells a deduction, does it on the board and takes it into the knowledge. */
export function performStep(
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
export function afterDigit(
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
