import { kropkiDots } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('parity')

export const kropki = part({
  youtubeId: 'demo-dots12',
  puzzleId: 'demo-odds-and-evens',
  name: 'Odds and Evens',
  date: '2024-03-25',
  rules: [
    normalRules(9),
    'KROPKI - Digits separated by a white dot are consecutive. Digits separated by a black dot are in a ratio of 1:2. Not all possible dots are given.',
  ],
  persona: personas.careful,
  techniques,
  breakIn: ['parity'],
  script: { think: 24, ponder: 2, slips: 1 },
  make: () =>
    makeVariant({
      seed: 'kropki',
      frame: plainFrame(9),
      clues: [kropkiDots(0.9, 0.9)],
      techniques,
      needs: ['kropki-pair', 'parity'],
      givens: 8,
      round: 23,
    }).puzzle,
})
