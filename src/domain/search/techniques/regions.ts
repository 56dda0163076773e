import { GRID } from './company'
import type { Technique } from './technique'

export const regions: readonly Technique[] = [
  {
    id: 'clone',
    name: 'Clone',
    family: 'regions',
    explanation: 'Two shapes that hold the same digits in the same positions.',
    said: [
      'clone|clones|cloned|cloning region|regions|sudoku|cell|cells|shape|shapes|constraint|digit|digits',
      {
        say: 'clone|clones|cloned|cloning',
        near: [
          'region|cell|shape|digit|gray|identical|position|copy|box|row|column|same|grid|sudoku|#',
        ],
        unless: [
          'sheep|dolly|war|wars|episode|attack|film|movie|trooper|repository|repo|git|github|dna|scientist|card|dog|human|army|lab|disk|drive',
        ],
      },
    ],
  },
  {
    id: 'extra-region',
    name: 'Extra region',
    family: 'regions',
    explanation: 'A marked set of nine cells that holds 1 to 9 besides rows, columns and boxes.',
    said: ['extra|additional|bonus region|regions', 'extra box|boxes constraint|sudoku|region'],
  },
  {
    id: 'windoku',
    name: 'Windoku',
    family: 'regions',
    explanation: 'Four extra 3×3 boxes like window panes.',
    said: [
      '~windoku|windoku|windokus|windowku|winduku|windowdoku|windoco',
      'window|win doku|duku',
      'hyper sudoku',
      {
        say: 'window|windows region|regions|box|boxes|constraint',
        unless: ['house|glass|clean|open'],
      },
    ],
  },
  {
    id: 'chaos-construction',
    name: 'Chaos construction',
    family: 'regions',
    explanation: 'The regions are not given: they are to be found along with the digits.',
    said: [
      'chaos|kaos|chaotic|cows|cayos|chaos construction|constructions|constriction|constructed',
    ],
  },
  {
    id: 'deconstruction',
    name: 'Deconstruction',
    family: 'regions',
    explanation: 'The boxes of the grid are to be found, with cells left over.',
    said: [
      'deconstruction|deconstructed sudoku|puzzle|grid|constraint|region|regions|box|boxes',
      { say: 'deconstruction', near: [GRID], unless: ['derrida|literary|dish|philosophy'] },
    ],
  },
  {
    id: 'irregular-sudoku',
    name: 'Irregular (jigsaw) sudoku',
    family: 'regions',
    explanation: 'Regions of other shapes than boxes.',
    said: [
      'irregular|irregularly sudoku|sudokus|region|regions|box|boxes|shape|shapes|shaped',
      'jigsaw sudoku|sudokus|region|regions|grid',
    ],
  },
  {
    id: 'law-of-leftovers',
    name: 'Law of leftovers',
    family: 'regions',
    explanation:
      'What sticks out of irregular regions beyond some rows equals what of those rows they leave.',
    said: ['law|lore of leftover|leftovers', 'law of left over|overs'],
  },
  {
    id: 'samurai',
    name: 'Overlapping grids',
    family: 'regions',
    explanation: 'Several grids that share boxes.',
    said: ['samurai|gattai sudoku|sudokus|puzzle|grid', 'overlapping grid|grids|sudoku|sudokus'],
  },
  {
    id: 'diagonals',
    name: 'Marked diagonals (Sudoku X)',
    family: 'regions',
    explanation: 'Digits do not repeat along a marked long diagonal.',
    said: [
      'sudoku x',
      'x sudoku',
      'main|marked|positive|negative|long|major|leading|both|central|blue diagonal|diagonals',
      'diagonal sudoku|sudokus|constraint|constraints|rule',
    ],
  },
  {
    id: 'toroidal',
    name: 'Toroidal',
    family: 'regions',
    explanation: 'The grid wraps around at its edges.',
    said: [
      'toroidal|toroid|toridal|torroidal sudoku|grid|puzzle|constraint?',
      { say: 'torus', near: [GRID, 'wrap'] },
      {
        say: 'wrap|wraps|wrapping around|round',
        near: ['grid|row|column|edge', 'other side'],
        unless: ['scarf|present|paper|gift'],
      },
    ],
  },
  {
    id: 'pentominoes',
    name: 'Pentominoes',
    family: 'regions',
    explanation: 'Shapes of five cells (or four: tetrominoes) to be laid into the grid.',
    said: [
      'pentomino|pentominoes|pentominos|pentamino|pentaminoes|tetromino|tetrominoes|tetronimo|pentonimo|pentominal',
    ],
  },
  {
    id: 'miracle-sudoku',
    name: 'Miracle sudoku',
    family: 'regions',
    explanation: 'The famous two-given grid: anti-knight, anti-king, non-consecutive.',
    said: [
      'miracle|miraculous sudoku|sudokus|sudoku',
      { say: 'miracle puzzle', unless: ['christmas'] },
    ],
  },
]
