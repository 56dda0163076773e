import { littleKillers } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('x-wing')

export const littleKiller = part({
  youtubeId: 'demo-littl9',
  puzzleId: 'demo-corner-to-corner',
  name: 'Corner to Corner',
  date: '2024-05-13',
  rules: [
    normalRules(9),
    'LITTLE KILLERS - A number outside the grid is the sum of the digits along the diagonal its arrow points at. Digits may repeat along a diagonal.',
  ],
  persona: personas.careful,
  techniques,
  breakIn: ['little-killer-bounds'],
  script: { think: 24, ponder: 3, slips: 1 },
  faults: [
    'action-absent',
    'action-twice',
    'time-repeated',
    'time-missing',
    'mumble',
    'word-outside',
    'word-backward',
  ],
  make: () =>
    makeVariant({
      seed: 'little',
      frame: plainFrame(9),
      clues: [littleKillers(14, 3, 7)],
      techniques,
      needs: ['little-killer-bounds'],
      givens: 18,
      round: 0,
    }).puzzle,
})
