import { countBits } from '../puzzle/bits'
import type { Deduction } from '../solve/deduction'
import { clueAgrees } from './clueAgrees'
import { lookAround } from './looks'
import { showCandidates } from './marks'
import { cellsSlot, optionsText, silently } from './slots'
import type { Stage } from './stage'

/**
 * A think of so many looks; the hand wanders meanwhile, and the eye is drawn more and more to what will turn out to
 * matter. `goal` is the digit that the think leads to. Adds a chapter when it is a long one.
 */
export function think(
  stage: Stage,
  looks: number,
  goal: Deduction | null,
  matters: Deduction | null = null,
): void {
  const { random, speaker } = stage
  const from = speaker.clock
  const placed = stage.steps.some(({ deduction }) => deduction.place)
  stage.say(placed ? 'stuckStart' : 'stuckAtOnce')
  for (let i = 0; i < looks; i++) {
    const drawn = matters !== null && random.chance((i + 1) / (looks + 1))
    const near = drawn ? random.pick(matters.cells) : -1
    if (!lookAround(stage, goal, near, drawn ? matters : null)) break
    if (random.chance(0.25)) {
      if (random.chance(0.5)) wander(stage)
      stage.say('mull')
    }
  }
  if (looks >= 4) stage.chapters.push({ kind: 'think', from, to: speaker.clock })
}

/** Clicks here and there, as people do who think. */
export function wander(stage: Stage): void {
  const { random, desk, speaker, layout } = stage
  const start = random.below(layout.cellCount)
  const near = layout.peers[start]!
  let time = Math.max(speaker.clock - 0.3, desk.freeAt)
  for (let i = 1 + random.below(4); i > 0; i--)
    time = desk.select([random.pick(near)], time + random.between(0.1, 0.7))
}

/** Writes the candidates of cells that have few, the tightest first. */
export function fillCandidates(stage: Stage, most: number, widest: number): void {
  const { knowledge, desk } = stage
  const cells = [...knowledge.values.keys()]
    .filter((cell) => {
      const count = countBits(knowledge.candidates[cell]!)
      return (
        knowledge.values[cell]! < 0 &&
        count <= widest &&
        desk.cells[cell]!.centre.size !== count &&
        clueAgrees(stage, cell, knowledge.candidates[cell]!)
      )
    })
    .sort(
      (a, b) => countBits(knowledge.candidates[a]!) - countBits(knowledge.candidates[b]!) || a - b,
    )
    .slice(0, most)
    .sort((a, b) => a - b)
  if (cells.length === 0) return
  stage.say('fillStart')
  for (const cell of cells) {
    const mask = knowledge.candidates[cell]!
    stage.claim({ kind: 'options', cell, mask })
    stage.say('fillCell', {
      this: cellsSlot(stage, [cell]),
      thisAct: silently(stage.point([cell])),
      options: optionsText(stage, mask),
      mark: silently(showCandidates(stage, [cell])),
    })
  }
}
