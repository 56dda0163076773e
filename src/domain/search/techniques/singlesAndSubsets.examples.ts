import type { TechniqueExamples } from './technique'

export const singlesAndSubsetsExamples: Readonly<Record<string, TechniqueExamples>> = {
  'naked-single': {
    match: [
      "That's just a naked single, I've missed it for ten minutes.",
      'Are there any naked singles lying around in this grid?',
      'Seven is the sole candidate left in that cell.',
    ],
    noMatch: [
      'A single naked bulb hung from the ceiling.',
      'This is a naked pair in column three.',
      'The party was full of naked single men.',
    ],
  },
  'hidden-single': {
    match: [
      'There was a hidden single in box four all along.',
      'I am terrible at finding hidden singles.',
      'Oh, it was a hidden single seven.',
    ],
    noMatch: [
      'A single digit is hidden under the fog.',
      'The hidden single on that album was a lovely song.',
      'That is a hidden pair of twos and threes.',
    ],
  },
  'full-house': {
    match: [
      'And that gives me a full house in row seven.',
      'It is a full house, so the last digit in this box is a four.',
    ],
    noMatch: [
      'We played to a full house at the theatre.',
      'He turned over a full house, aces over kings.',
    ],
  },
  'naked-pair': {
    match: [
      "Look, that's a naked pair of fours and sixes.",
      'So these two are a three four pair, and this cell is not three or four.',
      'I have got a naked one-two pair in column five.',
      'These are a 4-6 pair now.',
      'Naked pairs are my favourite thing.',
    ],
    noMatch: [
      'There is a hidden pair in this row.',
      'I bought a pair of shoes.',
      'He had two pair in his poker hand.',
      'We do not have a pair here yet.',
    ],
  },
  'naked-triple': {
    match: [
      "That's a naked triple on one, two and three.",
      "These three cells form a 2-5-8 triple, don't they?",
      'We have got a naked triple in the middle box.',
    ],
    noMatch: [
      'The triple word score was naked greed.',
      'This is a hidden triple.',
      'He did a triple jump.',
    ],
  },
  'naked-quad': {
    match: [
      'It is a naked quad, one, two, eight and nine.',
      'So that is a one two three four quadruple in this row.',
      'Spotting naked quads is hard.',
    ],
    noMatch: [
      'He rode a quad bike across the field.',
      'The quadruple clue in the circle needs a nine.',
      'This is a hidden quad.',
    ],
  },
  'naked-quintuple': {
    match: [
      'Would you believe it, a naked quintuple in row one.',
      'These are a one two three four five quintuple.',
    ],
    noMatch: ['She gave birth to quintuplets.', 'This is a naked quad.'],
  },
  'hidden-pair': {
    match: [
      'Two and seven are a hidden pair in this box.',
      "It's a hidden pair, so we can remove everything else from those cells.",
      'There is a hidden 2-7 pair here.',
    ],
    noMatch: [
      'This is a naked pair.',
      'A pair of cells was hidden by the fog.',
      'He had a hidden pair of socks.',
    ],
  },
  'hidden-triple': {
    match: [
      'Ah, there is a hidden triple in column nine.',
      'The one, the five and the six form a hidden triple.',
    ],
    noMatch: ['This is a naked triple.', 'The triple was hidden in plain sight.'],
  },
  'hidden-quad': {
    match: ['I think that is actually a hidden quad.', 'Nobody looks for hidden quadruples.'],
    noMatch: ['There is a naked quad in this row.', 'They met in a hidden quad at the college.'],
  },
  'almost-locked-set': {
    match: [
      'These two cells are an almost locked set.',
      'You could do this with almost locked sets, I suppose.',
    ],
    noMatch: ['I almost locked the set of keys in the car.', 'The door was almost locked.'],
  },
}
