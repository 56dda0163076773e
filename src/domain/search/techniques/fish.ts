import { CANDIDATES, FOOD, SEA, STAR_WARS } from './company'
import type { Technique } from './technique'

const CITY =
  'city|office|floor|storey|story|york|london|dubai|manhattan|window|climb|architect|apartment|lift|elevator|tallest|crane|skyline|bridge|built'
const TITLES = 'film|movie|travolta|password'

export const fish: readonly Technique[] = [
  {
    id: 'x-wing',
    name: 'X-Wing',
    family: 'fish',
    explanation:
      'A digit has the same two places in two rows (or columns), so it leaves the rest of both crossing lines.',
    said: [
      {
        say: ['x|ex|eggs|axe|ecks|eks|ecs|exe|xs wing|wings', 'finned|fin|sashimi x|ex wing'],
        unless: [
          STAR_WARS,
          'star wars',
          'my|his|her|your ex',
          'chicken|airport|politician|hospital',
        ],
      },
      {
        say: 'x|ex|eggs swing|ring|wink|when|win|whing|wang|wain',
        near: ['row|column|candidate|eliminate|rule|#s|pattern|fish'],
        unless: ['golf|boxing|wedding|phone|play'],
      },
    ],
  },
  {
    id: 'swordfish',
    name: 'Swordfish',
    family: 'fish',
    explanation: 'An X-Wing over three rows and three columns.',
    said: [
      {
        say: ['sword|sort|sord|sored|sore|saw|sward|sworn|sawed fish', '~swordfish|swordfishing'],
        unless: [FOOD, SEA, TITLES],
      },
    ],
  },
  {
    id: 'jellyfish',
    name: 'Jellyfish',
    family: 'fish',
    explanation: 'An X-Wing over four rows and four columns.',
    said: [
      {
        say: ['jelly|gelly|jolly|jellied fish', '~jellyfish'],
        unless: [FOOD, SEA, 'pet|wobble|glow'],
      },
    ],
  },
  {
    id: 'squirmbag',
    name: 'Squirmbag',
    family: 'fish',
    explanation: 'An X-Wing over five rows and five columns, also called starfish.',
    said: [
      'squirm bag',
      'squirmbag',
      { say: 'star fish', near: [CANDIDATES], unless: [SEA, FOOD] },
    ],
  },
  {
    id: 'finned-fish',
    name: 'Finned fish',
    family: 'fish',
    explanation:
      'An X-Wing, swordfish or jellyfish with a spare candidate, the fin; only cells that also see the fin lose the digit.',
    said: [
      'finned|fin|thinned|find|finn|sashimi x|ex|axe wing',
      'finned|thinned|finn swordfish|jellyfish|fish|xwing|skyscraper',
      'finned sword|jelly fish',
      {
        say: 'sashimi',
        near: [CANDIDATES, 'fish|wing|swordfish|jellyfish'],
        unless: [FOOD, 'sushi'],
      },
    ],
  },
  {
    id: 'skyscraper',
    name: 'Skyscraper',
    family: 'fish',
    explanation:
      'Two rows with two places each for a digit share one column; cells that see both other ends lose it.',
    said: [
      {
        say: 'sky scraper|scrapers|scrape',
        near: [
          'candidate|eliminate|elimination|pattern|technique|link|remove|roof|base|=end|=ends|fish|kite|wing|chain|both',
          'on|in|of|for the? #',
          'row|column|box|cell|square|digit|grid|sudoku',
          'rule out',
          '# skyscraper',
          '=#s',
        ],
        unless: [CITY, 'clue|outside|building|height|visible|taller'],
      },
      {
        say: [
          'thats|its|this|that|heres|theres|there is? a|the|my|another|no|half? skyscraper',
          'thats|its|this|that|heres|theres|there is? a|the|my|another|no|half? sky scraper',
          'got|have|see|spot|find|found|form|called|name|use|using|because|thanks|by|technique of|to|is|it|just|with|for? a|the|my|another skyscraper',
          'got|have|see|spot|find|found|form|called|name|use|using|because|thanks|by|technique of|to|is|it|just|with|for? a|the|my|another sky scraper',
        ],
        unless: [
          CITY,
          'clue|outside|building|height|visible|taller|work|live|office|lift|floor|window|from',
        ],
      },
      {
        say: ['# sky scraper', '# skyscraper'],
        near: ['row|column|box|cell'],
        unless: [CITY, 'clue|outside|building|height|visible|taller'],
      },
    ],
  },
  {
    id: 'two-string-kite',
    name: 'Two-string kite',
    family: 'fish',
    explanation:
      'A row and a column with two places each for a digit meet in one box; the cell that sees both far ends loses it.',
    said: [
      {
        say: ['2|to|too|double string|strings|stringed kite|kites|kight', 'string kite'],
        unless: ['fly|flew|flying|park|beach|wind|windy|sky|tail'],
      },
    ],
  },
  {
    id: 'turbot-fish',
    name: 'Turbot fish',
    family: 'fish',
    explanation:
      'A short chain of one digit: skyscraper, two-string kite and empty rectangle are its kinds.',
    said: [
      { say: 'turbot|turbo|turbid fish', unless: [FOOD, SEA] },
      { say: 'turbot', near: [CANDIDATES], unless: [FOOD, SEA] },
    ],
  },
  {
    id: 'empty-rectangle',
    name: 'Empty rectangle',
    family: 'fish',
    explanation:
      "A box whose places for a digit lie in one row and one column lets a strong link's far end be ruled out.",
    said: [{ say: 'empty rectangle|rectangles', unless: ['paper|canvas|draw|drew|screen|frame'] }],
  },
  {
    id: 'exocet',
    name: 'Exocet',
    family: 'fish',
    explanation:
      'Two base cells whose candidates must reappear in two target cells further along the band.',
    said: [
      {
        say: ['junior|senior exocet|exoset|exercet', 'exocet|exoset'],
        unless: ['missile|navy|ship|falkland|war'],
      },
    ],
  },
]
