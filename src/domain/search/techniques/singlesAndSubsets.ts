import { GRID } from './company'
import type { Technique } from './technique'

const CARDS = 'poker|card|sock|shoe|glove|trouser|jean|hand|flush'

export const singlesAndSubsets: readonly Technique[] = [
  {
    id: 'naked-single',
    name: 'Naked single',
    family: 'singles and subsets',
    explanation: 'Only one digit is still possible in a cell, so it goes in.',
    said: [
      { say: 'naked|nekkid|necked single|singles', unless: ['man|men|woman|women|people|party'] },
      'naked signal',
      'sole candidate',
      'lone|single candidate',
    ],
  },
  {
    id: 'hidden-single',
    name: 'Hidden single',
    family: 'singles and subsets',
    explanation: 'A digit has only one place left in a row, column or box, so it goes there.',
    said: [
      { say: 'hidden single|singles|signal', unless: ['album|track|song|malt|mother|parent'] },
      'hidden in single',
    ],
  },
  {
    id: 'full-house',
    name: 'Full house',
    family: 'singles and subsets',
    explanation: 'One cell of a row, column or box is empty: it takes the last digit.',
    said: [
      {
        say: 'full house',
        near: ['row|column|box|cell|digit|sudoku|last'],
        unless: ['poker|ace|king|jack|theatre|theater|concert|audience|family|guest'],
      },
    ],
  },
  {
    id: 'naked-pair',
    name: 'Naked pair',
    family: 'singles and subsets',
    explanation:
      'Two cells that see each other hold the same two candidates, which leave every cell that both see.',
    said: [
      {
        say: ['naked|nekkid|necked|locked pair|pairs|pear|pears|pare', 'naked # and|or? # pair'],
        unless: [`${CARDS}|people|door|swimmer|lover|statue|body`],
      },
      {
        say: ['# # pair|pairs', '# and|or # pair|pairs', 'pair of # and|or? #'],
        unless: [CARDS, 'hidden # # pair', 'remote'],
      },
      { say: '# # =pear|=pears|=pare', near: [GRID], unless: [CARDS, 'tree|fruit|orchard|juice'] },
    ],
  },
  {
    id: 'naked-triple',
    name: 'Naked triple',
    family: 'singles and subsets',
    explanation:
      'Three cells of a row, column or box share three candidates, which leave the rest of it.',
    said: [
      'naked|nekkid|necked|locked triple|triples|triplet|tripple',
      'naked # # and? # triple|triplet',
      '# # and? # triple|triplet',
      'triple|triplet of # and|or? # and|or? #',
    ],
  },
  {
    id: 'naked-quad',
    name: 'Naked quad',
    family: 'singles and subsets',
    explanation:
      'Four cells of a row, column or box share four candidates, which leave the rest of it.',
    said: [
      { say: 'naked|nekkid|necked quad|quads|quadruple|quadruplet|quod', unless: ['bike|muscle'] },
      'naked # # # and? # quad|quadruple',
      '# # # and? # quad|quadruple',
      'quad|quadruple of # # # and|or? #',
    ],
  },
  {
    id: 'naked-quintuple',
    name: 'Naked quintuple',
    family: 'singles and subsets',
    explanation:
      'Five cells share five candidates, which leave the rest of the row, column or box.',
    said: ['naked quint|quintuple|quintuplet', '# # # # and? # quint|quintuple'],
  },
  {
    id: 'hidden-pair',
    name: 'Hidden pair',
    family: 'singles and subsets',
    explanation:
      'Two digits have only the same two cells in a row, column or box, so nothing else goes there.',
    said: [{ say: ['hidden pair|pairs|pear|pears', 'hidden # and|or? # pair'], unless: [CARDS] }],
  },
  {
    id: 'hidden-triple',
    name: 'Hidden triple',
    family: 'singles and subsets',
    explanation:
      'Three digits have only the same three cells in a row, column or box, so nothing else goes there.',
    said: ['hidden triple|triples|triplet|tripple', 'hidden # # and? # triple'],
  },
  {
    id: 'hidden-quad',
    name: 'Hidden quad',
    family: 'singles and subsets',
    explanation:
      'Four digits have only the same four cells in a row, column or box, so nothing else goes there.',
    said: [
      { say: 'hidden quad|quads|quadruple|quadruplet', unless: ['university|college|bike'] },
      'hidden # # # and? # quad|quadruple',
    ],
  },
  {
    id: 'almost-locked-set',
    name: 'Almost locked set',
    family: 'singles and subsets',
    explanation: 'A group of cells with one candidate more than it has cells.',
    said: ['almost locked set|sets|set', '=als chain|technique|elimination|xz'],
  },
]
