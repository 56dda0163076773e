import type { PerformedStep, Stage } from '../perform/stage'

/** What is said between two seconds, in small letters. */
export function saidBetween({ speaker }: Stage, from: number, to: number): string {
  return speaker.words
    .filter(({ start }) => start >= from && start < to)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
}

/** What is said of a step, until the next one begins or the step has been done for a while. */
export function saidOf(stage: Stage, step: PerformedStep): string {
  const next = stage.steps.find(({ from }) => from > step.from)
  return saidBetween(stage, step.from, Math.min(next?.from ?? step.to, step.to))
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]) /)
}
