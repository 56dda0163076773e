import { describe, expect, it } from 'vitest'
import { applyDeduction } from '../solve/apply'
import type { TechniqueId } from '../solve/deduction'
import { copyKnowledge, openCells, startKnowledge } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import { toolboxUpTo } from '../techniques/toolbox'
import { allTraces } from '../testSupport/allTraces'
import type { DemoTrace } from './makeTrace'

/** Cells left open when these techniques go on from the board before the break-in, as far as they get. */
function leftBy(trace: DemoTrace, techniques: readonly Technique[]): number {
  const { stage } = trace
  const work = copyKnowledge(startKnowledge(stage.puzzle, stage.layout))
  for (const { deduction, misled } of stage.steps) {
    if (deduction === stage.opener) break
    if (!misled) applyDeduction(work, deduction)
  }
  while (
    techniques.some((technique) => {
      const found = technique.find(work)
      for (const step of found)
        if (!step.place || work.values[step.place.cell]! < 0) applyDeduction(work, step)
      return found.length > 0
    })
  );
  return openCells(work)
}

/** Digits on the board when the break-in begins. */
function openBefore({ stage }: DemoTrace): number {
  const at = stage.steps.findIndex(({ deduction }) => deduction === stage.opener)
  const digits = stage.steps.slice(0, at).filter(({ deduction: d, misled }) => d.place && !misled)
  return openCells(startKnowledge(stage.puzzle, stage.layout)) - digits.length
}

function easierThan(id: TechniqueId): Technique[] {
  const tools = toolboxUpTo(id)
  const rank = tools.find((technique) => technique.id === id)?.rank ?? 0
  return tools.filter((technique) => technique.rank < rank)
}

/** The lesson on 4×4 has singles and nothing else: no puzzle is opened there, something is shown for the first time. */
const solves = allTraces().filter(({ part }) => !part.script.beginner)

describe.each(solves.map((trace) => [trace.part.script.title, trace] as const))('%s', (_, demo) => {
  it('cannot be opened by anything easier than what is said to open it', () => {
    const technique = demo.stage.opener?.technique
    expect(demo.part.script.breakIn).toContain(technique)
    expect(leftBy(demo, easierThan(technique!))).toBe(openBefore(demo))
  })

  it('is opened by it', () => {
    expect(leftBy(demo, demo.stage.techniques)).toBe(0)
  })
})
