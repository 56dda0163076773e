import type { TechniqueExamples } from './technique'

export const intersectionsExamples: Readonly<Record<string, TechniqueExamples>> = {
  'pointing-pair': {
    match: [
      'The fives in box two are a pointing pair.',
      'We can use pointing pairs to rule out eight from this cell.',
      'Those two make a pair pointing at this square.',
      'It is a pointing triple, in fact.',
    ],
    noMatch: [
      'Thank you for pointing out the mistake.',
      'He was pointing at the screen.',
      'There is a naked pair in this box.',
    ],
  },
  'box-line-reduction': {
    match: [
      'That is a box-line reduction on the threes.',
      'By box line interaction this cell cannot be a four.',
      'A claiming pair, as some people call it.',
    ],
    noMatch: [
      'The box lines are drawn thicker than the others.',
      'The line crosses three boxes.',
      'There was a price reduction on the box.',
    ],
  },
  'locked-candidates': {
    match: ['Locked candidates gets rid of this six.', 'These are locked candidates in row five.'],
    noMatch: [
      'The candidates in this cell are two and four.',
      'The doors were locked and the candidates left.',
    ],
  },
}
