import { arrows } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('x-wing')

/** Digits 0 to 8. */
export const arrowsFromZero = part({
  youtubeId: 'demo-arrow0',
  puzzleId: 'demo-from-nought',
  name: 'From Nought',
  date: '2024-03-18',
  rules: [
    normalRules(9, 0),
    'ARROWS - Digits along an arrow add up to the digit in its circle. Digits may repeat on an arrow if allowed by other rules.',
    'The digit 9 does not appear; 0 does.',
  ],
  persona: personas.dreamy,
  techniques,
  breakIn: ['arrow-bounds'],
  script: { think: 20, ponder: 4, slips: 1 },
  faults: ['misread-digit', 'action-twice'],
  make: () =>
    makeVariant({
      seed: 'zero',
      frame: { ...plainFrame(9), symbols: [...'012345678'], base: 0 },
      clues: [arrows(52)],
      techniques,
      needs: ['arrow-bounds'],
      givens: 10,
      round: 1,
    }).puzzle,
})
