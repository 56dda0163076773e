import { bitsOf } from '../puzzle/bits'
import type { TechniqueId } from '../solve/deduction'
import { silently, symbolList } from './slots'
import type { Stage } from './stage'
import { techniqueName } from './techniqueName'

/** The words and the two questions, before the clock starts. */
export function teachBasics(stage: Stage): void {
  const { layout, knowledge } = stage
  const cell = [...knowledge.values.keys()].find((c) => knowledge.values[c]! < 0) ?? 0
  const box = silently(stage.point(layout.regions[layout.regions.length - 1]!.cells))
  stage.say('lessonWords', {
    row: silently(stage.point(layout.rows[0]!.cells)),
    col: silently(stage.point(layout.cols[1]!.cells)),
    box: silently(stage.point(layout.regions[0]!.cells)),
  })
  stage.say('lessonQuestions', { cell: silently(stage.point([cell])), box })
  stage.say('lessonGuess')
}

/** Goes through the houses of a cell that has just been filled, to show that nothing repeats. */
export function checkDigit(stage: Stage, cell: number): void {
  const { layout, knowledge } = stage
  const houses = [
    ['checkRow', layout.rows[layout.rowOf[cell]!]!],
    ['checkCol', layout.cols[layout.colOf[cell]!]!],
    ['checkBox', layout.regions[layout.regionOf[cell]!]!],
  ] as const
  for (const [line, house] of houses) {
    const filled = house.cells.filter((c) => knowledge.values[c]! >= 0)
    const mask = filled.reduce((all, c) => all | (1 << knowledge.values[c]!), 0)
    stage.claim({ kind: 'missing', house: house.cells, mask: layout.all & ~mask })
    stage.say(line, { list: { text: symbolList(stage, bitsOf(mask)), act: stage.point(filled) } })
  }
}

/** Names a technique the first time it was used. */
export function nameTechnique(stage: Stage, id: TechniqueId): void {
  const times = stage.steps.filter(({ deduction }) => deduction.technique === id).length
  if (times === 1) stage.say('lessonNamed', { name: techniqueName[id] })
}
