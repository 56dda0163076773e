import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox()

export const antiKnight = part({
  youtubeId: 'demo-knigh8',
  puzzleId: 'demo-horseplay',
  name: 'No Horseplay',
  date: '2024-05-06',
  rules: [
    normalRules(9),
    "ANTI-KNIGHT - Cells separated by a chess knight's move cannot contain the same digit.",
  ],
  persona: personas.dreamy,
  techniques,
  breakIn: ['knights-move'],
  script: { think: 24, ponder: 3, slips: 1 },
  faults: ['misread-mark', 'state-cut', 'time-backward', 'hallucination'],
  make: () =>
    makeVariant({
      seed: 'antiknight',
      frame: { ...plainFrame(9), antiKnight: true },
      clues: [],
      techniques,
      needs: ['knights-move'],
      givens: 16,
      round: 38,
    }).puzzle,
})
