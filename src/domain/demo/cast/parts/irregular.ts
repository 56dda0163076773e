import { irregularRegions } from '../../makers/irregularRegions'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('law-of-leftovers')

export const irregular = part({
  youtubeId: 'demo-jigsa7',
  puzzleId: 'demo-loose-fit',
  name: 'Loose Fit',
  date: '2024-04-29',
  rules: [normalRules(9, 1, 'outlined region'), 'The regions are irregular.'],
  persona: personas.careful,
  techniques,
  breakIn: ['law-of-leftovers'],
  script: { detour: 0.75, think: 26, ponder: 3, slips: 1 },
  make: () =>
    makeVariant({
      seed: 'irregular',
      frame: (random) => ({
        ...plainFrame(9),
        boxes: false,
        regions: irregularRegions(60, random),
      }),
      clues: [],
      techniques,
      needs: ['law-of-leftovers'],
      givens: 22,
      round: 65,
    }).puzzle,
})
