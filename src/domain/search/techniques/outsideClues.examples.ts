import type { TechniqueExamples } from './technique'

export const outsideCluesExamples: Readonly<Record<string, TechniqueExamples>> = {
  sandwich: {
    match: [
      'The sandwich clue is the sum of the digits between the one and the nine.',
      'A zero sandwich means the one and the nine are next to each other.',
      'It is a sandwich sudoku.',
      'The sandwich in row four has two digits in its filling.',
    ],
    noMatch: [
      'I had a ham sandwich for lunch.',
      'The sandwich shop was closed.',
      'Let me eat my sandwich in a minute.',
    ],
  },
  'x-sums': {
    match: [
      'The x-sums clue of 45 means the first digit is a nine.',
      'It is an X sum.',
      'An xsum of three must start with two.',
    ],
    noMatch: ['The sum is x.', 'Cells with an X between them sum to ten.', 'There is some x here.'],
  },
  'skyscraper-clue': {
    match: [
      'The skyscraper clue outside the grid counts the buildings you can see.',
      'In this skyscraper sudoku taller buildings hide the shorter ones.',
      'From outside, this skyscraper sees four buildings.',
    ],
    noMatch: [
      'There is a skyscraper on sevens in columns two and six.',
      'She lived in a skyscraper in New York.',
    ],
  },
  'numbered-room': {
    match: [
      'The numbered rooms clue gives the digit in the cell at that position.',
      'By numbered room, the first cell cannot be a one.',
    ],
    noMatch: [
      'Our hotel had numbered rooms.',
      'What is the room number?',
      'There is room for a number of people.',
    ],
  },
  rossini: {
    match: ['It is a Rossini sudoku.', 'The Rossini arrow says these three increase.'],
    noMatch: ['Rossini wrote The Barber of Seville.', 'An overture by Rossini.'],
  },
  'japanese-sums': {
    match: ['The Japanese sums are given outside.', 'This is a Japanese sum puzzle.'],
    noMatch: ['He was Japanese.', 'A large sum of yen.'],
  },
  'frame-sudoku': {
    match: ['This is a frame sudoku.', 'The frame clue of six means one, two, three.'],
    noMatch: ['The picture frame fell.', 'A frame of snooker.'],
  },
  'outside-sudoku': {
    match: ['It is an outside sudoku.', 'The outside clues appear in the first three cells.'],
    noMatch: ['It rains outside.', 'Play outside.'],
  },
  battlefield: {
    match: ['The battlefield clue tells how much overlaps.', 'It is a battle field sudoku.'],
    noMatch: ['The soldiers died on the battlefield.', 'A field of wheat.'],
  },
  'product-clue': {
    match: ['A product clue of 24.', 'The product cages multiply their digits.'],
    noMatch: ['This is a great product.', 'I bought a cage.'],
  },
  'broken-x-sums': {
    match: ['These are broken x-sums.', 'A shortsighted X sum.'],
    noMatch: ['The cup is broken.', 'This is an X-sum.'],
  },
  'before-and-after': {
    match: ['It is a before and after sudoku.', 'The before and after clue is nine.'],
    noMatch: ['Look at the pictures before and after.', 'The day after.'],
  },
}
