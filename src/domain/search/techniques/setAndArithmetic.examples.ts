import type { TechniqueExamples } from './technique'

export const setAndArithmeticExamples: Readonly<Record<string, TechniqueExamples>> = {
  'set-theory': {
    match: [
      'I am going to use set theory.',
      'This is set equivalence theory, or SET for short.',
      'So if I do some SET on these two rows and those two columns.',
      'The blue set and the red set must contain the same digits.',
      'We can think about this by set, taking columns one and nine.',
    ],
    noMatch: [
      'I set the table for dinner.',
      'He bought a chess set.',
      'We use a set of rules.',
      'She won the first set of the match.',
      'That sets the tone for the solve.',
    ],
  },
  'phistomefel-ring': {
    match: [
      'By the Phistomefel ring, these sixteen cells contain the same digits.',
      'Everybody knows the fistomafel ring by now.',
      'It is the Fisterma fell ring.',
      'The fist of a fell ring tells us that.',
      "That's Phistomefel's theorem.",
      'Could it be Fistemafel at work around box five?',
    ],
    noMatch: [
      "Today's puzzle is by Phistomefel.",
      'He gave her a ring.',
      'He banged his fist on the table and fell over.',
      'Phistomefel is a genius of a setter.',
    ],
  },
  parity: {
    match: [
      'There is a parity argument here, odd plus even is odd.',
      'These two cells must have the same parity.',
      'So the parity of this box is fixed.',
      'By parody this one must be even.',
      'The parities along the line alternate.',
    ],
    noMatch: [
      'The euro reached parity with the dollar.',
      'They want pay parity for women.',
      'It was a parody of a song.',
    ],
  },
  'modular-arithmetic': {
    match: [
      'This is modular arithmetic, everything mod three.',
      'One, four and seven are the same modulo 3.',
      'It is a different residue class.',
    ],
    noMatch: [
      'We installed a mod 3 of the game.',
      'The modular line in box two.',
      'The sofa is modular.',
    ],
  },
  'the-secret': {
    match: [
      'I only share the secret with my very favourite people.',
      'The secret is that every row, column and box adds up to forty-five.',
      'You know the secret, which is that the digits one to nine sum to 45.',
      "I'll tell you the secret because you are my favorite people.",
      'Using the secret, those two cells add up to ten.',
      'We let you in on the secret.',
    ],
    noMatch: [
      'The secret ingredient of the sauce is salt.',
      'They got married in secret.',
      'He was a secret agent.',
      'The secret to good pasta is salt in the water.',
      'There is no secret about that.',
    ],
  },
  'rule-of-45': {
    match: [
      'By the rule of 45 this cell is an eight.',
      'Each box must add up to forty-five.',
      'The 45 rule gives us those two cells.',
    ],
    noMatch: [
      'It took me forty-five minutes.',
      'That adds up to forty-five pounds.',
      'The rule is simple.',
    ],
  },
  'innies-and-outies': {
    match: ['The innies and outies of box three.', 'That leaves one outie, this cell.'],
    noMatch: ['Is your belly button an innie or an outie?', 'We stayed at an inn out of town.'],
  },
  'cage-combinations': {
    match: [
      'What are the combinations for an eleven cage?',
      'There is only one combination for 17 in two cells.',
      'There are only two ways to make seven in a three-cell cage, no, one.',
    ],
    noMatch: ['He forgot the combination of the lock.', 'What a beautiful combination of ideas.'],
  },
  'degrees-of-freedom': {
    match: [
      'There are two degrees of freedom in this arrow.',
      'We have used up our one degree of freedom.',
    ],
    noMatch: ['It is twenty degrees outside.', 'The robot arm has six degrees of freedom.'],
  },
  'triangular-number': {
    match: [
      'Fifteen is the fifth triangular number.',
      'That is a triangle number, so the digits are one to six.',
    ],
    noMatch: ['A triangular sandwich.', 'The number is in the triangle.'],
  },
  pigeonhole: {
    match: [
      'It is the pigeonhole principle, five cells and only four digits.',
      'By a pigeon hole argument one of them is a nine.',
    ],
    noMatch: ['The letter was in my pigeonhole at the office.', 'A pigeon sat on the roof.'],
  },
  roping: {
    match: [
      'This is roping, the same three digits along the band.',
      'The triples rope through these boxes.',
      'We get a roping pattern in rows one to three.',
    ],
    noMatch: [
      'The cowboy was roping cattle.',
      'He tied the rope to the boat.',
      'I was groping in the dark.',
    ],
  },
  braiding: {
    match: ['It is not roping, it is braiding.', 'The digits braid across this band.'],
    noMatch: ['She was braiding her hair.', 'A loaf of braided bread.'],
  },
  'aads-tetris': {
    match: [
      "These are Aad's tetris pieces, they contain the same digits.",
      'The tetris shapes in the corners are equal by set.',
    ],
    noMatch: ['I used to play Tetris on my Gameboy.', 'A piece of cake.'],
  },
}
