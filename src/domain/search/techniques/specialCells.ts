import { GRID } from './company'
import type { Technique } from './technique'

/** Where Schrödinger is the physicist himself. */
const PHYSICS = 'cat|equation|wave|physicist|quantum|physics|alive'

export const specialCells: readonly Technique[] = [
  {
    id: 'schrodinger-cell',
    name: 'Schrödinger cell',
    family: 'special cells',
    explanation: 'A cell that holds two digits at once.',
    said: [
      {
        say: 'schrod*|schroed*|shrod*|shroed*|schrud*|shrud*|shrowd*|schrow*|schrad*|shred*|shroding*|shrewdi*|shroodi*|strodi*|schrei* cell|cells|sell|sells|sel|square|squares|sudoku',
        unless: ['shredded|shredder'],
      },
      {
        say: 'schrod*|schroed*|shrodi*|shroed*|shrowdi*|schrowd*|shrewdi*|shroodi*|strodi*',
        near: [GRID, '2 digits', 'contain|hold', '#'],
        unless: [PHYSICS],
      },
      {
        say: 'shred|shrewd|shroud|shro|schro dinger|danger|dingers|dangers|ding',
        near: [GRID],
        unless: [PHYSICS],
      },
      's cell|cells sudoku',
    ],
  },
  {
    id: 'doubler',
    name: 'Doubler',
    family: 'special cells',
    explanation:
      'A cell whose digit counts twice; one in each row, column and box, each digit once.',
    said: [
      {
        say: ['doubler|doublers cell|cells?', 'doubling|doubled cell|cells'],
        unless: [
          'backgammon|fishing|dice|keyboard|guitar|pedal|voltage|current|amplifier|battery|circuit|poker|clarinet|flute',
        ],
      },
      { say: 'double cell|cells', unless: ['prison|jail'] },
    ],
  },
  {
    id: 'negator',
    name: 'Negator',
    family: 'special cells',
    explanation: 'A cell whose digit counts as negative.',
    said: ['negator|negators|nagator|negater|negaters', 'negative|negated cell|cells'],
  },
  {
    id: 'nullifier',
    name: 'Nullifier',
    family: 'special cells',
    explanation: 'A cell whose digit counts as zero.',
    said: ['nullifier|nullifiers|nullify|nullified cell|cells', 'nullifier|nullifiers'],
  },
  {
    id: 'multiplier',
    name: 'Multiplier cell',
    family: 'special cells',
    explanation: 'A cell whose digit multiplies what it takes part in.',
    said: [
      'multiplier|multipliers cell|cells',
      {
        say: 'multiplier|multipliers',
        near: [GRID],
        unless: ['economic|fiscal|score|scrabble|effect'],
      },
    ],
  },
  {
    id: 'modifier-cell',
    name: 'Modifier cell',
    family: 'special cells',
    explanation: 'A cell whose digit counts as something else than what it shows.',
    said: ['modifier|modifiers|modifying|modified cell|cells', 'value modifier|modifiers'],
  },
  {
    id: 'vampire-and-prey',
    name: 'Vampires and prey',
    family: 'special cells',
    explanation: 'A vampire cell takes value from the prey cell it points to.',
    said: [
      'vampire|vampires and prey|pray',
      {
        say: 'vampire|vampires',
        near: [GRID, 'prey'],
        unless: ['film|movie|blood|dracula|slayer|book'],
      },
    ],
  },
  {
    id: 'hot-and-cold',
    name: 'Hot and cold cells',
    family: 'special cells',
    explanation: 'A hot cell counts one more, a cold cell one less.',
    said: [
      'hot|cold cell|cells',
      {
        say: 'hot and|or cold',
        near: ['cell|digit|value|row|column|box'],
        unless: ['water|weather|drink|tap|dish'],
      },
    ],
  },
  {
    id: 'minesweeper',
    name: 'Sweeper cells',
    family: 'special cells',
    explanation: 'A cell counts the cells of a kind around it.',
    said: [
      'minesweeper|minesweepers|sweeper cell|cells|clue|clues|sudoku|rule|rules',
      {
        say: ['minesweeper', 'mine sweeper'],
        near: [GRID, 'mine|neighbour|surround|clue|rule|constraint'],
        unless: ['navy|ship|windows|played'],
      },
    ],
  },
  {
    id: 'wrogn',
    name: 'Wrogn',
    family: 'special cells',
    explanation: 'Every clue is wrong.',
    said: [
      '=wrogn|=wrogns|=rogn',
      'wrong|rogan|rogin sudoku',
      { say: 'liar clue|clues', near: [GRID] },
      'liar|liars sudoku',
    ],
  },
  {
    id: 'teleporter',
    name: 'Teleport',
    family: 'special cells',
    explanation: 'A line or path that goes on elsewhere from a marked cell.',
    said: [
      {
        say: 'teleport|teleports|teleporter|teleporters|teleportation',
        near: [GRID, 'line|path|loop|snake|enter|exit|emerge|other|pair|come out'],
        unless: ['star trek|film|scotty'],
      },
    ],
  },
]
