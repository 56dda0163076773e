import type { TechniqueExamples } from './technique'

export const globalRulesExamples: Readonly<Record<string, TechniqueExamples>> = {
  'anti-knight': {
    match: [
      'There is an anti-knight constraint.',
      "Cells a knight's move apart cannot contain the same digit.",
      'By the aunty night rule this is not a four.',
      "This three rules those cells out by knight's move.",
    ],
    noMatch: [
      'The knight wore shining armour.',
      'Good night.',
      'He played a knight move against his opponent, knight to f6.',
    ],
  },
  'anti-king': {
    match: [
      'Anti-king means touching cells are different.',
      "Identical digits cannot be a king's move apart.",
      'It is an auntie king sudoku.',
    ],
    noMatch: [
      'King Charles was crowned.',
      'That is the anti-knight rule.',
      'The king moved into the palace.',
    ],
  },
  'anti-queen': {
    match: ['There is an anti-queen constraint on nines.', "No nines may be a queen's move apart."],
    noMatch: ['The Queen lived in a palace.', 'Queen played a concert.'],
  },
  'disjoint-sets': {
    match: [
      'By disjoint sets the five cannot be in the same position of two boxes.',
      'It is a disjoint groups sudoku.',
    ],
    noMatch: [
      'My shoulder was out of joint.',
      'A rather disjointed speech.',
      'The sets of digits overlap.',
    ],
  },
  nonconsecutive: {
    match: [
      'There is a non-consecutive constraint, so no four next to a five.',
      'It is a nonconsecutive sudoku.',
    ],
    noMatch: ['He served two non-consecutive terms.', 'The digits are consecutive.'],
  },
  'negative-constraint': {
    match: [
      'There is no negative constraint, so not all dots are given.',
      'The negative constraint says these two are not consecutive.',
    ],
    noMatch: ['He was very negative.', 'That is quite a constraint.'],
  },
  'global-entropy': {
    match: ['It has global entropy in every two by two.', 'Global entropic logic.'],
    noMatch: ['The entropic line.', 'Global warming.'],
  },
}
