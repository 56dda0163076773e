import { CANDIDATES, COLOURS, GRID } from './company'
import type { Technique } from './technique'

const CRAYONS =
  'book|crayon|hair|kid|child|children|daughter|son|nursery|food|leaf|leaves|autumn|grandchild|painting'

export const chains: readonly Technique[] = [
  {
    id: 'remote-pairs',
    name: 'Remote pairs',
    family: 'chains',
    explanation:
      'A chain of cells that all hold the same two candidates: cells that see two links of different parity lose both.',
    said: [{ say: 'remote pair|pairs|pear|pears', unless: ['control|work|meeting|programming'] }],
  },
  {
    id: 'aic',
    name: 'Alternating inference chain',
    family: 'chains',
    explanation: 'Strong and weak links in turn: if one end is false the other is true.',
    said: [
      'alternating|alternate|alternative inference|interference chain|chains|loop',
      '=aic|=aics',
      '=a =i =c chain?',
    ],
  },
  {
    id: 'forcing-chain',
    name: 'Forcing chain',
    family: 'chains',
    explanation:
      'Every candidate of a cell (or every place of a digit) is followed along; what they all lead to is true.',
    said: [
      '=forcing|=forced|=force chain|chains|net|nets|loop',
      'forcing in chain',
      { say: 'chain of inference|implication|deduction|logic', unless: ['crime|detective'] },
    ],
  },
  {
    id: 'colouring',
    name: 'Colouring',
    family: 'chains',
    explanation:
      'Cells that must be equal, or must differ, get two colours; a contradiction or a cell that sees both decides.',
    said: [
      'simple|multi|multiple|single|parity|polarity|cluster colouring',
      {
        say: ['=colouring|=coloring', '=colouring|=coloring in'],
        near: [
          GRID,
          `line|parity|polarity|whisper|chain|technique|strategy|logic|high|low|odd|even|#|${COLOURS}`,
          'do|try|use|resort|start|bit|some|need|begin',
        ],
        unless: [CRAYONS],
      },
      {
        say: `colour|color this|these|those|that|them|it|the _? _? ${COLOURS}`,
        unless: [CRAYONS, 'wall|car|dress|sky'],
      },
      { say: `colour|color #|digit|cell in? ${COLOURS}`, unless: [CRAYONS] },
      {
        say: [
          'ill|will|lets|let|going|gonna|can|could|should to|me|us|i|we|just? colour|color these|those|this|them|all|both',
          'this|thats is? =colouring|=coloring',
          'use|using =colour|=color|=colours|=colors to|for|here',
          `these|those|this|cells|digits|squares are|is|must|be ${COLOURS} _? these|those|this|others are|is|must|be ${COLOURS}`,
        ],
        unless: [CRAYONS, 'picture|hair|wall|car|dress|sky|shirt'],
      },
      {
        say: 'colour|color',
        near: ['polarity|parity', `${COLOURS} for|means|is|be low|high|odd|even`],
        unless: [CRAYONS],
      },
    ],
  },
  {
    id: '3d-medusa',
    name: '3D Medusa',
    family: 'chains',
    explanation: 'Colouring that runs through several digits at once.',
    said: [
      '3d|3 d|dimensional medusa',
      '3d medusa',
      {
        say: 'medusa',
        near: [CANDIDATES, 'colouring|chain'],
        unless: ['snake|perseus|stone|myth'],
      },
    ],
  },
  {
    id: 'bifurcation',
    name: 'Bifurcation',
    family: 'chains',
    explanation:
      'Trying one of two possibilities and following it until it breaks: frowned upon here.',
    said: [
      {
        say: [
          '~bifurcate|~bifurcation|bifurcate|bifurcation|bifurcating|bifurcator|bifercation|biforcation|byfurcation|bifurkation|bivurcation',
          'bi|buy|bye|by for|fur|four kate|cate|cates|kates|cation|cations|cating|kating|cated|kated',
          'bi|buy|bye|by|bike furcation|vacation|vocation|forcation|fercation|fication',
          'bi|buy|bye|by furcate|furcating|furcated|forcate|forcating|forcated|fircate|fercate|ferkate|furkate',
        ],
        unless: ['road|river|artery|stream|bone|holiday|hotel|vein'],
      },
    ],
  },
  {
    id: 'trial-and-error',
    name: 'Trial and error',
    family: 'chains',
    explanation: 'Putting a digit in to see what happens.',
    said: ['trial and|an error|errors', 'trial n error'],
  },
  {
    id: 'contradiction',
    name: 'Contradiction',
    family: 'chains',
    explanation: 'A possibility is ruled out because following it breaks a rule.',
    said: [
      'proof by contradiction',
      {
        say: 'thats|its|get|reach|is a contradiction',
        unless: ['politician|terms|marriage|life|newspaper'],
      },
      'reductio ad absurdum',
      {
        say: ['contradiction|contradictions', 'contradicts itself'],
        near: [GRID, '#', 'lead|get|reach|prove|would|break|immediate|instant'],
        unless: ['politician|terms|marriage|life|newspaper'],
      },
    ],
  },
  {
    id: 'nishio',
    name: 'Nishio',
    family: 'chains',
    explanation:
      'Assume one candidate; if that leaves no place for the digit elsewhere, it was wrong.',
    said: [{ say: 'nishio|nishyo|nischio', unless: ['mister|tetsuya'] }],
  },
  {
    id: 'x-chain',
    name: 'X-chain',
    family: 'chains',
    explanation: 'A chain of strong and weak links of one digit.',
    said: ['x|ex chain|chains', 'x cycle|cycles'],
  },
  {
    id: 'xy-chain',
    name: 'XY-chain',
    family: 'chains',
    explanation: 'A chain of cells with two candidates each, linked by what they share.',
    said: ['xy|exy chain|chains', 'x|ex y|why chain|chains'],
  },
  {
    id: 'strong-link',
    name: 'Strong link',
    family: 'chains',
    explanation: 'Two places of which exactly one holds the digit.',
    said: [
      {
        say: 'strong link|links',
        unless: ['weakest|quiz|research|health|between|company|evidence'],
      },
      { say: 'strong link between', near: [GRID, '#'] },
      { say: 'conjugate pair|pairs', unless: ['acid|complex'] },
    ],
  },
  {
    id: 'sue-de-coq',
    name: 'Sue de Coq',
    family: 'chains',
    explanation: 'Two subsets that overlap where a box and a line cross.',
    said: ['sue|su|sudoku|soo de|the|duh coq|coke|cock|cook|cop|kok'],
  },
]
