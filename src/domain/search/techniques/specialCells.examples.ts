import type { TechniqueExamples } from './technique'

export const specialCellsExamples: Readonly<Record<string, TechniqueExamples>> = {
  'schrodinger-cell': {
    match: [
      'Each row has one Schrödinger cell, which holds two digits.',
      "It's a Schrodinger's cell.",
      'The shrodinger cells contain two digits at once.',
      'This must be a Schroedinger, so it is zero and five.',
    ],
    noMatch: [
      "Schrödinger's cat is both alive and dead.",
      'The Schrödinger equation describes a wave.',
      'Shredded wheat.',
    ],
  },
  doubler: {
    match: [
      'There is one doubler in every row, column and box.',
      'If this is the doubler, the cell counts as eighteen.',
      'Doublers contain each digit once.',
    ],
    noMatch: ['He doubled his bet.', 'Double the fun.', 'I played backgammon with a doubler dice.'],
  },
  negator: {
    match: ['The negator cell counts as negative.', 'Where is the negator in row five?'],
    noMatch: ['Negative thoughts.', 'We must negotiate.'],
  },
  nullifier: {
    match: ['A nullifier cell counts as zero.', 'The nullifiers form a set of the digits.'],
    noMatch: ['The contract is null and void.', 'It nullified the result.'],
  },
  multiplier: {
    match: ['The multiplier cells multiply the cage.', 'If the multiplier in this box is a two.'],
    noMatch: ['The fiscal multiplier is high.', 'Multiply by two.'],
  },
  'modifier-cell': {
    match: ['There is a modifier cell in each row.', 'These are value modifiers.'],
    noMatch: ['A modified car.', 'He modified his plan.'],
  },
  'vampire-and-prey': {
    match: ['It has vampires and prey.', 'The vampire cell adds the digit of its prey.'],
    noMatch: ['Dracula is a vampire who drinks blood.', 'The lion caught its prey.'],
  },
  'hot-and-cold': {
    match: ['A hot cell counts one more than its digit.', 'The cold cells are one less.'],
    noMatch: ['Hot and cold water.', 'It is cold outside.'],
  },
  minesweeper: {
    match: ['The sweeper cells count odd neighbours.', 'It works like a minesweeper clue.'],
    noMatch: ['The navy sent a minesweeper ship.', 'The chimney sweeper left.'],
  },
  wrogn: {
    match: ['This is a Wrogn sudoku, so every clue is wrong.', 'The genre is called wrogn.'],
    noMatch: ['I got that wrong.', 'That digit is wrong.'],
  },
  teleporter: {
    match: [
      'The line teleports to the other box.',
      'There is a teleporter in this cell for the snake.',
    ],
    noMatch: ['Scotty will teleport us up like in Star Trek.', 'I telephoned him.'],
  },
}
