import { countBits } from '../../puzzle/bits'
import type { Deduction } from '../../solve/deduction'
import type { LineName } from '../../voice/lines'
import { showCandidates, unmark } from '../marks'
import {
  aSymbol,
  cellsName,
  houseName,
  optionsName,
  symbolList,
  symbolsWord,
  symbolWord,
} from '../names'
import type { Stage } from '../stage'

/** Removals told and marked, whatever the technique: the slots every line of this kind may use. */
export function tellElimination(stage: Stage, step: Deduction): void {
  const { random } = stage
  const symbol = step.symbols[0]!
  const targets = step.removals.map((removal) => removal.cell)
  const byMarks = ['naked-pair', 'naked-triple', 'xy-wing'].includes(step.technique)
  if (byMarks) showOptions(stage, step.cells)
  const house = step.houses[0]
  const line = step.houses.find((h) => h.kind !== 'region')
  const box = step.houses.find((h) => h.kind === 'region')
  const half = Math.ceil(step.cells.length / 2)
  stage.say(lineOf(step), {
    digit: symbolWord(stage, symbol),
    digits: symbolsWord(stage, symbol),
    a: aSymbol(stage, symbol),
    list: symbolList(stage, step.symbols),
    or: symbolList(stage, step.symbols, 'or'),
    one: symbolWord(stage, step.symbols[1] ?? symbol),
    two: symbolWord(stage, step.symbols[2] ?? symbol),
    house: {
      text: house ? houseName(stage, step.technique === 'box-line' && box ? box : house) : '',
      act: stage.point(house?.cells ?? step.cells),
    },
    line: line?.kind === 'col' ? 'column' : 'row',
    row: { text: '', act: stage.point(line?.cells ?? step.cells) },
    these: { text: cellsName(stage, step.cells), act: stage.point(step.cells) },
    those: { text: cellsName(stage, targets), act: stage.point(targets) },
    this: {
      text: cellsName(stage, step.cells.slice(0, 1)),
      act: stage.point(step.cells.slice(0, 1)),
    },
    left: { text: 'this', act: stage.point(step.cells.slice(1, 2)) },
    right: { text: 'this', act: stage.point(step.cells.slice(2, 3)) },
    first: { text: '', act: stage.point(step.cells.slice(0, half)) },
    second: { text: '', act: stage.point(step.cells.slice(half)) },
    roofs: { text: '', act: stage.point(step.roles[1] ?? step.cells) },
    colour: { text: '', act: (time) => colourChain(stage, step, time) },
    remove: { text: '', act: (time) => removeMarks(stage, step, time) },
  })
  if (random.chance(0.3)) stage.say('please')
}

function lineOf(step: Deduction): LineName {
  const names: Partial<Record<Deduction['technique'], LineName>> = {
    pointing: 'pointing',
    'box-line': 'boxLine',
    'naked-pair': 'nakedPair',
    'hidden-pair': 'hiddenPair',
    'naked-triple': 'nakedTriple',
    'hidden-triple': 'hiddenTriple',
    'x-wing': 'xWing',
    skyscraper: 'skyscraper',
    'xy-wing': 'xyWing',
    swordfish: 'swordfish',
    'simple-colouring': 'simpleColouring',
  }
  return names[step.technique] ?? 'pointing'
}

function colourChain(stage: Stage, step: Deduction, time: number): number {
  let done = time
  step.roles.forEach((cells, i) => {
    done = stage.desk.mark('co', '+', cells, [i === 0 ? '4' : '8'], done)
  })
  return done
}

function removeMarks(stage: Stage, step: Deduction, time: number): number {
  let done = time
  for (let symbol = 0; symbol < stage.layout.size; symbol++) {
    const cells = step.removals.filter((r) => r.mask & (1 << symbol)).map((r) => r.cell)
    if (cells.length > 0) done = unmark(stage, cells, symbol)(done)
  }
  return done
}

/** Centre marks where a pattern needs them seen. */
export function showOptions(stage: Stage, cells: readonly number[]): void {
  for (const cell of cells) {
    const mask = stage.knowledge.candidates[cell]!
    const shown = stage.desk.cells[cell]!.centre
    if (shown.size === countBits(mask)) continue
    stage.claim({ kind: 'options', cell, mask })
    stage.say('options', {
      this: { text: cellsName(stage, [cell]), act: stage.point([cell]) },
      options: optionsName(stage, mask),
      mark: { text: '', act: showCandidates(stage, [cell]) },
    })
  }
}
