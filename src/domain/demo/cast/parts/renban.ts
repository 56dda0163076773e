import { renbans } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('x-wing')

export const renban = part({
  youtubeId: 'demo-renba5',
  puzzleId: 'demo-in-any-order',
  name: 'In Any Order',
  date: '2024-04-15',
  rules: [
    normalRules(9),
    'RENBAN - A purple line contains a set of consecutive digits in any order. Digits cannot repeat on a line.',
  ],
  persona: personas.careful,
  techniques,
  breakIn: ['renban-range', 'locked-in-clue'],
  script: { think: 22, ponder: 3, slips: 1 },
  faults: ['action-off-board', 'action-filled', 'word-backward'],
  make: () =>
    makeVariant({
      seed: 'renban',
      frame: plainFrame(9),
      clues: [renbans(54)],
      techniques,
      needs: ['renban-range', 'locked-in-clue'],
      givens: 9,
      round: 1,
    }).puzzle,
})
