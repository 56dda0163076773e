import { symmetricLines } from '../../makers/drawShapes'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('x-wing')

export const thermometers = part({
  youtubeId: 'demo-therm1',
  puzzleId: 'demo-mercury-rising',
  name: 'Mercury Rising',
  date: '2024-03-11',
  rules: [
    normalRules(9),
    'THERMOMETERS - Digits along a thermometer increase from the bulb to the tip.',
  ],
  persona: personas.brisk,
  techniques,
  breakIn: ['thermometer-bounds'],
  script: { think: 20, ponder: 4, slips: 1 },
  faults: ['state-cut', 'state-short', 'hallucination'],
  make: () =>
    makeVariant({
      seed: 'symthermo',
      frame: plainFrame(9),
      shapes: symmetricLines({ kind: 'thermo', shortest: 4, longest: 7, cells: 44 }),
      clues: [],
      techniques,
      needs: ['thermometer-bounds'],
      givens: 6,
      round: 381,
    }).puzzle,
})
