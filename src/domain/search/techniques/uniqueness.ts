import { CANDIDATES, GRID } from './company'
import type { Technique } from './technique'

export const uniqueness: readonly Technique[] = [
  {
    id: 'unique-rectangle',
    name: 'Unique rectangle',
    family: 'uniqueness',
    explanation:
      'Four cells in two rows, two columns and two boxes must not all come down to the same two digits, or the puzzle had two solutions.',
    said: ['unique|uniqueness|uniques rectangle|rectangles', 'unique nest rectangle'],
  },
  {
    id: 'deadly-pattern',
    name: 'Deadly pattern',
    family: 'uniqueness',
    explanation:
      'An arrangement whose digits could be swapped: a puzzle with one solution cannot hold it.',
    said: [
      {
        say: 'deadly pattern|patterns|rectangle|configuration',
        unless: ['virus|killer|murder|crash'],
      },
    ],
  },
  {
    id: 'uniqueness',
    name: 'Uniqueness',
    family: 'uniqueness',
    explanation: 'Arguing from the promise that the puzzle has one solution only.',
    said: [
      'uniqueness argument|arguments|trick|logic|technique|based|strategy',
      {
        say: 'uniqueness|uniquenesses',
        near: ['use|rely|invoke|solution|puzzle|sudoku|argument|rectangle|assume|prove|by|deadly'],
        unless: ['human|person|culture|art|brand'],
      },
    ],
  },
  {
    id: 'bug',
    name: 'BUG',
    family: 'uniqueness',
    explanation:
      'Bivalue universal grave: if every open cell had exactly two candidates there would be two solutions, so the odd one out is decided.',
    said: [
      'bivalue|bivalve universal|university grave|grades|graves',
      'bi|by|buy value|valued universal grave|graves',
      'bug plus|and 1',
      'b u g plus|and? 1',
      'bug 1',
      {
        say: '=bug',
        near: [
          'universal|grave|bivalue|uniqueness|unique|deadly|candidate|bivalued',
          'bi value',
          '2 candidate|option|possibility|digit',
          'plus 1',
          'every|all|each other? cell',
        ],
        unless: [
          'software|app|code|fix|report|insect|bed|stomach|crawl|flying|bite|computer|program|window|catch|caught|website',
        ],
      },
    ],
  },
  {
    id: 'avoidable-rectangle',
    name: 'Avoidable rectangle',
    family: 'uniqueness',
    explanation: 'A unique rectangle of digits already placed by the solver rather than given.',
    said: ['avoidable|avoiding rectangle|rectangles'],
  },
  {
    id: 'gurths-theorem',
    name: "Gurth's theorem",
    family: 'uniqueness',
    explanation: 'If the givens are symmetrical under a swap of digits, so is the solution.',
    said: [
      'gurth|girth|gerth|gurths|girths|goerth theorem|symmetry|symmetrical|theory',
      'symmetrical placement',
      { say: 'gurth|gurths', near: [GRID, CANDIDATES, 'symmetry|symmetrical|theorem'] },
    ],
  },
]
