import type { TechniqueExamples } from './technique'

export const fogAndShadingExamples: Readonly<Record<string, TechniqueExamples>> = {
  'fog-of-war': {
    match: [
      'Today we have a fog of war puzzle.',
      'If I put the digit in, the fog clears around it.',
      'The rest of the grid is covered in fog.',
      'That will reveal some more of the fog, I hope, in box four.',
    ],
    noMatch: [
      'The fog over London delayed the flight.',
      'I have brain fog this morning.',
      'A frog sat on the lily pad.',
    ],
  },
  'yin-yang': {
    match: [
      'This is a yin-yang sudoku.',
      'By ying yang logic there is no two by two.',
      'In yin yang the border changes colour at most twice.',
    ],
    noMatch: ['It is the yin and yang of life.', 'A yen for chocolate.'],
  },
  cave: {
    match: [
      'It is a cave sudoku.',
      'The cave must be connected and the walls reach the edge of the grid.',
    ],
    noMatch: ['Bats live in that cave.', 'The roof may cave in.'],
  },
  nurikabe: {
    match: ['There are Nurikabe rules as well.', 'It is a nuri kabe puzzle.'],
    noMatch: ['He lives near a bay.', 'Nori is a seaweed.'],
  },
  slitherlink: {
    match: ['This combines slitherlink with sudoku.', 'It is a slither link loop.'],
    noMatch: ['Snakes slither.', 'Click the link below.'],
  },
  fillomino: {
    match: ['It is a fillomino sudoku.', 'By filomino rules these are different polyominoes.'],
    noMatch: ['Fill my cup.', 'A line of dominoes.'],
  },
  'star-battle': {
    match: ['This is a star battle with two stars.', 'In star battle no stars touch.'],
    noMatch: ['Star Wars has a battle in space.', 'The stars are bright.'],
  },
  galaxies: {
    match: [
      'Every galaxy has rotational symmetry about its dot.',
      'It is a spiral galaxies puzzle with sudoku rules.',
    ],
    noMatch: ['The telescope shows distant galaxies.', 'My phone is a Samsung Galaxy.'],
  },
  norinori: {
    match: ['It has Norinori rules.', 'In nori nori each region has a domino.'],
    noMatch: ['Nori is used for sushi.', 'Norway is north.'],
  },
  heyawake: {
    match: ['This is a Heyawake.', 'By heyawaki rules shaded cells do not touch.'],
    noMatch: ['Hey, are you awake?', 'I was awake all night.'],
  },
  masyu: {
    match: ['The loop follows Masyu rules.', 'The white pearls mean the loop goes straight.'],
    noMatch: ['She wore a pearl necklace.', 'The attack on Pearl Harbor.'],
  },
  tapa: {
    match: ['There are Tapa clues in the grid.', 'The tapa sudoku shades some cells.'],
    noMatch: ['We ate tapas in a Spanish bar.', 'Tap a key.'],
  },
  hitori: {
    match: ['It combines Hitori and sudoku.', 'By hitori rules we shade the repeats.'],
    noMatch: ['History is long.', 'He hit the ball.'],
  },
  kakuro: {
    match: ['It feels like a Kakuro.', 'Kakuro fans know these sums.'],
    noMatch: ['The cucumber is green.', 'A crossword clue.'],
  },
  snake: {
    match: [
      'The snake does not touch itself, not even diagonally.',
      'We have to draw a snake through the grid.',
    ],
    noMatch: ['The snake bit his leg.', 'Snakes and ladders.'],
  },
  loop: {
    match: ['Draw a single loop through the cells.', 'The loop cannot cross itself.'],
    noMatch: ['I listened to that song on a loop.', 'A while loop in the code.'],
  },
  aquarium: {
    match: ['It is an aquarium sudoku.', 'In aquarium the water level fills the tank.'],
    noMatch: ['We went to visit the aquarium to see a shark.', 'The goldfish swims.'],
  },
}
