import { countBits } from '../../puzzle/bits'
import type { Deduction } from '../../solve/deduction'
import { cornerMark, showCandidates } from '../marks'
import { cellsSlot, houseKind, houseSlot, optionsText, silently, symbolList } from '../slots'
import type { Stage } from '../stage'
import type { TellContext } from './context'
import { markPattern, removalSlots } from './slotsOf'
import { tellWhyOptions } from './whyOptions'

/** Box to line. */
export function tellPointing(stage: Stage, step: Deduction): void {
  const [box, line] = step.houses
  claimPlaces(stage, step)
  stage.say('pointing', {
    ...removalSlots(stage, step),
    house: houseSlot(stage, box!),
    line: line!.kind === 'row' ? 'row' : 'column',
    mark: silently(markPattern(stage, step)),
  })
}

/** Line to box. */
export function tellBoxLine(stage: Stage, step: Deduction): void {
  const [line, box] = step.houses
  claimPlaces(stage, step)
  stage.say('boxLine', {
    ...removalSlots(stage, step),
    house: houseSlot(stage, box!),
    line: line!.kind === 'row' ? 'row' : 'column',
    kind: houseKind(stage, box!),
    row: silently(stage.point(line!.cells)),
    mark: silently(markPattern(stage, step)),
  })
}

function claimPlaces(stage: Stage, step: Deduction): void {
  stage.claim({
    kind: 'places',
    house: step.houses[0]!.cells,
    symbol: step.symbols[0]!,
    cells: step.cells,
  })
}

/** Two or three cells with as many candidates. */
export function tellNakedSubset(stage: Stage, step: Deduction, context: TellContext): void {
  tellOptionsOf(stage, step.cells, context)
  stage.say(step.technique === 'naked-pair' ? 'nakedPair' : 'nakedTriple', {
    ...subsetSlots(stage, step),
  })
}

/** Two or three symbols with as many places. */
export function tellHiddenSubset(stage: Stage, step: Deduction): void {
  for (const symbol of step.symbols)
    stage.claim({ kind: 'places', house: step.houses[0]!.cells, symbol, cells: step.cells })
  const values = step.symbols.map((symbol) => stage.puzzle.symbols[symbol]!)
  stage.say(step.technique === 'hidden-pair' ? 'hiddenPair' : 'hiddenTriple', {
    ...subsetSlots(stage, step),
    mark: silently((time) => {
      let done = time
      if (step.cells.length === 2) done = stage.desk.mark('cd', '+', step.cells, values, done)
      else for (const symbol of step.symbols) done = cornerMark(stage, step.cells, symbol)(done)
      return done
    }),
  })
}

function subsetSlots(stage: Stage, step: Deduction) {
  return {
    ...removalSlots(stage, step),
    list: symbolList(stage, step.symbols),
    or: symbolList(stage, step.symbols, 'or'),
    them2: 'them',
    house: houseSlot(stage, step.houses[0]!),
  }
}

/** Says what cells can be, and marks it, where that is not on the board yet. */
export function tellOptionsOf(
  stage: Stage,
  cells: readonly number[],
  context: Pick<TellContext, 'detail'>,
): void {
  let last = 0
  for (const cell of cells) {
    const mask = stage.knowledge.candidates[cell]!
    const shown = stage.desk.cells[cell]!.centre
    if (shown.size === countBits(mask)) continue
    if (mask !== last && stage.random.next() < context.detail * 0.7) tellWhyOptions(stage, cell)
    stage.claim({ kind: 'options', cell, mask })
    stage.say(mask === last ? 'alsoOptions' : 'optionsOf', {
      this: cellsSlot(stage, [cell]),
      thisAct: silently(stage.point([cell])),
      options: optionsText(stage, mask),
      mark: silently(showCandidates(stage, [cell])),
    })
    last = mask
  }
}
