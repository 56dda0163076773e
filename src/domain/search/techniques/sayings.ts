import type { Technique } from './technique'

export const sayings: readonly Technique[] = [
  {
    id: 'lets-get-cracking',
    name: "Let's get cracking",
    family: 'sayings',
    explanation: 'The words with which the clock starts and the solve begins.',
    said: [
      'lets|let us|we|me? get crack|cracking|crackin|crackling|cranking|tracking|cracked',
      'lets get on? to? cracking|crackin|crackling',
      'let us get cracking|crackin',
      'get cracking|crackin',
    ],
  },
  {
    id: 'three-in-the-corner',
    name: 'Three in the corner',
    family: 'sayings',
    explanation: "Sung whenever a 3 stands in a corner cell: that's three in the spotlight.",
    said: [
      {
        say: [
          '3|3s in|and|on|into the|a corner',
          '3 in the spotlight',
          'three|3 losing its religion',
        ],
        unless: [
          'corner of the? room|this|that|page|screen|cell|garden|shop',
          'corner mark|marks|shop|table',
          'pencil|kids|children|men|people|chairs',
        ],
      },
    ],
  },
  {
    id: 'bobbins',
    name: 'Bobbins',
    family: 'sayings',
    explanation: 'What is said when it goes wrong.',
    said: [
      {
        say: ['=bobbins|=bobbings|=bobbin|=bobins', 'bob|bobb ins|inns|bins|beans'],
        unless: ['sewing|thread|lace|machine|yarn|cotton|weave|weaving|sew|wool'],
      },
    ],
  },
  {
    id: 'maverick',
    name: 'Maverick',
    family: 'sayings',
    explanation: "The pilot whose small plane is heard over Simon's house during solves.",
    said: [
      {
        say: 'maverick|mavericks|mavrick|maverik',
        near: [
          'fly|flying|flies|flown|plane|aeroplane|airplane|out|overhead|noise|today|sky|hear|heard|back|again|sound|loud|engine|window|outside|buzz|buzzing|visit|around|above|propeller|aircraft|apologise|sorry',
        ],
        unless: [
          'gun|cruise|film|movie|politician|ford|dallas|approach|idea|thinker|mccain|detective|basketball|genius',
        ],
      },
    ],
  },
  {
    id: 'knowledge-bomb',
    name: 'Knowledge bomb',
    family: 'sayings',
    explanation: 'A fact about the puzzle that is dropped on the viewer.',
    said: ['knowledge|nollidge bomb|bombs|bombshell|bombed|balm|bum'],
  },
  {
    id: 'have-a-go',
    name: 'Do have a go',
    family: 'sayings',
    explanation: 'The invitation to try the puzzle before watching.',
    said: [
      'do have a go|crack',
      {
        say: 'have a go at|yourself',
        near: ['puzzle|sudoku|yourself|link|description'],
        unless: ['fair|fairground|referee'],
      },
    ],
  },
  {
    id: 'take-a-bow',
    name: 'Take a bow',
    family: 'sayings',
    explanation: 'Praise for the setter at the end.',
    said: [
      {
        say: 'take|takes|taking|took a bow',
        unless: ['actor|stage|curtain|arrow|archer|ribbon|violin|theatre'],
      },
    ],
  },
  {
    id: 'pencil-mark-police',
    name: 'Pencil-mark police',
    family: 'sayings',
    explanation: 'Those who watch whether marks are tidied up.',
    said: ['pencil mark|marks|marking police|policeman|policemen', 'pencilmark police'],
  },
  {
    id: 'naughty',
    name: 'Naughty',
    family: 'sayings',
    explanation: 'What a digit or a cell is that will not be placed.',
    said: [
      {
        say: 'naughty|naughtily|norty',
        near: ['cell|digit|puzzle|box|row|column|setter|number|#|sudoku|that|very'],
        unless: ['child|children|boy|girl|step|dog|cat|santa|nice|school|kid|puppy|son|daughter'],
      },
    ],
  },
  {
    id: 'approachable',
    name: 'Approachable (GAS)',
    family: 'sayings',
    explanation: 'A genuinely approachable sudoku: short, gentle and still clever.',
    said: [
      'genuinely approachable sudoku|sudokus|puzzle|puzzles?',
      {
        say: '=gas',
        near: ['sudoku|puzzle|approachable|setter|daily|genuinely'],
        unless: ['petrol|station|heating|cooker|oil|bill|pedal|leak|company'],
      },
    ],
  },
  {
    id: 'cracking-the-cryptic',
    name: 'Cracking the Cryptic',
    family: 'sayings',
    explanation: "The channel's own name, as it greets its viewers.",
    said: ['cracking|crack|crackin|tracking the cryptic|cryptics|crypt|cripic|kryptic'],
  },
  {
    id: 'sudokupad',
    name: 'SudokuPad',
    family: 'sayings',
    explanation: 'The software in which the solves are played, by Sven Neumann.',
    said: ['sudoku pad|pat|pads', 'sudokupad', 'svens|sven software|website|app|site'],
  },
  {
    id: 'rules-of-sudoku',
    name: 'Normal sudoku rules',
    family: 'sayings',
    explanation: 'How the reading of the rules begins.',
    said: ['normal|standard|usual|ordinary sudoku rules|rule', 'sudoku rules apply|applies|are'],
  },
]
