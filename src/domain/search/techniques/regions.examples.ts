import type { TechniqueExamples } from './technique'

export const regionsExamples: Readonly<Record<string, TechniqueExamples>> = {
  clone: {
    match: [
      'The grey shapes are clones, so this cell is the same digit as that one.',
      'It is a clone sudoku.',
      'The cloned regions hold identical digits.',
    ],
    noMatch: [
      'Dolly the sheep was a clone.',
      'Clone the repository from GitHub.',
      'The clone troopers marched.',
    ],
  },
  'extra-region': {
    match: [
      'The shaded cells form an extra region with the digits one to nine.',
      'There are two extra regions.',
    ],
    noMatch: ['I need extra time.', 'This region makes wine.'],
  },
  windoku: {
    match: ['This is a windoku.', 'The window regions contain the digits one to nine as well.'],
    noMatch: ['Open the window, please.', 'I looked through the glass.'],
  },
  'chaos-construction': {
    match: [
      'It is a chaos construction, so we need to find the regions.',
      'Chaos constructions are always hard.',
    ],
    noMatch: ['The room was in chaos.', 'Construction works block the road.'],
  },
  deconstruction: {
    match: [
      'It is a deconstruction sudoku.',
      'In deconstruction the boxes are hidden in the grid.',
    ],
    noMatch: ['Derrida wrote about deconstruction.', 'A deconstructed dish.'],
  },
  'irregular-sudoku': {
    match: ['This is an irregular sudoku.', 'The jigsaw regions have nine cells each.'],
    noMatch: ['An irregular verb.', 'We did a jigsaw of a castle.'],
  },
  'law-of-leftovers': {
    match: ['By the law of leftovers these cells equal those.', 'The law of left overs does it.'],
    noMatch: ['We ate the leftovers.', 'He studied law.'],
  },
  samurai: {
    match: ['This is a samurai sudoku with five grids.', 'These overlapping grids share box nine.'],
    noMatch: ['The samurai drew his sword.', 'A grid of streets.'],
  },
  diagonals: {
    match: [
      'Digits cannot repeat on the marked diagonals.',
      'It is a sudoku X.',
      'The positive diagonal needs a seven.',
    ],
    noMatch: ['These cells are diagonally adjacent.', 'He cut diagonally through the park.'],
  },
  toroidal: {
    match: [
      'It is a toroidal sudoku.',
      'The knights move wraps around to the other side of the grid.',
    ],
    noMatch: ['Wrap the scarf around your neck.', 'A tornado hit.'],
  },
  pentominoes: {
    match: ['We have to place twelve pentominoes.', 'This must be the T tetromino.'],
    noMatch: ['We played dominoes.', 'A box of dominoes.'],
  },
  'miracle-sudoku': {
    match: ['It reminds me of the miracle sudoku.', 'Mitchell Lee set the miracle sudoku.'],
    noMatch: ['It was a miracle.', 'A sudoku with two givens.'],
  },
}
