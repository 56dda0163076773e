import { describe, expect, it } from 'vitest'
import type { PerformedStep, Stage } from '../perform/stage'
import { allTraces } from '../testSupport/allTraces'
import { saidOf, sentencesOf } from '../testSupport/saidOf'

/** Words from which a sentence said twice of one clue is noticed. */
const NOTICED = 6

/** Sentences said of two steps of the same kind about the same clue or houses. */
function saidTwice(stage: Stage): string[] {
  const about = new Map<string, Set<string>>()
  const twice: string[] = []
  for (const step of stage.steps) {
    const { technique, constraints, houses, place } = step.deduction
    if (place || step.from === step.to) continue
    const clues = constraints.map((clue) => stage.puzzle.constraints.indexOf(clue))
    const lines = houses.map(({ kind, index }) => `${kind} ${index}`)
    const key = `${technique} ${technique === 'set-sum' ? '' : clues} ${lines}`
    const said = about.get(key) ?? new Set()
    about.set(key, said)
    for (const sentence of sentencesOf(saidOf(stage, step))) {
      if (sentence.split(' ').length < NOTICED) continue
      if (said.has(sentence)) twice.push(`${step.from.toFixed(1)} s: ${sentence}`)
      said.add(sentence)
    }
  }
  return twice
}

/** Sets of digits a clue is made of that are named anew although they were named and have not changed. */
function namedAnew({ claims, puzzle, steps }: Stage): string[] {
  const named = new Map<string, string>()
  return claims.flatMap(({ fact, time, misled }) => {
    const told = steps.some(({ from, to }) => from <= time && time < to)
    if (fact.kind !== 'combinations' || !told || misled) return []
    const clue = `clue ${puzzle.constraints.indexOf(fact.constraint)}`
    const sets = fact.sets.join()
    const known = named.get(clue) === sets
    named.set(clue, sets)
    return known && !fact.again ? [`${time.toFixed(1)} s: ${clue}`] : []
  })
}

/** Sums of the same houses that are added up again from the start. */
function addedTwice(stage: Stage): string[] {
  const sums = stage.steps.filter(({ deduction: d }) => d.technique === 'set-sum')
  return sums.flatMap((step, i) => {
    const { houses, constraints } = step.deduction
    const before = sums.slice(0, i).find(({ deduction: earlier }) => {
      const same = earlier.houses.every((house) => houses.includes(house))
      return (
        same &&
        earlier.houses.length === houses.length &&
        earlier.constraints.every((cage) => constraints.includes(cage))
      )
    })
    const length = (sum: PerformedStep) => sentencesOf(saidOf(stage, sum)).length
    return before && length(step) >= length(before) ? [`${step.from.toFixed(1)} s`] : []
  })
}

/** Share of a solve's digits that are its last part. */
const LAST_PART = 0.35

/** Digits one after another without a reason, at most. */
const WITHOUT = 2

const REASON = new RegExp(
  [
    '\\b(?:because|since|thanks|only|last|lacks?|needs?|missing|finish|fill|fills|complete|closes|ends|done)\\b',
    '\\b(?:sees?|seen|look|looks|looking|blocks?|stops?|spoils?|takes?|keeps?|reaches|from|by|with|as|for the|marks?|little)\\b',
    '\\b(?:nothing|nowhere|nobody|none|no|not|all but|everything|left|leaves?|gives?|makes|down to|lone|alone|gaps?|the one|its one|one home|that is all)\\b',
    '\\b(?:another|falls|settles|pencil|note|was|which does|keep coming|they come)\\b',
  ].join('|'),
)

/** Runs of digits near the end for which nothing is said but what they are. */
function barelyNamed(stage: Stage): string[] {
  const placed = stage.steps.filter(({ deduction, misled }) => deduction.place && !misled)
  const last = placed.slice(Math.floor(placed.length * (1 - LAST_PART)))
  const bare: string[] = []
  let without = 0
  for (const step of last) {
    const said = saidOf(stage, step).replace(/\b(?:that|this) one\b|one more|as well/g, '')
    // What a clue leaves is said of the clue, what a step before leaves was said of that step.
    const before = stage.steps[stage.steps.indexOf(step) - 1]
    without = REASON.test(said) || !before?.deduction.place ? 0 : without + 1
    if (without > WITHOUT) bare.push(`${step.from.toFixed(1)} s: ${said}`)
  }
  return bare
}

const traces = allTraces().map((trace) => [trace.part.script.title, trace] as const)

describe.each(traces)('%s', (_, { stage, part }) => {
  it('does not say the same of the same clue twice', () => {
    expect(saidTwice(stage)).toEqual([])
    expect(namedAnew(stage)).toEqual([])
    expect(addedTwice(stage)).toEqual([])
  })

  it('has a reason for each third digit at the end', () => {
    if (!part.script.beginner) expect(barelyNamed(stage)).toEqual([])
  })

  it('puts no two hidden singles in a row the same way, and knows many ways', () => {
    const shapes = stage.shapes.map(({ shape }) => shape)
    expect(shapes.filter((shape, i) => shape === shapes[i - 1])).toEqual([])
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(Math.min(8, Math.floor(shapes.length / 2)))
  })

  it('tells each hidden single that is told by itself in such a way', () => {
    const told = stage.steps.filter(
      ({ deduction, from }) =>
        deduction.technique === 'hidden-single' && stage.shapes.some(({ time }) => time === from),
    )
    expect(told.length).toBe(stage.shapes.length)
  })
})
