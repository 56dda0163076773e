import type { TechniqueExamples } from './technique'

export const cagesAndSumsExamples: Readonly<Record<string, TechniqueExamples>> = {
  'killer-cage': {
    match: [
      'Digits in a killer cage cannot repeat.',
      'This seventeen cage has to be eight and nine.',
      'The digits in each cage add up to the small clue.',
      'Today we are doing a killer sudoku.',
      'What goes into a two-cell cage?',
    ],
    noMatch: [
      'The lion escaped from its cage.',
      'It is a little killer clue.',
      'My hamster sleeps in a cage.',
    ],
  },
  'little-killer': {
    match: [
      'The little killer clue gives the sum along the diagonal.',
      'This 38 little killer is enormous.',
    ],
    noMatch: [
      'Killer cages show their sums.',
      'It is a little bit hard.',
      'That mosquito is a little killer.',
    ],
  },
  'look-and-say': {
    match: [
      'It is a look-and-say cage, so there are two threes in it.',
      'The look and say clue reads one five.',
    ],
    noMatch: ['Look and say what you see.', 'I look, and I say it is a cat.'],
  },
  arrow: {
    match: [
      'Digits along the arrow sum to the digit in the circle.',
      'This arrow has three cells, so the circle is at least a six.',
      'It is an arrow sudoku.',
      'The arrow in box three adds up to nine.',
    ],
    noMatch: [
      'Press the left arrow key.',
      'Robin Hood shot an arrow at the target.',
      'The arrow of time points forward.',
      'This gap is narrow.',
    ],
  },
  'double-arrow': {
    match: [
      'On the double arrow the two circles equal the sum of the rest.',
      'It is a double-headed arrow.',
    ],
    noMatch: ['That is a plain arrow with one circle.', 'I double checked the arrow.'],
  },
  'pill-arrow': {
    match: ['The pill arrow gives a two-digit number.', 'The pill is read as a two digit sum.'],
    noMatch: ['The doctor gave me a pill.', 'That is a hard pill to swallow.'],
  },
  'magic-square': {
    match: ['The central box is a magic square.', 'In a magic square the middle digit is five.'],
    noMatch: ['What a magic moment.', 'The square cell is a four.'],
  },
  'equal-sums': {
    match: ['These are equal sum cages.', 'All cages have the same unknown total.'],
    noMatch: ['They paid equal sums of money.', 'The total is known.'],
  },
  battenburg: {
    match: [
      'The Battenburg marks all two by twos that alternate odd and even.',
      'This battenberg means the cells alternate.',
    ],
    noMatch: ['She served a slice of Battenberg cake.', 'Gutenberg printed books.'],
  },
}
