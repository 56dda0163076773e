import { COLOURS, GRID } from './company'
import type { Technique } from './technique'

const NOT_SETTER =
  'puzzle|sudoku|video|channel|setter|constructor|author|genius|called|welcome|thank|website'

/** Where parity is not about digits. */
const MONEY =
  'price|currency|dollar|euro|pay|gender|wage|market|nuclear|exchange|economic|income|salary|political|pound|esteem|purchasing|bit|raid'

export const setAndArithmetic: readonly Technique[] = [
  {
    id: 'set-theory',
    name: 'Set theory (SET)',
    family: 'set and arithmetic',
    explanation:
      'Two regions of the same number of complete rows, columns or boxes hold the same digits; what they share cancels.',
    said: [
      { say: ['set|sets theory|theories', 'set equivalence|equivalents|equivalency theory?'] },
      'said|sat equivalence theory?',
      {
        say: 'smell|smells|feel|feels|look|looks of|like =set',
        unless: ['=set of|up|menu|piece|list'],
      },
      's e t',
      // "Use set" at the end of a sentence is nothing else.
      {
        say: 'use|try|apply|using|trying|applying =set',
        unless: ['=set _', 'tv|television|tennis|chess'],
      },
      'set theoretic|theoretical|argument|trick|logic',
      {
        say: 'using|use|by|apply|applying|do|doing =set',
        near: ['row|column|box|grid|equivalence|cell'],
        unless: [
          '=set of|up|aside|off|piece',
          'tennis|chess|tv|television|dinner|table|lego|cutlery|drum',
        ],
      },
      {
        say: 'use|using|do|doing|try|trying|apply|applying|love|loving|some|by|with|of|about|see|this =set',
        near: ['row|column|box|sudoku|grid|equivalence|digit|cell', 'here'],
        unless: [
          '=set of|up|aside|off|out|in|fire|the|a|menu|piece|alarm|list|by',
          'tennis|chess|tv|television|dinner|film|table|mind|trick|skill|complete|match',
        ],
      },
      {
        say: `${COLOURS}|same|both|these|those|those =set|=sets`,
        near: ['equal|same|identical|equivalent|cancel|remove|phistomefel|ring|row|column|box'],
        unless: ['tennis|chess|tv|television|table|train|lego', '=set up'],
      },
    ],
  },
  {
    id: 'phistomefel-ring',
    name: 'Phistomefel ring',
    family: 'set and arithmetic',
    explanation:
      'The sixteen cells around the central box hold the same digits as the four 2×2 corners of the grid.',
    said: [
      'phistom*|fistom*|fistam*|fistem*|phystom*|fistim*|phistam*|phistem*|fystom*|festom*|vistom*|pistom*|mephisto*|fister*|fista|philistom*|physto*|phisto* fell|fellow|fel|fells|fails|phil|full|phel|feel|follow? ring|theorem',
      {
        say: [
          'phistom*|fistom*|fistam*|fistem*|phystom*|fistim*|phistam*|phistem*|fystom*|festom*|vistom*|vistam*|pistom*|~phistomefel|~fistomafel fell|fellow|fel|fells|fails|phil|full|phel?',
          '=fistermafel|fisterma*|fisterme*|fistermo*|fistuma*|fistume*|fistoma*|fistome*|phisterm*|phistum*',
          'fist|fisto|fista|fister|phisto|phista|feisto mafel|mefel|mofel|mafell|mefell|maffel|muffle|mayfell|mophel|mefl',
          'fisterm*|fister|fista|fisto|phister|phisto|fistama|fistema|fistoma fell|fellow|fel|fells|ma|mah|more',
        ],
        unless: [
          NOT_SETTER,
          'by phistom*|fistom*|fistam*|fistem*|phystom*',
          'puzzle|puzzles from|of',
        ],
      },
      'fist|feast|first|fish|fast|mist|vista of|a|to|o|er? mefel|mafel|mofel|mephel|mefl|mafell|mefell',
      'fist|feast|first|fish|fast|mist|vista of|a|to|ma|more|mo|my|am|um|her|or a|the|ma|my? fell|fellow|full|phil|file|fill|fail ring',
      'fist|fisty|fista|feast|first|fish|vista of|a|o|to? muffle|maffle|maffel|muffel|muffles|waffle ring',
      'ring of phistom*|fistom*|fistam*|fistem*|phystom*',
    ],
  },
  {
    id: 'parity',
    name: 'Parity',
    family: 'set and arithmetic',
    explanation:
      'Reasoning by odd and even: sums, differences and lines often fix which a cell is.',
    said: [
      'parity argument|trick|check|checks|logic|constraint|consideration|switch|flip|swap|issue|problem|restriction',
      'change|changes|switch|flip|swap of|in parity',
      { say: 'parity thing|reason|question|game|business', unless: [MONEY] },
      'same|opposite|different|odd|even|alternating parity|parities',
      {
        say: 'parity|parities',
        near: [
          'odd|even|cell|digit|colour|sum|arrow|same|opposite|row|column|box|alternate|dot|total|cage|region|domino|alternating|polarity|grid|sudoku|killer|killer|add|circle',
        ],
        unless: [MONEY],
      },
      {
        say: ['parody|paroty', 'parry tea'],
        near: ['odd|even|opposite'],
        unless: ['song|film|comedy|account|sketch'],
      },
    ],
  },
  {
    id: 'modular-arithmetic',
    name: 'Modular thinking',
    family: 'set and arithmetic',
    explanation:
      'Reasoning by remainders, mostly of three: 1 4 7, 2 5 8 and 3 6 9 are the classes.',
    said: [
      'modular|modulo|modula arithmetic|thinking|logic|reasoning|class|classes|math|maths|mathematics',
      { say: 'mod|modulo|modulus|mode 3', unless: ['game|car|install|kitchen|version|download'] },
      { say: 'modulo|modularity', near: [GRID, '#', 'remainder'] },
      'residue class|classes',
      {
        say: 'remainder',
        near: ['3|divide|divided|modulo|mod'],
        unless: ['will|estate|day|evening'],
      },
    ],
  },
  {
    id: 'the-secret',
    name: 'The secret',
    family: 'set and arithmetic',
    explanation:
      'Every row, column and box holds 1 to 9 once and so adds up to 45: the secret Simon shares only with his favourite people.',
    said: [
      {
        say: 'the|my|this|that|a|our|your|simons|little secret|secrets',
        near: [
          '45',
          '40 5',
          'favorite|favourite people|person|viewer|viewers|friend|friends',
          'row|column|box|region add|adds|sum|sums|total|totals|contain|contains',
          'digits 1 to 9',
          '1 to 9',
          'rows|columns|boxes|sudoku|puzzle|grid|triangular',
          'row and column',
        ],
        unless: [
          'recipe|sauce|santa|agent|ingredient|garden|success|happy|marriage|cooking|pasta|cake|spy|service|passage|code|bake|steak|life',
        ],
      },
      'do you know my|the secret',
      {
        say: 'know|share|using|use|remember|tell|told|reveal|apply|divulge|need|learn|telling|sharing|imparting|impart you? the|my|that|this secret',
        near: [
          'sudoku|digit|row|column|box|cage|video|45|people|cell|add|sum|total|channel|viewer|who|favourite',
        ],
        unless: [
          'recipe|sauce|santa|agent|ingredient|success|marriage|cooking|cake|spy|code|police|life',
        ],
      },
      { say: 'in on the|my|our secret', unless: ['spy|santa|surprise|party|affair|recipe'] },
    ],
  },
  {
    id: 'rule-of-45',
    name: 'Rule of 45',
    family: 'set and arithmetic',
    explanation:
      'Each row, column and box adds up to 45, so what sticks out of cages or fails to fill it is known.',
    said: [
      'rule of 45',
      'rule of 40 5',
      '45|45s rule|argument|trick',
      '40 5 rule|argument|trick',
      {
        say: [
          'add|sum|total|adding|summing|come|make up? to? 45',
          'add|sum|total|adding|summing|come|make up? to? 40 5',
        ],
        unless: ['minute|pound|dollar|year|price|bill|euro|quid'],
      },
    ],
  },
  {
    id: 'innies-and-outies',
    name: 'Innies and outies',
    family: 'set and arithmetic',
    explanation:
      'Cells of a region left over by its cages, or cells of those cages that stick out.',
    said: [
      {
        say: ['innie|innies|inny and|or|an outie|outies|outy', 'innies|outies|outie|innie'],
        unless: ['belly|button|navel|tummy'],
      },
    ],
  },
  {
    id: 'cage-combinations',
    name: 'Cage combinations',
    family: 'set and arithmetic',
    explanation: 'The few ways to make a total from so many different digits.',
    said: [
      'cage combination|combinations|combos|possibilities',
      {
        say: 'combination|combinations|combo|combos',
        near: ['cage|sum|total|add|killer', '## in #', 'digits', '# cell'],
        unless: ['lock|safe|suitcase|boxing|jab|padlock'],
      },
      {
        say: 'way|ways are|is? there|they? of|to make|making|do|doing|get|getting ##',
        near: ['cage|sum|total|cell|digit'],
      },
      {
        say: 'only one|1|2|two|3|three way|ways to|of make|making|do|doing|add',
        near: ['cage|sum|total|##|digit'],
      },
    ],
  },
  {
    id: 'degrees-of-freedom',
    name: 'Degrees of freedom',
    family: 'set and arithmetic',
    explanation: 'How much a sum can still move away from its least or greatest value.',
    said: [
      {
        say: ['degree|degrees of freedom', 'degrees freedom'],
        unless: ['robot|statistic|statistics|arm|speech|joint'],
      },
    ],
  },
  {
    id: 'triangular-number',
    name: 'Triangular number',
    family: 'set and arithmetic',
    explanation:
      'The sum of 1 to n: 3, 6, 10, 15, 21, 28, 36, 45: the least that n different digits add up to.',
    said: ['triangular|triangle number|numbers'],
  },
  {
    id: 'pigeonhole',
    name: 'Pigeonhole principle',
    family: 'set and arithmetic',
    explanation:
      'More cells than digits that may go there: two must be equal, or one must be something else.',
    said: [
      {
        say: ['pigeon hole|holes|holed|holing principle|argument', 'pigeonhole principle|argument'],
      },
      {
        say: 'pigeon hole|holes|holed',
        near: [GRID, '#'],
        unless: ['letter|mail|office|post|actor|career|bird|label'],
      },
    ],
  },
  {
    id: 'roping',
    name: 'Roping',
    family: 'set and arithmetic',
    explanation:
      'The three digits of a row of one box recur together in a row of the next, all along the band.',
    said: [
      {
        say: 'this|thats|its|theres|get|got|just|called is? =roping',
        unless: ['cattle|climb|cowboy|horse|mountain|me|him|her|us|them'],
      },
      {
        say: ['roping|ropings', 'roped together'],
        near: [GRID, 'band|triple|chute|braid|pattern|digit|three|3|rope|braiding'],
        unless: ['cattle|climb|cowboy|horse|calf|mountain|rodeo|mountaineer'],
      },
      {
        say: 'rope|ropes|roped',
        near: ['row|column|box|triple|band|digit|braid|cell|sudoku'],
        unless: [
          'cattle|climb|cowboy|horse|calf|mountain|rodeo|tie|tied|knot|ladder|boat|swing|into|skip|show|learn|jump|pull|money',
        ],
      },
      'roping|rope|groping|wrapping structure|pattern|effect|phenomenon',
    ],
  },
  {
    id: 'braiding',
    name: 'Braiding',
    family: 'set and arithmetic',
    explanation: 'A band whose triples do not rope: two digits travel on while the third changes.',
    said: [
      {
        say: 'braid|braids|braided|braiding',
        near: [GRID, 'rope|roping|triple|band|digit'],
        unless: ['hair|bread|plait|pony|girl|wig|daughter'],
      },
    ],
  },
  {
    id: 'aads-tetris',
    name: "Aad's tetris pieces",
    family: 'set and arithmetic',
    explanation:
      "Matching corner regions of the grid found by Aad van de Wetering's kind of set argument: the same digits in tetris-like shapes.",
    said: [
      {
        say: [
          'aad|aads|odd|ards|arts tetris|tetrises piece|pieces|shape?',
          'tetris piece|pieces|shape|shapes',
        ],
        near: [GRID, 'set|equal|same|ring|phistomefel|aad'],
        unless: ['game|nintendo|gameboy|play|falling'],
      },
    ],
  },
]
