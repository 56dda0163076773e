import { FOOD, GRID } from './company'
import type { Technique } from './technique'

const ANIMALS =
  'bird|lion|animal|zoo|rabbit|hamster|nicolas|nicholas|parrot|fighter|fight|rib|dog|budgie|canary|shark|tiger|monkey'
const KEYS =
  'key|keyboard|bow|target|archer|archery|cursor|robin|cupid|quiver|mouse|website|indian|road|hood'

export const cagesAndSums: readonly Technique[] = [
  {
    id: 'killer-cage',
    name: 'Killer cage',
    family: 'cages and sums',
    explanation:
      'Cells in a dashed outline hold different digits that add up to the number in its corner.',
    said: [
      'killer cage|cages|sudoku|sudokus|clue|clues|sum|sums|total|totals',
      '##|cell|cells cage|cages',
      {
        say: ['cage|cages|caged', 'cage total|totals'],
        near: [
          'sum|total|add|digit|cell|repeat|combination|box|row|column|dotted|dashed|killer|##|sudoku|puzzle|clue',
        ],
        unless: [ANIMALS, 'look and say', 'parity cage'],
      },
    ],
  },
  {
    id: 'little-killer',
    name: 'Little killer',
    family: 'cages and sums',
    explanation:
      'A number outside the grid with an arrow: the sum along that diagonal, repeats allowed.',
    said: [
      'little killer clue|clues|sum|sums|total|totals|sudoku',
      {
        say: 'little|liddle|lytle killer|killers|killa',
        unless: ['film|movie|cat|virus|mosquito'],
      },
    ],
  },
  {
    id: 'look-and-say',
    name: 'Look-and-say cage',
    family: 'cages and sums',
    explanation: 'A cage whose label describes its digits: 23 says two threes.',
    said: [
      'look and|n say|says cage|cages|clue|clues|number|numbers|sequence|sudoku',
      { say: 'look and say', near: [GRID, '##|clue'] },
    ],
  },
  {
    id: 'arrow',
    name: 'Arrow',
    family: 'cages and sums',
    explanation: 'The digits along an arrow add up to the number in its circle.',
    said: [
      {
        say: 'arrow|arrows sudoku|sudokus|puzzle|clue|clues|constraint|constraints|circle|circles|sum|sums|total',
        unless: [KEYS],
      },
      {
        say: ['arrow|arrows|aero|arrowed', '## cell arrow'],
        near: [
          'circle|circled|sum|add|total|cell|digit|least|big|bigger|biggest|small|must|bulb|box|row|column|shaft|pill|along|max|minimum|maximum|sudoku|length|long|#s|tip',
        ],
        unless: [
          KEYS,
          'double|pill|press|time|sign|narrow|little|killer|slow arrow',
          'press|click|green',
        ],
      },
    ],
  },
  {
    id: 'double-arrow',
    name: 'Double arrow',
    family: 'cages and sums',
    explanation: 'The digits between two circles add up to the two circles together.',
    said: ['double ended|headed|sided? arrow|arrows', 'doublearrow'],
  },
  {
    id: 'pill-arrow',
    name: 'Pill arrow',
    family: 'cages and sums',
    explanation: 'An arrow whose total stands in a pill of two or three cells, read as one number.',
    said: [
      'pill|pills|pillar shaped? arrow|arrows',
      {
        say: 'pill|pills',
        near: ['arrow', '2 digit', 'digit|circle|sum'],
        unless: ['doctor|medicine|tablet|swallow|headache|chemist'],
      },
    ],
  },
  {
    id: 'magic-square',
    name: 'Magic square',
    family: 'cages and sums',
    explanation:
      'A 3×3 block of the digits 1 to 9 whose rows, columns and diagonals all add up to 15.',
    said: [{ say: 'magic square|squares', unless: ['magician|town'] }],
  },
  {
    id: 'equal-sums',
    name: 'Equal sums',
    family: 'cages and sums',
    explanation: 'Cages, lines or segments that all have the same total, which is to be found.',
    said: [
      'equal sum|sums|total|totals cage|cages|line|lines|segment|segments|constraint',
      'unknown total|totals|sum|sums',
      'same unknown total|sum',
    ],
  },
  {
    id: 'battenburg',
    name: 'Battenburg',
    family: 'cages and sums',
    explanation: 'A 2×2 chequered mark: the cells around it alternate odd and even.',
    said: [
      {
        say: 'battenburg|battenberg|batten burg|berg|battenburgs',
        unless: [FOOD, 'cake|slice|tea'],
      },
    ],
  },
]
