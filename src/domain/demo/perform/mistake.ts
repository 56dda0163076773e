import { bitsOf, countBits } from '../puzzle/bits'
import type { House } from '../puzzle/layout'
import { applyDeduction } from '../solve/apply'
import type { Deduction } from '../solve/deduction'
import { copyKnowledge, type Knowledge, place } from '../solve/knowledge'
import type { DeskCell } from './desk'
import { cellsSlot, houseKind, houseText, optionsText, silently, symbolSlots } from './slots'
import type { Stage } from './stage'
import { takeStep } from './takeStep'
import { tellInRun } from './tell/inRun'
import { placeSlots } from './tell/placeSlots'
import { tellSeen } from './tell/singles'

/** Values that follow from a wrong digit before somebody notices, at most. */
const MOST_FALLOUT = 3

/** Candidates of a cell in which one may be overlooked. */
const MOST_CANDIDATES = 3

/** A step harder than this is not seen at a glance. */
const SINGLES = 2
const CLUES = 5

/**
 * A wrong digit, and why it is one: the right digit has no other place in its house. So what gives the mistake away
 * also says what belongs there, and the solver puts it right at once.
 */
export interface Slip {
  readonly cell: number
  readonly wrong: number
  readonly right: number
  /** The house in which the right digit has no other cell. */
  readonly house: House
  /** The single that should have been seen. */
  readonly proof: Deduction
  /** What follows from the wrong digit by singles before it is noticed. */
  readonly steps: readonly Deduction[]
}

/** A digit that could be overlooked in favour of another the cell can still hold; null when there is none just now. */
export function findSlip(stage: Stage): Slip | null {
  const { knowledge, random, desk, puzzle } = stage
  const singles = stage.techniques.filter(({ rank }) => rank <= SINGLES)
  const ready = singles.flatMap((technique) => technique.find(knowledge))
  const proofs = ready.filter(({ technique, place: at }) => {
    const count = at ? countBits(knowledge.candidates[at.cell]!) : 0
    return technique === 'hidden-single' && count >= 2 && count <= MOST_CANDIDATES
  })
  // Who has both digits written in a cell does not overlook one of them.
  const noted = ({ place: at }: Deduction) =>
    desk.cells[at!.cell]!.centre.has(puzzle.symbols[at!.symbol]!) ? 1 : 0
  for (const proof of random.shuffle(proofs).sort((a, b) => noted(a) - noted(b))) {
    const { cell, symbol: right } = proof.place!
    for (const wrong of random.shuffle(bitsOf(knowledge.candidates[cell]!))) {
      if (wrong === right || forbiddenByClue(stage, cell, wrong)) continue
      const steps = falloutOf(stage, cell, wrong, ready)
      if (steps.length > 0) return { cell, wrong, right, house: proof.houses[0]!, proof, steps }
    }
  }
  return null
}

/** True where one look at a clue would forbid the symbol. */
function forbiddenByClue({ knowledge, techniques }: Stage, cell: number, symbol: number): boolean {
  return techniques.some(
    (technique) =>
      technique.rank > SINGLES &&
      technique.rank <= CLUES &&
      technique
        .find(knowledge)
        .some(({ removals }) => removals.some((r) => r.cell === cell && r.mask & (1 << symbol))),
  )
}

/** Singles that only the wrong digit makes, one after the other, near each other where possible. */
function falloutOf(
  { knowledge, techniques, random }: Stage,
  cell: number,
  wrong: number,
  ready: readonly Deduction[],
): Deduction[] {
  const keyOf = ({ place: at }: Deduction) => `${at?.cell} ${at?.symbol}`
  const known = new Set(ready.map(keyOf))
  const singles = techniques.filter(({ rank }) => rank <= SINGLES)
  const work: Knowledge = copyKnowledge(knowledge)
  place(work, cell, wrong)
  const steps: Deduction[] = []
  const most = 1 + random.below(MOST_FALLOUT)
  let near = cell
  while (steps.length < most) {
    const found = singles
      .flatMap((technique) => technique.find(work))
      .filter((step) => step.place && !known.has(keyOf(step)))
    const sees = (step: Deduction) =>
      work.layout.sees[step.place!.cell * work.layout.cellCount + near] === 1
    const step = found.find(sees) ?? found[0]
    if (!step?.place) break
    steps.push(step)
    near = step.place.cell
    applyDeduction(work, step)
  }
  return steps
}

/** Makes the slip, follows it, notices, takes it all back and puts it right. `follow` tells a step as any other. */
export function performSlip(stage: Stage, slip: Slip, follow: (step: Deduction) => void): void {
  const { speaker, desk, puzzle } = stage
  const saved = copyKnowledge(stage.knowledge)
  const marks = desk.cells.map(copyMarks)
  const from = speaker.clock
  const { cell, wrong, right, house } = slip
  const noted = desk.cells[cell]!.centre.has(puzzle.symbols[right]!)
  stage.misled = true
  // Told like any other digit: what the cell sees is true, only one thing that it does not see is passed over.
  stage.say('nakedAsk', { this: cellsSlot(stage, [cell]) })
  tellSeen(stage, cell, wrong)
  stage.say('nakedPlace', placeSlots(stage, cell, wrong))
  speaker.waitUntil(desk.freeAt)
  const entered = desk.actions.findLast(({ type }) => type === 'vl')!.time
  place(stage.knowledge, cell, wrong)
  for (const step of slip.steps) follow(step)
  const noticed = speaker.clock
  stage.say('doubt')
  stage.claim({ kind: 'places', house: house.cells, symbol: right, cells: [] })
  stage.say('brokenHouse', brokenSlots(stage, house, right))
  stage.misled = false
  stage.say(noted ? 'foundNoted' : 'found', {
    ...symbolSlots(stage, wrong),
    this: cellsSlot(stage, [cell]),
    kind: houseKind(stage, house),
    right: optionsText(stage, 1 << right),
  })
  const fallout = slip.steps.map((step) => step.place!.cell)
  const undone = [...fallout].reverse()
  stage.say('undo', {
    act: silently((time) => {
      let done = time
      for (const out of [...undone, cell]) done = desk.erase(out, done)
      return restoreMarks(stage, marks, done)
    }),
  })
  speaker.waitUntil(desk.freeAt)
  const corrected = desk.freeAt
  stage.knowledge = saved
  stage.mistakes.push({ cell, wrong, right, entered, noticed, corrected, fallout })
  putRight(stage, slip)
  stage.chapters.push({ kind: 'mistake', from, to: speaker.clock })
}

/** What the contradiction has shown goes in: nobody leaves it out after having said it. */
function putRight(stage: Stage, { proof }: Slip): void {
  const from = stage.speaker.clock
  tellInRun(stage, proof, 'putRight')
  takeStep(stage, proof, from)
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
