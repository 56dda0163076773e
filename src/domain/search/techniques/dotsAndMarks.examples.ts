import type { TechniqueExamples } from './technique'

export const dotsAndMarksExamples: Readonly<Record<string, TechniqueExamples>> = {
  kropki: {
    match: [
      'These are Kropki dots.',
      'A white dot means the digits are consecutive.',
      'The black dot is a ratio of two to one, so this is from one, two, four, eight.',
      'It is a crop key dot.',
      'All possible Kropkis are given.',
    ],
    noMatch: [
      'She wore a white dress with black dots.',
      'The farmer lost his crop.',
      'There is a black cat outside.',
    ],
  },
  xv: {
    match: [
      'Cells joined by an X sum to ten.',
      'It is an XV sudoku.',
      "All X's and V's are given.",
      'Digits separated by a V add up to five.',
    ],
    noMatch: [
      'There is an X-Wing on fives.',
      'Louis XV was king of France.',
      'X marks the spot.',
      'This is an x-sums clue.',
    ],
  },
  quadruple: {
    match: [
      'The quadruple clue says one, two, three and four appear around it.',
      'Digits in the circles are quadruples, they go in the surrounding cells.',
      'This quad circle needs a nine.',
    ],
    noMatch: [
      'It is a naked quadruple.',
      'He had a quadruple bypass.',
      'The price will quadruple.',
    ],
  },
  inequality: {
    match: [
      'The inequality sign points at the smaller digit.',
      'It is a greater than sudoku.',
      'Inequalities between these cells force a one here.',
    ],
    noMatch: ['Income inequality is rising.', 'Six is greater than five.', 'More than enough.'],
  },
  'difference-dots': {
    match: ['The difference dots have numbers in them.', 'A difference clue of five.'],
    noMatch: ['What is the difference?', 'It makes no difference to the pair of us.'],
  },
  'consecutive-marks': {
    match: ['A consecutive bar separates those cells.', 'All consecutive markers are given.'],
    noMatch: ['Three consecutive days.', 'The renban needs consecutive digits.'],
  },
  'odd-even-cells': {
    match: [
      'Cells with a grey circle are odd.',
      'An even square, so this is two, four, six or eight.',
      'The shaded squares contain even digits.',
    ],
    noMatch: ['That is odd.', 'I sat in an armchair, even so.', 'Odd plus even is odd.'],
  },
  'min-max-cells': {
    match: [
      'It is a minimum cell, so all its neighbours are greater.',
      'The maximum cells have arrows pointing out.',
    ],
    noMatch: [
      'The minimum wage went up.',
      'At maximum speed.',
      'What is the maximum of this cage?',
    ],
  },
  fortress: {
    match: ['The fortress cells are greater than their neighbours.', 'It is a fortress sudoku.'],
    noMatch: ['The army took the fortress on the hill.', 'An old castle.'],
  },
  'counting-circles': {
    match: [
      'This is a counting circles puzzle.',
      'By counting circles there are nine nines, no, nine circles with a nine.',
    ],
    noMatch: ['I counted sheep.', 'They walked in circles.'],
  },
  'clock-faces': {
    match: [
      'The clock faces increase clockwise around the dot.',
      'A white clock face, so these digits go up clockwise.',
    ],
    noMatch: ['The clock face on the church tower is blue.', 'He looked at the clock.'],
  },
  indexing: {
    match: [
      'It is a 159 sudoku.',
      'Column one indexes the position of the one in each row.',
      'This indexing cell says the five is in column three.',
    ],
    noMatch: [
      'He raised his index finger.',
      'The stock index fell.',
      'One, five and nine are left here.',
    ],
  },
}
