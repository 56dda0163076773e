import { GRID } from './company'
import type { Technique } from './technique'

export const dotsAndMarks: readonly Technique[] = [
  {
    id: 'kropki',
    name: 'Kropki dots',
    family: 'dots and marks',
    explanation: 'A white dot joins consecutive digits, a black dot digits in a 1:2 ratio.',
    said: [
      '~kropki|kropki|kropky|kropkey|kropkie|kropke|kropka|cropki|cropkey|cropky|krupke|kropkis|cropkies|croppy|croppie|kroppy|kropp|kropkin|krotki dot|dots|pair|pairs|sudoku|sudokus?',
      'crop|krop|crock|croc|cop|kropp|crap key|keys|ki|kee|kie dot|dots|pair|pairs|sudoku',
      'krop|kropp key|keys|ki|kee|kie',
      {
        say: 'black|white|ratio|grey dot|dots|circle|spot',
        near: [
          'cell|digit|consecutive|ratio|double|box|kropki|row|column|between|apart|negative|chain|constraint|given|sudoku|#',
        ],
        unless: ['screen|dress|dalmatian|skin|tie|fabric|dice|domino|shirt|radar'],
      },
    ],
  },
  {
    id: 'xv',
    name: 'XV',
    family: 'dots and marks',
    explanation: 'An X joins two digits that add up to 10, a V two that add up to 5.',
    said: [
      {
        say: [
          'xv|exv|xvs|xvi sudoku|clue|clues|pair|pairs|constraint',
          '=xv|=xvs',
          'x|ex|xs v|vee|vs',
        ],
        unless: ['rugby|louis|king|century|chapter|bowl|pope', 'box x'],
      },
      'x|xs|exes and|or the? a? v|vs|vees|vees',
      'v|vs|vees and|or the? an? x|xs|exes',
      {
        say: [
          'x|ex clue|sign|symbol|between',
          'v|vee clue|sign|symbol|between',
          'by|with an|a? v|vee|x|ex',
          '=x|=v|vee means|tells|says|makes|mean|tell',
        ],
        near: ['sum|add|5|10'],
        unless: ['x wing|axis', 'x sum clue|is', 'marks the spot', 'files|ray', 'shape|neck'],
      },
    ],
  },
  {
    id: 'quadruple',
    name: 'Quadruple',
    family: 'dots and marks',
    explanation: 'A circle where four cells meet: its digits all appear in them.',
    said: [
      'quadruple|quadruples|quad|quads|quadrupled clue|clues|circle|circles|dot|dots|constraint|sudoku|corner',
      { say: 'these|those|both|more|all the? =quadruples', unless: ['baby|child|price'] },
      {
        say: 'quadruple|quadruples',
        near: [
          'circle|surround|surrounding|appear|around|clue|corner|intersection|2x2',
          '4 cells',
          '2 by 2',
        ],
        unless: [
          'naked|hidden|price|cost|bypass|size|somersault|vaccine|bogey|salary|profit',
          '# # quadruple',
        ],
      },
    ],
  },
  {
    id: 'inequality',
    name: 'Inequality signs',
    family: 'dots and marks',
    explanation: 'A less-than or greater-than sign between two cells.',
    said: [
      'inequality|inequalities|unequal sign|signs|symbol|symbols|sudoku|clue|clues|constraint|constraints|arrow',
      'greater|less|more than|then sign|signs|symbol|symbols|sudoku|clue|clues',
      {
        say: 'inequality|inequalities',
        near: [GRID, 'sign|point'],
        unless: ['income|social|wealth|gender|racial|wage|poverty|society'],
      },
    ],
  },
  {
    id: 'difference-dots',
    name: 'Difference clues',
    family: 'dots and marks',
    explanation: 'A number between two cells is the difference of their digits.',
    said: ['difference dot|dots|clue|clues|pair|circle|circles|kropki'],
  },
  {
    id: 'consecutive-marks',
    name: 'Consecutive marks',
    family: 'dots and marks',
    explanation: 'A bar or dot says that two neighbours are consecutive.',
    said: ['consecutive marker|markers|bar|bars|dot|dots|mark|marks|pairs|pair|sudoku'],
  },
  {
    id: 'odd-even-cells',
    name: 'Odd and even cells',
    family: 'dots and marks',
    explanation: 'A grey circle holds an odd digit, a grey square an even one.',
    said: [
      'odd|even|odds and|or|slash odd|even|evens cell|cells|sudoku|marker|markers|constraint|square|squares|clue',
      { say: 'gray|shaded|grey circle|circles|square|squares', near: ['odd|even'] },
      'odd|even circle|circles|square|squares|cell|cells',
    ],
  },
  {
    id: 'min-max-cells',
    name: 'Minimum and maximum cells',
    family: 'dots and marks',
    explanation: 'A cell smaller (or greater) than all its neighbours.',
    said: [
      {
        say: 'minimum|maximum|min|max|minima|maxima cell|cells|square|squares',
        unless: ['phone|battery|speed'],
      },
      'local|locally minimum|maximum|minima|maxima',
    ],
  },
  {
    id: 'fortress',
    name: 'Fortress cells',
    family: 'dots and marks',
    explanation: 'A shaded cell is greater than its unshaded neighbours.',
    said: [
      'fortress cell|cells|sudoku|constraint|square|squares',
      {
        say: 'fortress|fortresses',
        near: ['cell|digit|greater|neighbour|shaded'],
        unless: ['castle|siege|army|wall|hill|lord|rings'],
      },
    ],
  },
  {
    id: 'counting-circles',
    name: 'Counting circles',
    family: 'dots and marks',
    explanation: 'A digit in a circle says how many circles hold that digit.',
    said: ['counting|count|counts|counted circle|circles', 'counting in circles'],
  },
  {
    id: 'clock-faces',
    name: 'Clock faces',
    family: 'dots and marks',
    explanation: 'The four digits around a dot grow clockwise or anticlockwise.',
    said: [
      {
        say: 'clock face|faces|phase',
        near: [GRID, 'clockwise|increase|dot|white|black'],
        unless: ['wall|church|tower|watch|roman|town'],
      },
      'clock faces sudoku|constraint|clue|clues',
    ],
  },
  {
    id: 'indexing',
    name: 'Indexing (159)',
    family: 'dots and marks',
    explanation: "A cell of column n tells in which column its row's n stands.",
    said: [
      '159|159s sudoku|constraint|puzzle|rule|column|columns?',
      '1 5 9 sudoku|constraint|puzzle|rule|indexing|index|column|columns',
      {
        say: [
          'index|indexing|indexed|indexer|indexes cell|cells|row|column|clue|clues|sudoku|digit|constraint|puzzle',
          'index|indexing|indexes|indexed',
        ],
        near: [GRID, '#', 'position'],
        unless: ['book|finger|stock|page|library|line|card|ftse|search|database'],
      },
    ],
  },
]
