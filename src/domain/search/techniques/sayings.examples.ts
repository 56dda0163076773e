import type { TechniqueExamples } from './technique'

export const sayingsExamples: Readonly<Record<string, TechniqueExamples>> = {
  'lets-get-cracking': {
    match: [
      "Now, without further ado, let's get cracking.",
      'Lets get crackin.',
      'I get to play, so let us get cracking.',
    ],
    noMatch: [
      'The ice is cracking.',
      'Welcome to Cracking the Cryptic.',
      'Let us get some crackers.',
    ],
  },
  'three-in-the-corner': {
    match: [
      "That's three in the corner, that's three in the spotlight.",
      'We have a 3 in the corner.',
      "Oh look, it's threes in the corner today.",
    ],
    noMatch: [
      'Three men stood in the corner of the room.',
      'The four in the corner sees this cell.',
      'A three in the corner of that cell as a pencil mark.',
    ],
  },
  bobbins: {
    match: ['Oh, bobbins.', 'Bobbins, that does not work at all.', 'That is complete bobbins.'],
    noMatch: [
      'The sewing machine needs new bobbins.',
      'His name is Bob.',
      'A bobbin of cotton thread.',
    ],
  },
  maverick: {
    match: [
      'Maverick is out flying today.',
      'Sorry, that noise is Maverick overhead.',
      'I can hear Maverick in his plane again.',
    ],
    noMatch: [
      'Tom Cruise plays Maverick in Top Gun.',
      'He was a maverick politician.',
      'A maverick approach to finance.',
    ],
  },
  'knowledge-bomb': {
    match: ['Let me drop a knowledge bomb on you.', 'That was a bit of a knowledge bomb.'],
    noMatch: ['The bomb was defused.', 'Knowledge is power.'],
  },
  'have-a-go': {
    match: [
      'Do have a go at this puzzle yourself.',
      'You can have a go at it, the puzzle is linked under the video.',
    ],
    noMatch: ['Go to row five.', 'We go home.'],
  },
  'take-a-bow': {
    match: ['Take a bow, that is a brilliant puzzle.', 'Setter, take a bow.'],
    noMatch: ['The actors took a bow on stage.', 'He drew his bow.'],
  },
  'pencil-mark-police': {
    match: ['The pencil mark police will be after me.', 'Where are the pencil-mark police?'],
    noMatch: ['I tidy my pencil marks.', 'The police came.'],
  },
  naughty: {
    match: ['This cell is being very naughty.', 'That is a naughty digit.'],
    noMatch: ['Santa knows if a child was naughty or nice.', 'Noughts and crosses.'],
  },
  approachable: {
    match: [
      'It is a GAS, a genuinely approachable sudoku.',
      'Today is a gas puzzle from the daily series.',
    ],
    noMatch: ['The gas bill went up.', 'He is a very approachable man.'],
  },
  'cracking-the-cryptic': {
    match: [
      'Hello and welcome to Cracking the Cryptic.',
      'Welcome back to another edition of cracking the kryptic.',
    ],
    noMatch: ["Let's get cracking.", 'A cryptic crossword clue.'],
  },
  sudokupad: {
    match: ['You can play it in SudokuPad.', "It is in Sven's software."],
    noMatch: ['A sudoku on a note pad.', 'Sven is a friend.'],
  },
  'rules-of-sudoku': {
    match: ['Normal sudoku rules apply.', 'We have got normal sudoku rules, so one to nine once.'],
    noMatch: ['The rules of chess.', 'This is not a normal day.'],
  },
}
