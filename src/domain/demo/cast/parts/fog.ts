import { killerCages, kropkiDots } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { boxes } from '../../puzzle/boxes'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('set-sum')
const [first = [], , , , fifth = [], , , , ninth = []] = boxes(9, 3, 3)

/** Cages and dots under fog; the light begins in three boxes. */
export const fog = part({
  youtubeId: 'demo-foggy0',
  puzzleId: 'demo-low-visibility',
  name: 'Low Visibility',
  date: '2024-05-20',
  rules: [
    normalRules(9),
    'FOG - The grid is partly covered in fog. Placing a correct digit clears the fog from the cells around it. No guessing is needed.',
    'KILLER CAGES - Digits in a cage add up to the total in its top left corner and do not repeat.',
    'KROPKI - Digits separated by a white dot are consecutive, by a black dot in a ratio of 1:2. Not all possible dots are given.',
  ],
  persona: personas.dreamy,
  techniques,
  breakIn: ['cage-combinations', 'kropki-pair'],
  script: { think: 20, ponder: 3, fumbles: 0 },
  make: () =>
    makeVariant({
      seed: 'foga',
      frame: plainFrame(9),
      clues: [killerCages(0.85, 4, true), kropkiDots(0.4, 0.4)],
      techniques,
      needs: [],
      fogLights: [...first, ...fifth, ...ninth],
      givens: 9,
      round: 3,
    }).puzzle,
})
