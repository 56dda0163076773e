import type { TechniqueExamples } from './technique'

export const uniquenessExamples: Readonly<Record<string, TechniqueExamples>> = {
  'unique-rectangle': {
    match: [
      'I could use a unique rectangle here, but I do not like to.',
      'That would be a uniqueness rectangle on three and nine.',
      'Unique rectangles always feel like cheating.',
    ],
    noMatch: [
      'Each rectangle has a unique colour.',
      'This puzzle has a unique solution.',
      'That is an empty rectangle.',
    ],
  },
  'deadly-pattern': {
    match: [
      'Those four cells would be a deadly pattern.',
      'We must avoid the deadly pattern of fours and fives.',
    ],
    noMatch: [
      'The virus spread in a deadly pattern.',
      'There is a pattern in these cells.',
      'It was a deadly snake.',
    ],
  },
  uniqueness: {
    match: [
      'I am not going to use uniqueness.',
      'There is a uniqueness argument in box seven.',
      'By uniqueness that cannot be a two.',
    ],
    noMatch: ['This sudoku has a unique solution.', 'The uniqueness of each person is a gift.'],
  },
  bug: {
    match: [
      'That is a BUG plus one.',
      'Bivalue universal grave, so this is a seven.',
      'Every cell has two candidates, so it is a bug.',
    ],
    noMatch: [
      'There is a bug in the software.',
      'A bug is crawling over my screen.',
      'I caught a stomach bug last week.',
      'It is a bug and they will fix it.',
    ],
  },
  'avoidable-rectangle': {
    match: [
      'An avoidable rectangle, since I placed those digits.',
      'Avoidable rectangles are rare.',
    ],
    noMatch: ['The accident was avoidable.', 'That is a unique rectangle.'],
  },
  'gurths-theorem': {
    match: [
      "By Gurth's theorem the middle digit is a five.",
      'This is symmetrical placement, like girths theorem.',
    ],
    noMatch: ['The girth of the tree was three metres.', 'The givens look symmetrical.'],
  },
}
