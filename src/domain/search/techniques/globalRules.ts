import { GRID } from './company'
import type { Technique } from './technique'

const APART = `apart|away|repeat|see|same|constraint|restriction|rule|${GRID}|identical|#|cannot`
const CHESS_GAME = 'carlsen|checkmate|pawn|opponent|f6|e4|kasparov|gambit|played'

export const globalRules: readonly Technique[] = [
  {
    id: 'anti-knight',
    name: 'Anti-knight',
    family: 'global rules',
    explanation: "Cells a chess knight's move apart cannot hold the same digit.",
    said: [
      'anti|aunty|ante|auntie|antie|antique night|nights|knight|knights|nite',
      'anti|aunty|ante|auntie|antie|antique|auntys|ant night|nights|knight|knights|nite|neit|nights constraint|sudoku|rule|restriction|move?',
      {
        say: [
          'knight|knights|night|nights move|moves|step|hop|constraint|rule|restriction|away',
          'knight|knights|night|nights move|moves apart|away',
        ],
        near: [APART],
        unless: [CHESS_GAME, 'armour|armor|castle'],
      },
    ],
  },
  {
    id: 'anti-king',
    name: 'Anti-king',
    family: 'global rules',
    explanation: 'Cells that touch, diagonally too, cannot hold the same digit.',
    said: [
      'anti|aunty|ante|auntie|antie king|kings',
      'anti|aunty|ante|auntie|antie|ant king|kings|kin constraint|sudoku|rule|restriction|move?',
      {
        say: 'king|kings move|moves|step|constraint|rule|restriction',
        near: [APART],
        unless: [CHESS_GAME, 'charles|elizabeth|throne|crown|palace'],
      },
    ],
  },
  {
    id: 'anti-queen',
    name: 'Anti-queen',
    family: 'global rules',
    explanation: "Equal digits (often only nines) cannot be a chess queen's move apart.",
    said: [
      'anti|aunty|ante|auntie queen|queens',
      {
        say: 'queen|queens move|moves|constraint',
        near: [APART],
        unless: [CHESS_GAME, 'elizabeth|palace|throne'],
      },
    ],
  },
  {
    id: 'disjoint-sets',
    name: 'Disjoint sets',
    family: 'global rules',
    explanation: 'A digit never stands in the same position of two boxes.',
    said: [
      'disjoint|disjointed|disjoin|disjoints set|sets|group|groups|subset|subsets',
      'dis joint set|sets|group|groups',
      'this joint set|sets|group|groups',
    ],
  },
  {
    id: 'nonconsecutive',
    name: 'Non-consecutive',
    family: 'global rules',
    explanation: 'Neighbouring cells are never consecutive.',
    said: [
      {
        say: ['non|none|not consecutive', 'nonconsecutive|unconsecutive'],
        unless: ['night|day|term|year|week|month'],
      },
      'no consecutive constraint|rule',
      'anti consecutive',
    ],
  },
  {
    id: 'negative-constraint',
    name: 'Negative constraint',
    family: 'global rules',
    explanation: 'All marks of a kind are given, so where there is none its rule does not hold.',
    said: [
      'negative|negatives constraint|constraints|restriction|rule',
      {
        say: 'all possible dot|dots|x|xs|clue|clues|mark|marks|kropki|symbols',
        near: ['given|shown|marked'],
      },
    ],
  },
  {
    id: 'global-entropy',
    name: 'Global entropy',
    family: 'global rules',
    explanation: 'Every 2×2 holds a low, a middle and a high digit.',
    said: ['global|globally entropy|entropic|entropi'],
  },
]
