import type { Constraint } from '../puzzle/constraint'
import type { Deduction, TechniqueId } from '../solve/deduction'
import { inTurn } from './inTurn'
import { optionsText, symbolSlots } from './slots'
import type { Stage } from './stage'
import { clueNoun } from './tell/clueNoun'
import { partnersOf } from './tell/partners'

/** What is said of a digit that a deduction took away; each completes "it can't be these cells, …". */
const WORDS: Partial<Record<TechniqueId, readonly string[]>> = {
  pointing: [
    'because we know where it is next door',
    'because of what pointed here before',
    'from what we know next door',
  ],
  'box-line': ['from what we did in that line', 'because the line needs it elsewhere'],
  'naked-pair': ['because of the pair', 'thanks to the pair', 'since the pair has taken it'],
  'hidden-pair': [
    'because that one was part of a pair',
    'because the hidden pair lived there',
    'since the pair fills that up',
  ],
  'naked-triple': ['because of the triple', 'thanks to the triple'],
  'hidden-triple': ['because that one is part of a triple', 'because of the hidden triple'],
  'x-wing': ['because of those four corners', 'from the rectangle', 'thanks to the crossed pairs'],
  swordfish: ['because of the swordfish', 'thanks to the swordfish'],
  skyscraper: ['because of the skyscraper', 'thanks to the skyscraper'],
  'xy-wing': ['because of the XY-Wing', 'thanks to the XY-Wing'],
  'simple-colouring': ['because of the two colours', 'because the colours said so'],
  'cage-combinations': [
    'because of the cage',
    'because of what the cage allows',
    'from the combinations',
    'because the cage would not add up',
    'for arithmetical reasons',
    'since the total would be wrong',
  ],
  'thermometer-bounds': [
    'because of the thermometer',
    'because of its place on the thermometer',
    'from counting along the thermometer',
    'thanks to the thermo',
    'because it would not fit on the way up',
    'since the mercury has to rise',
  ],
  'arrow-bounds': [
    'because of the arrow',
    'from the arrow sum',
    'because the circle would not work',
    'since the arrow has to add up',
    'thanks to the arrow',
  ],
  'kropki-pair': [
    'because of the dot',
    'from the dot',
    'because nothing could follow it across the dot',
    'thanks to the dot',
    'because the dot would complain',
    'since a dot says otherwise',
    'as the dot will not have it',
    'by the rule of the dot',
    'because it would be alone on its dot',
  ],
  'xv-pair': [
    'because of the X and V clues',
    'because the partner would have to be something impossible',
    'from the sums',
    'thanks to the X or the V',
    'because the pair would not add up',
  ],
  'whisper-line': [
    'because of the whisper line',
    'because of the green line',
    'from the whisper',
    'because it would be too close to the next cell',
    'thanks to the whisper',
    'since the next cell would be less than five away',
  ],
  polarity: ['because of the colours', 'from low and high', 'because it is the wrong colour'],
  'renban-range': [
    'because of the renban',
    'because it is out of the range of its line',
    'from the purple line',
    'since the run cannot reach that far',
    'thanks to the renban',
  ],
  'palindrome-mirror': [
    'because of the palindrome',
    'because the twin cannot be that',
    'from the other end of the line',
    'since its mirror image says no',
    'thanks to the grey line',
  ],
  'little-killer-bounds': [
    'because of the little killer',
    'from the diagonal',
    'since the diagonal would not add up',
    'thanks to the sum outside',
  ],
  'locked-in-clue': [
    'because that digit is locked in a clue',
    'because a clue needs it elsewhere',
    'since it is spoken for',
    'because it is reserved',
  ],
  'set-sum': ['from the sum we worked out', 'from adding up', 'because of the forty-five'],
  parity: ['because of the parity', 'because it is the wrong parity', 'from odd and even'],
  'knights-move': [
    "because of the knight's moves",
    'because of the knight',
    'from the hop we did before',
    'thanks to the horse',
  ],
  'law-of-leftovers': [
    'from the set argument',
    'because of the leftovers',
    'since it is not on the other side of the balance',
  ],
}

/**
 * Why a symbol is gone from cells that no value excludes: the deduction that said so, in words; more than one reason
 * is not gone into.
 */
export function reasonText(stage: Stage, cells: readonly number[], symbol: number): string {
  const ids = [...new Set(cells.map((cell) => takerOf(stage, cell, symbol)))]
  if (ids.length > 1) return inTurn(stage, 'several', SEVERAL)
  const only = cells.length === 1 ? cells[0] : undefined
  return (only === undefined ? null : acrossClue(stage, only, symbol)) ?? reasonOf(stage, ids[0])
}

const SEVERAL = [
  'for one reason or another',
  'from things we have done before',
  'by what we have worked out so far',
  'for the reasons we had',
]

/** What stands, or cannot stand, across the clue that took a symbol from a cell; null where that is a long story. */
function acrossClue(stage: Stage, cell: number, symbol: number): string | null {
  const step = stepThatTook(stage, cell, symbol)
  const clue = step?.constraints[0]
  if (clue?.kind !== 'kropki' && clue?.kind !== 'xv') return null
  const other = clue.cells.find((c) => c !== cell)!
  const across = clue.kind === 'kropki' ? 'across the dot' : `across the ${clueNoun(clue)}`
  const value = stage.knowledge.values[other]!
  const partners = partnersOf(stage, clue, symbol)
  if (value >= 0)
    return inTurn(stage, 'across', [
      `with ${symbolSlots(stage, value).a} ${across}`,
      `as there is ${symbolSlots(stage, value).a} on the other side`,
      `because there is ${symbolSlots(stage, value).a} ${across}`,
    ])
  if (partners === 0 || stage.random.chance(0.4)) return null
  return inTurn(stage, 'want', [
    `because it would want ${optionsText(stage, partners)} ${across}`,
    `since ${optionsText(stage, partners)} would have to be ${across}`,
  ])
}

/** What is said when this technique took something away; undefined is one that nobody remembers. */
export function reasonOf(stage: Stage, id: Taker): string {
  if (id !== undefined && typeof id !== 'string') {
    const clue = clueNoun(id)
    const on = clue === 'cage' ? 'in' : 'on'
    return inTurn(stage, 'same clue', [
      `because the ${clue} has it already`,
      `with one ${on} the same ${clue}`,
      `since nothing repeats ${on} the ${clue}`,
      `as the ${clue} has that elsewhere`,
    ])
  }
  const words = id ? WORDS[id] : undefined
  return words ? inTurn(stage, id!, words) : inTurn(stage, 'before', BEFORE)
}

const BEFORE = ['from before', 'as we have seen', 'that went earlier on']

/** What took a symbol from a cell: a technique, or a clue without repeats that holds it; undefined where it is forgotten. */
export type Taker = TechniqueId | Constraint | undefined

/** What took the symbol from the cell, where no value in sight does. */
export function takerOf(stage: Stage, cell: number, symbol: number): Taker {
  const { knowledge, layout } = stage
  const technique = stepThatTook(stage, cell, symbol)?.technique
  if (technique) return technique
  const clue = knowledge.constraints.find(
    ({ cells }) =>
      cells.includes(cell) &&
      cells.some(
        (other) =>
          knowledge.values[other] === symbol && layout.sees[other * layout.cellCount + cell] === 1,
      ),
  )
  // Neighbours are kept apart by what these ask of them.
  if (clue?.kind === 'whisper') return 'whisper-line'
  return clue?.kind === 'kropki' ? 'kropki-pair' : clue
}

function stepThatTook(stage: Stage, cell: number, symbol: number): Deduction | undefined {
  return stage.steps.findLast(({ deduction }) =>
    deduction.removals.some((removal) => removal.cell === cell && removal.mask & (1 << symbol)),
  )?.deduction
}
