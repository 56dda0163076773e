import { FOOD, GRID } from './company'
import type { Technique } from './technique'

const SHADING =
  'shaded|shade|unshaded|cell|grid|sudoku|region|connected|2 by 2|wall|puzzle|clue|digit'

export const fogAndShading: readonly Technique[] = [
  {
    id: 'fog-of-war',
    name: 'Fog of war',
    family: 'fog and shading',
    explanation: 'Most of the grid is hidden; right digits clear the fog around them.',
    said: [
      { say: 'fog|frog of war|wall', unless: ['history|clausewitz|battle|soldier|general'] },
      {
        say: ['fog|fogs|fogged|foggy', 'fog cleared|clearing|lifted'],
        near: [
          'clear|reveal|digit|cell|lamp|bulb|covered|disappear|uncover|grid|puzzle|row|column|box|solve|clue|sudoku|dissipate',
        ],
        unless: [
          'brain|weather|morning|driving|drive|road|airport|london|mist|horn|hill|car|sea|harbour|valley',
        ],
      },
    ],
  },
  {
    id: 'yin-yang',
    name: 'Yin-yang',
    family: 'fog and shading',
    explanation: 'The grid is shaded in two connected parts without a 2×2 of either.',
    said: [
      {
        say: ['yin|ying|yen|in|yang yang|yan', 'yin|ying|yen and|n|an yang', 'yinyang'],
        unless: [
          'life|philosophy|tattoo|marriage|balance|tao|taoism|universe|harmony|medicine|relationship|love|yoga|energy|brother|sister|couple|opposite|karate|symbol',
        ],
      },
    ],
  },
  {
    id: 'cave',
    name: 'Cave',
    family: 'fog and shading',
    explanation:
      'Unshaded cells form one cave; shaded cells reach the edge; clues count what they see.',
    said: [
      {
        say: 'cave sudoku|sudokus|puzzle|puzzles|clue|clues|rule|rules|wall|walls|cell|cells',
        unless: ['bat|painting|dive|bear'],
      },
      {
        say: 'cave|caves',
        near: ['shaded|shade|unshaded|wall|cell|connected|clue|grid'],
        unless: ['bat|painting|dive|bear|explore|dark|dweller|nick'],
      },
    ],
  },
  {
    id: 'nurikabe',
    name: 'Nurikabe',
    family: 'fog and shading',
    explanation: 'Islands of given size in one connected sea without a 2×2.',
    said: [
      '~nurikabe|nurikabe|nurikabi|nurikarbe|neurikabe|norikabe|nuricabe|nurikabes',
      'nuri|neuri|nori|neuro|newry|nury|noori|nura|new kabe|cabe|kabi|carbe|carby|carbay|cabay|kabay|kabei',
      'nuri|neuri|nori|neuro|newry|nury|noori|nura car|kar|cab bay|bey|bae|be',
    ],
  },
  {
    id: 'slitherlink',
    name: 'Slitherlink',
    family: 'fog and shading',
    explanation: 'One loop along the grid lines; a clue counts the sides used around it.',
    said: ['slither link|links|linking'],
  },
  {
    id: 'fillomino',
    name: 'Fillomino',
    family: 'fog and shading',
    explanation: 'Each number belongs to an area of as many cells of that number.',
    said: [
      '~fillomino|fillomino|filomino|philomino|fillominos|fillominoes|fellomino|phillomino',
      'fill|phil|fillo|philo|filo a|o|oh? mino|mino|meno',
      'fill domino',
    ],
  },
  {
    id: 'star-battle',
    name: 'Star battle',
    family: 'fog and shading',
    explanation: 'So many stars in each row, column and region, none touching another.',
    said: [
      { say: 'star|starr battle|battles', unless: ['wars|film|movie|trek|ship|galactica|death'] },
      { say: '2 not touch', near: [GRID, 'star'] },
    ],
  },
  {
    id: 'galaxies',
    name: 'Galaxies',
    family: 'fog and shading',
    explanation: 'Regions with rotational symmetry about a given dot.',
    said: [
      {
        say: 'spiral galaxy|galaxies',
        near: [GRID, SHADING, 'symmetry|dot|rule|constraint'],
        unless: ['telescope|astronomer|astronomy|milky|stars'],
      },
      {
        say: 'galaxy|galaxies',
        near: [GRID, 'rotational|symmetry|region|dot|centre'],
        unless: ['telescope|astronomer|astronomy|milky|samsung|hitchhiker|stars|phone'],
      },
    ],
  },
  {
    id: 'norinori',
    name: 'Norinori',
    family: 'fog and shading',
    explanation: 'Two shaded cells a region, all in dominoes.',
    said: ['norinori|norrinorri|nori-nori', 'nori|norry|norri nori|norry|norri'],
  },
  {
    id: 'heyawake',
    name: 'Heyawake',
    family: 'fog and shading',
    explanation:
      'Shaded cells never touch; no straight run of unshaded cells crosses two room borders.',
    said: [
      'heyawake|heyawaki|hayawake|heyawakes',
      {
        say: ['hey|hay awake', 'hey|hay|hair a wake|wakey|waky|wacky|walky|whacky'],
        near: [SHADING, GRID, 'rule|room'],
      },
    ],
  },
  {
    id: 'masyu',
    name: 'Masyu',
    family: 'fog and shading',
    explanation:
      'A loop through cell centres that turns or goes straight at black and white pearls.',
    said: [
      'masyu|mashu|masu|masyus|mazyu|masue',
      {
        say: 'pearl|pearls',
        near: ['loop|turn|straight|black|white'],
        unless: ['necklace|oyster|harbor|harbour|jewel|earring'],
      },
    ],
  },
  {
    id: 'tapa',
    name: 'Tapa',
    family: 'fog and shading',
    explanation: 'Clues give the runs of shaded cells around them.',
    said: [
      'tapa|tappa|tapper sudoku|clue|clues|puzzle|rule|rules',
      { say: '=tapa', near: [SHADING], unless: [FOOD, 'spanish|bar|wine'] },
    ],
  },
  {
    id: 'hitori',
    name: 'Hitori',
    family: 'fog and shading',
    explanation: 'Shade cells so that no digit repeats in a line.',
    said: ['hitori|hitory|hittori'],
  },
  {
    id: 'kakuro',
    name: 'Kakuro',
    family: 'fog and shading',
    explanation: 'A crossword of sums without repeats.',
    said: ['kakuro|kakuru|kakoro|cacuro|kakuros|kakura'],
  },
  {
    id: 'snake',
    name: 'Snake',
    family: 'fog and shading',
    explanation: 'A path one cell wide that does not touch itself.',
    said: [
      {
        say: 'snake|snakes',
        near: [
          'cell|orthogonally|touch|path|digit|grid|diagonally|row|column|box|length|sudoku|enter',
        ],
        unless: [
          'bite|bit|poison|venom|zoo|ladder|grass|eye|python|cobra|plane|afraid|scared|oil|skin',
        ],
      },
    ],
  },
  {
    id: 'loop',
    name: 'Loop',
    family: 'fog and shading',
    explanation: 'One closed path through the grid that does not cross itself.',
    said: [
      'closed|single|nonintersecting|intersecting|continuous|orthogonal|one loop|loops',
      {
        say: ['loop|loops', 'draw a loop'],
        near: [
          'cell|grid|cross|branch|itself|enter|visit|clue|border|edge|centre|orthogonally|sudoku',
        ],
        unless: ['code|program|feedback|music|infinite|song|time|dog|hole|while'],
      },
    ],
  },
  {
    id: 'aquarium',
    name: 'Aquarium',
    family: 'fog and shading',
    explanation: 'Water fills each tank to one level; numbers count filled cells.',
    said: [
      'aquarium sudoku|puzzle|clue|clues|rule|rules',
      {
        say: 'aquarium|aquariums',
        near: ['tank|cell|filled|grid', 'water level'],
        unless: ['shark|visit|zoo|ticket|goldfish'],
      },
    ],
  },
]
