import { FOOD, GRID } from './company'
import type { Technique } from './technique'

const CITY =
  'city|office|floor|storey|york|london|dubai|manhattan|climb|architect|apartment|lift|elevator|crane|skyline|live|lived|work|worked'

export const outsideClues: readonly Technique[] = [
  {
    id: 'sandwich',
    name: 'Sandwich',
    family: 'outside clues',
    explanation:
      'A number outside a row or column is the sum of the digits between its 1 and its 9.',
    said: [
      'sandwich|sandwiches sudoku|sudokus|clue|clues|sum|sums|total|totals|constraint|puzzle',
      '## =sandwich',
      {
        say: '=sandwich|=sandwiches',
        near: [
          'crust|filling|clue|sum|outside|row|column|total|digit|cell',
          '1 and|or|a|the 9',
          'between the 1',
        ],
        unless: [FOOD, 'ham|cheese|tuna|bacon|toast|butter|shop|bite|egg|club|prawn'],
      },
      { say: '=sandwiched', near: ['1 and|the 9', '9 and the? 1', 'clue|sum'] },
    ],
  },
  {
    id: 'x-sums',
    name: 'X-sums',
    family: 'outside clues',
    explanation: 'A number outside is the sum of the first X digits, X being the first of them.',
    said: [
      { say: 'x|ex|xs sum|sums|some|summed clue|clues|sudoku?', unless: ['my|his|her|your ex'] },
      'xsum|xsums|exsum|exsums',
    ],
  },
  {
    id: 'skyscraper-clue',
    name: 'Skyscraper clue',
    family: 'outside clues',
    explanation:
      'A number outside counts the digits seen along the row, taller ones hiding shorter ones.',
    said: [
      'sky scraper|scrapers clue|clues|sudoku|sudokus|puzzle|number|constraint|count|building|buildings',
      'skyscraper|skyscrapers clue|clues|sudoku|sudokus|puzzle|number|constraint|count|building|buildings',
      {
        say: 'sky scraper|scrapers',
        near: [
          'clue|outside|visible|seen|building|height|tall|taller|view|looking|hidden|hide|count',
          'look in',
        ],
        unless: [CITY],
      },
    ],
  },
  {
    id: 'numbered-room',
    name: 'Numbered room',
    family: 'outside clues',
    explanation: 'The first digit from the clue says how far in the clue digit stands.',
    said: [
      {
        say: 'numbered|number|numbers|numeral room|rooms|groom clue|clues|sudoku',
        unless: ['hotel'],
      },
      { say: 'numbered|numbers rooms|room', unless: ['hotel|hospital|door|floor|key|corridor'] },
      {
        say: 'number room|rooms',
        near: ['clue|digit|row|column|position|cell'],
        unless: ['hotel|hospital|door|floor|key|corridor'],
      },
    ],
  },
  {
    id: 'rossini',
    name: 'Rossini',
    family: 'outside clues',
    explanation: 'An arrow outside says that the first three digits rise or fall.',
    said: [
      { say: 'rossini|rosini|rossinis', unless: ['opera|barber|overture|composer|music|seville'] },
    ],
  },
  {
    id: 'japanese-sums',
    name: 'Japanese sums',
    family: 'outside clues',
    explanation: 'Numbers outside are the sums of the runs of shaded digits.',
    said: ['japanese sum|sums|some'],
  },
  {
    id: 'frame-sudoku',
    name: 'Frame sudoku',
    family: 'outside clues',
    explanation: 'A number outside is the sum of the nearest three digits.',
    said: ['frame|framed sudoku|clue|clues|sum|sums|total'],
  },
  {
    id: 'outside-sudoku',
    name: 'Outside sudoku',
    family: 'outside clues',
    explanation: 'A digit outside appears among the nearest three cells.',
    said: ['outside sudoku|sudokus|clue|clues|digit|digits|number|numbers'],
  },
  {
    id: 'battlefield',
    name: 'Battlefield',
    family: 'outside clues',
    explanation:
      'The first and last digit of a row march inwards: the clue sums what they leave, or where they meet.',
    said: [
      'battlefield|battlefields clue|clues|sudoku|constraint',
      'battle field|fields clue|clues|sudoku|constraint',
      {
        say: 'battle field|fields',
        near: [GRID, 'clue|sum|overlap'],
        unless: ['war|army|soldier|died|general|earth'],
      },
    ],
  },
  {
    id: 'product-clue',
    name: 'Product clue',
    family: 'outside clues',
    explanation: 'A number that is the product of the digits it speaks of.',
    said: ['product clue|clues|cage|cages|sudoku|arrow|line', 'little multiplier|product'],
  },
  {
    id: 'broken-x-sums',
    name: 'Broken X-sums',
    family: 'outside clues',
    explanation: 'X-sums with a twist in how far they reach.',
    said: ['broken|short|shortsighted|longsighted sighted? x|ex sum|sums|some', 'broken xsums'],
  },
  {
    id: 'before-and-after',
    name: 'Before and after',
    family: 'outside clues',
    explanation: 'Clues outside sum what stands before (or after) a certain digit.',
    said: [
      'before and after clue|clues|sudoku|constraint',
      { say: 'before the? 9', near: ['clue|sum|outside'] },
    ],
  },
]
