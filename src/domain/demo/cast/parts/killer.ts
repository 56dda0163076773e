import { killerCages } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('set-sum')

export const killer = part({
  youtubeId: 'demo-kill09',
  puzzleId: 'demo-no-vacancy',
  name: 'No Vacancy',
  date: '2024-03-04',
  rules: [
    normalRules(9),
    'KILLER CAGES - Digits in a cage add up to the total in its top left corner. Digits cannot repeat within a cage.',
  ],
  persona: personas.careful,
  techniques,
  breakIn: ['set-sum'],
  script: { think: 24, ponder: 3 },
  make: () =>
    makeVariant({
      seed: 'killer',
      frame: plainFrame(9),
      clues: [killerCages(1, 4)],
      techniques,
      needs: ['set-sum'],
      givens: 0,
      round: 16,
    }).puzzle,
})
