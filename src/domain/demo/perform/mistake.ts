import { countBits } from '../puzzle/bits'
import type { House } from '../puzzle/layout'
import { applyDeduction } from '../solve/apply'
import type { Deduction } from '../solve/deduction'
import { copyKnowledge, isBroken, type Knowledge, place, placesFor } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import type { DeskCell } from './desk'
import { enter } from './marks'
import { cellsSlot, houseKind, houseText, optionsText, silently, symbolSlots } from './slots'
import type { Stage } from './stage'

/** How many values may follow from a wrong digit before it shows. */
const LEAST_FALLOUT = 1
const MOST_FALLOUT = 5

export interface Slip {
  readonly cell: number
  readonly wrong: number
  /** What follows by singles until the board breaks. */
  readonly steps: readonly Deduction[]
}

/** A wrong digit that looks right and breaks the board after a few more; null when there is none just now. */
export function findSlip(stage: Stage): Slip | null {
  const { knowledge, puzzle, random } = stage
  const singles = stage.techniques.filter((technique) => technique.rank <= 2)
  const cells = [...knowledge.values.keys()].filter((cell) => {
    const count = countBits(knowledge.candidates[cell]!)
    return knowledge.values[cell]! < 0 && count >= 2 && count <= 3
  })
  for (const cell of random.shuffle(cells).slice(0, 24))
    for (let symbol = 0; symbol < puzzle.size; symbol++) {
      if (symbol === puzzle.solution[cell] || !(knowledge.candidates[cell]! & (1 << symbol)))
        continue
      const steps = falloutOf(knowledge, cell, symbol, singles)
      if (steps && steps.length >= LEAST_FALLOUT && steps.length <= MOST_FALLOUT)
        return { cell, wrong: symbol, steps }
    }
  return null
}

function falloutOf(
  knowledge: Knowledge,
  cell: number,
  symbol: number,
  singles: readonly Technique[],
): Deduction[] | null {
  const work = copyKnowledge(knowledge)
  place(work, cell, symbol)
  const steps: Deduction[] = []
  let near = cell
  while (!isBroken(work)) {
    if (steps.length > MOST_FALLOUT) return null
    const found = singles.flatMap((technique) => technique.find(work))
    const sees = (step: Deduction) =>
      work.layout.sees[step.place!.cell * work.layout.cellCount + near] === 1
    const step = found.find(sees) ?? found[0]
    if (!step?.place) return null
    steps.push(step)
    near = step.place.cell
    applyDeduction(work, step)
  }
  return steps
}

/** Makes the slip, follows it, notices, and takes it all back. `follow` tells a step as any other. */
export function performSlip(stage: Stage, slip: Slip, follow: (step: Deduction) => void): void {
  const { puzzle, speaker, desk } = stage
  const saved = copyKnowledge(stage.knowledge)
  const marks = desk.cells.map(copyMarks)
  const from = speaker.clock
  const { cell, wrong } = slip
  stage.misled = true
  stage.say('slip', {
    ...symbolSlots(stage, wrong),
    this: cellsSlot(stage, [cell]),
    here: { text: 'here', act: stage.point([cell]) },
    thats: { text: "that's", act: stage.point([cell]) },
    enter: silently(enter(stage, cell, wrong)),
  })
  const entered = desk.freeAt
  place(stage.knowledge, cell, wrong)
  for (const step of slip.steps) follow(step)
  const noticed = speaker.clock
  stage.say('doubt')
  tellBroken(stage)
  stage.say('search')
  stage.misled = false
  stage.say('found', {
    ...symbolSlots(stage, wrong),
    this: cellsSlot(stage, [cell]),
    right: optionsText(stage, 1 << puzzle.solution[cell]!),
  })
  const fallout = slip.steps.map((step) => step.place!.cell)
  const undone = [...fallout].reverse()
  stage.say(fallout.length > 0 ? 'undo' : 'undoOne', {
    act: silently((time) => {
      let done = time
      for (const out of [...undone, cell]) done = desk.erase(out, done)
      return restoreMarks(stage, marks, done)
    }),
  })
  speaker.waitUntil(desk.freeAt)
  const corrected = desk.freeAt
  stage.knowledge = saved
  stage.say('recovered')
  stage.mistakes.push({
    cell,
    wrong,
    right: puzzle.solution[cell]!,
    entered,
    noticed,
    corrected,
    fallout,
  })
  stage.chapters.push({ kind: 'mistake', from, to: speaker.clock })
}

function tellBroken(stage: Stage): void {
  const { knowledge, layout } = stage
  const cell = [...knowledge.candidates.keys()].find((c) => knowledge.candidates[c] === 0)
  if (cell !== undefined) {
    stage.claim({ kind: 'options', cell, mask: 0 })
    stage.say('brokenCell', { this: cellsSlot(stage, [cell]), this2: 'there' })
    return
  }
  for (const house of layout.houses)
    for (let symbol = 0; symbol < layout.size; symbol++) {
      if (house.cells.some((c) => knowledge.values[c] === symbol)) continue
      if (placesFor(knowledge, house.cells, symbol).length > 0) continue
      stage.claim({ kind: 'places', house: house.cells, symbol, cells: [] })
      stage.say('brokenHouse', brokenSlots(stage, house, symbol))
      return
    }
  throw new Error('a slip that broke nothing')
}

function brokenSlots(stage: Stage, house: House, symbol: number) {
  return {
    ...symbolSlots(stage, symbol),
    house: { text: houseText(stage, house), act: stage.point(house.cells) },
    kind: houseKind(stage, house),
  }
}

function copyMarks(cell: DeskCell): DeskCell {
  return {
    value: cell.value,
    centre: new Set(cell.centre),
    corner: new Set(cell.corner),
    colours: new Set(cell.colours),
  }
}

/** Brings every mark back that was there before. */
function restoreMarks(stage: Stage, marks: readonly DeskCell[], time: number): number {
  const { desk } = stage
  let done = time
  marks.forEach((before, cell) => {
    const now = desk.cells[cell]!
    for (const [kind, was, is] of [
      ['cd', before.centre, now.centre],
      ['pm', before.corner, now.corner],
    ] as const) {
      const lost = [...was].filter((value) => !is.has(value))
      const extra = [...is].filter((value) => !was.has(value))
      if (extra.length > 0) done = desk.mark(kind, '-', [cell], extra, done)
      if (lost.length > 0) done = desk.mark(kind, '+', [cell], lost, done)
    }
  })
  return done
}
