import type { TechniqueExamples } from './technique'

export const fishExamples: Readonly<Record<string, TechniqueExamples>> = {
  'x-wing': {
    match: [
      "And now, hang on, that's just an X-Wing on sevens in these columns.",
      'There is an x wing here.',
      'That makes an ex wing on fours in rows two and eight.',
      'I love xwings.',
      'Is that an eggs-wing of threes?',
      'It is a finned X-Wing, actually.',
      "We've got an X-ring of sixes in columns one and nine.",
    ],
    noMatch: [
      'Luke Skywalker flew an X-Wing fighter.',
      'The bird broke its wing.',
      'That is an XY-wing.',
      'His ex won the lottery.',
      'Mark an X in the right wing of the building.',
    ],
  },
  swordfish: {
    match: [
      "That's a swordfish on eights.",
      'Oh my goodness, it is a sword fish in these three rows.',
      'Can we find a sort fish on the fives?',
      'A swordfish would need a third row.',
    ],
    noMatch: [
      'We had grilled swordfish for dinner.',
      'He caught a swordfish off the coast in his boat.',
      'The fish had a nose like a sword.',
    ],
  },
  jellyfish: {
    match: [
      "Don't tell me it's a jellyfish on nines.",
      'You could do that with a jelly fish, four rows and four columns.',
    ],
    noMatch: [
      'I was stung by a jellyfish at the beach.',
      'Jellyfish drift in the ocean.',
      'We ate jelly after the fish.',
    ],
  },
  squirmbag: {
    match: [
      'The five-row version is called a squirmbag.',
      'That would be a starfish of sevens in five columns.',
    ],
    noMatch: [
      'The children found a starfish on the beach.',
      'The baby began to squirm in its bag.',
    ],
  },
  'finned-fish': {
    match: [
      'It is a finned X-Wing, so only cells that see the fin lose the four.',
      'A finned swordfish would do it.',
      'This is what they call a sashimi swordfish.',
    ],
    noMatch: [
      'The shark is a finned animal.',
      'We had sushi and sashimi for lunch.',
      'That is a plain X-Wing in rows three and six.',
    ],
  },
  skyscraper: {
    match: [
      'That’s a skyscraper, that is.',
      'And this square had to give it up, because of the sky scraper.',
      'There is a skyscraper on sevens here.',
      'This is a skyscraper pattern, so this cell cannot be a two.',
      'The sky scraper rules out four from both of these cells.',
    ],
    noMatch: [
      'The skyscraper clue outside the grid is a four.',
      'Her office is on the top floor of a skyscraper.',
      'In a skyscraper sudoku the clue counts the buildings you can see.',
      'A skyscraper was built in seven months in the city.',
    ],
  },
  'two-string-kite': {
    match: [
      'This is a two-string kite on fives.',
      'A 2 string kite, ladies and gentlemen.',
      'I think it is called a to string kite.',
    ],
    noMatch: [
      'We flew a two-string kite on the beach.',
      'The kite had a long string.',
      'Two strings of my guitar broke.',
    ],
  },
  'turbot-fish': {
    match: [
      'Some would call that a turbot fish.',
      'It is a turbo fish on threes, strong link to strong link.',
    ],
    noMatch: ['I ordered the turbot in a restaurant.', 'The car has a turbo engine.'],
  },
  'empty-rectangle': {
    match: [
      'That is an empty rectangle in box five.',
      'I never see empty rectangles when I solve.',
    ],
    noMatch: [
      'Draw an empty rectangle on the paper.',
      'This is a unique rectangle.',
      'The box is empty.',
    ],
  },
  exocet: {
    match: ['This must be an Exocet.', 'I think it is a junior exoset with these base cells.'],
    noMatch: ['An Exocet missile hit the ship.', 'Excellent, the exercise is set.'],
  },
}
