import type { TechniqueId } from '../solve/deduction'
import type { Stage } from './stage'

/** What is said of a digit that a deduction took away; each completes "it can't be these cells, …". */
const WORDS: Partial<Record<TechniqueId, readonly string[]>> = {
  pointing: [
    'because we know where it is in the other box',
    'because of the pair that points here',
    'from the box next door',
  ],
  'box-line': ['from what we did in that line', 'because the line needs it elsewhere'],
  'naked-pair': ['because of the pair', 'thanks to the pair', 'since the pair has taken it'],
  'hidden-pair': [
    'because that one is part of a pair',
    'because the hidden pair lives there',
    'since the pair fills that up',
  ],
  'naked-triple': ['because of the triple', 'thanks to the triple'],
  'hidden-triple': ['because that one is part of a triple', 'because of the hidden triple'],
  'x-wing': ['because of the X-Wing', 'thanks to the X-Wing'],
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
    'because its neighbour could not follow',
    'thanks to the dot',
    'because the dot would complain',
  ],
  'xv-pair': [
    'because of the X and V clues',
    'because its partner would have to be something impossible',
    'from the sums',
    'thanks to the X or the V',
    'because the pair would not add up',
  ],
  'whisper-line': [
    'because of the whisper line',
    'because of the green line',
    'from the whisper',
    'because it would be too close to its neighbour',
    'thanks to the whisper',
    'since its neighbour would be less than five away',
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
    'because its twin cannot be that',
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
  const ids = [...new Set(cells.map((cell) => techniqueThatTook(stage, cell, symbol)))]
  if (ids.length > 1)
    return stage.random.pick([
      'for one reason or another',
      'from things we have done before',
      'by what we have worked out so far',
    ])
  return reasonOf(stage, ids[0])
}

/** What is said when this technique took something away; undefined is one that nobody remembers. */
export function reasonOf(stage: Stage, id: TechniqueId | undefined): string {
  const words = id ? WORDS[id] : undefined
  return words ? stage.random.pick(words) : 'from before'
}

/** The technique of the last deduction that took the symbol from the cell. */
export function techniqueThatTook(
  stage: Stage,
  cell: number,
  symbol: number,
): TechniqueId | undefined {
  const step = stage.steps.findLast(({ deduction }) =>
    deduction.removals.some((removal) => removal.cell === cell && removal.mask & (1 << symbol)),
  )
  return step?.deduction.technique
}
