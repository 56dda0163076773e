import { applyDeduction } from '../solve/apply'
import type { Deduction } from '../solve/deduction'
import type { Stage } from './stage'

/** Takes a step that was told since second `from` into the knowledge, and writes down that it was performed. */
export function takeStep(stage: Stage, deduction: Deduction, from: number): void {
  const { speaker, desk, techniques, misled } = stage
  const before = Uint16Array.from(stage.knowledge.candidates)
  applyDeduction(stage.knowledge, deduction)
  const { candidates } = stage.knowledge
  stage.changed = new Set([...candidates.keys()].filter((c) => candidates[c] !== before[c]))
  speaker.waitUntil(desk.freeAt)
  const rank = techniques.find(({ id }) => id === deduction.technique)?.rank ?? 0
  stage.steps.push({ deduction, rank, from, to: speaker.clock, misled })
  if (deduction.place) stage.named = -1
  stage.wordsAtStep = speaker.words.length
}
