import { xvMarks } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('parity')

export const xv = part({
  youtubeId: 'demo-roman1',
  puzzleId: 'demo-roman-numbers',
  name: 'Roman Numbers',
  date: '2024-04-01',
  rules: [
    normalRules(9),
    'XV - Cells separated by an X contain digits which add up to 10. Cells separated by a V contain digits which add up to 5. Not all possible Xs and Vs are given.',
  ],
  persona: personas.brisk,
  techniques,
  breakIn: ['xv-pair'],
  script: { think: 22, ponder: 4, slips: 1, fumbles: 0.02 },
  faults: ['time-backward', 'time-missing', 'action-garbled'],
  make: () =>
    makeVariant({
      seed: 'xv',
      frame: plainFrame(9),
      clues: [xvMarks(1)],
      techniques,
      needs: ['xv-pair'],
      givens: 14,
      round: 1,
    }).puzzle,
})
