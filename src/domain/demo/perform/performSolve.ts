import { applyDeduction } from '../solve/apply'
import type { Deduction } from '../solve/deduction'
import { openCells } from '../solve/knowledge'
import { type Attention, chooseDeduction } from './attention'
import { markedWith, unmark } from './marks'
import { symbolsWord, symbolWord } from './names'
import type { Stage } from './stage'
import { tellElimination } from './steps/tellClassic'
import { remarkAfter, tellFullHouse, tellHiddenSingle, tellNakedSingle } from './steps/tellSingles'
import { tourOrder, tourSymbol } from './tour'

/** Solves the puzzle on the stage from where it stands. Throws when the techniques do not suffice. */
export function performSolve(stage: Stage): void {
  const attention: Attention = { cell: -1, symbol: -1 }
  const tour = tourOrder(stage)
  while (openCells(stage.knowledge) > 0) {
    const { random } = stage
    const next = tour[0]
    const easy = findUpTo(stage, 2)
    if (next !== undefined && random.chance(easy.length > 0 ? 0.25 : 0.9)) {
      tour.shift()
      if (!markable(stage, next)) continue
      attention.symbol = next
      stage.say('tourStart', {
        digit: symbolWord(stage, next),
        digits: symbolsWord(stage, next),
        count: String(stage.knowledge.values.filter((v) => v === next).length),
      })
      tourSymbol(stage, next)
      continue
    }
    const found = easy.length > 0 ? easy : findUpTo(stage, 99)
    const step = chooseDeduction(stage, attention, found)
    if (!step) throw new Error('the techniques of this stage do not solve the puzzle')
    performStep(stage, step)
    attention.cell = step.place?.cell ?? step.cells[0]!
    attention.symbol = step.symbols[0] ?? -1
    if (random.chance(0.15)) stage.say('filler')
  }
}

function markable(stage: Stage, symbol: number): boolean {
  return stage.layout.regions.some((house) => {
    const places = house.cells.filter(
      (cell) =>
        stage.knowledge.values[cell]! < 0 && stage.knowledge.candidates[cell]! & (1 << symbol),
    )
    return places.length === 2 && markedWith(stage, places, symbol).length < 2
  })
}

/** Everything the easiest fruitful techniques show: singles together, else the first technique that finds something. */
function findUpTo(stage: Stage, rank: number) {
  const found: { rank: number; step: Deduction }[] = []
  for (const technique of stage.techniques) {
    if (technique.rank > rank) break
    if (technique.rank > 2 && found.length > 0) break
    for (const step of technique.find(stage.knowledge)) found.push({ rank: technique.rank, step })
  }
  return found
}

/** Tells a deduction, does it on the board and takes it into the knowledge. */
export function performStep(stage: Stage, step: Deduction): void {
  const from = stage.speaker.clock
  if (step.technique === 'full-house') tellFullHouse(stage, step)
  else if (step.technique === 'hidden-single') tellHiddenSingle(stage, step)
  else if (step.technique === 'naked-single') tellNakedSingle(stage, step)
  else tellElimination(stage, step)
  applyDeduction(stage.knowledge, step)
  stage.speaker.waitUntil(stage.desk.freeAt)
  stage.steps.push({ deduction: step, from, to: stage.speaker.clock, misled: false })
  if (step.place) {
    tidyAfter(stage, step.place.cell, step.place.symbol)
    remarkAfter(stage, step.place.cell, step.place.symbol)
  }
}

/** Marks of a digit that has just gone in, in the cells that see it. */
function tidyAfter(stage: Stage, cell: number, symbol: number): void {
  const stale = markedWith(stage, stage.layout.peers[cell]!, symbol)
  if (stale.length === 0 || !stage.random.chance(stage.persona.tidy)) return
  stage.say('tidy', {
    a: `a ${symbolWord(stage, symbol)}`,
    digit: symbolWord(stage, symbol),
    act: { text: '', act: unmark(stage, stale, symbol) },
  })
}
