import { symmetricLines } from '../../makers/drawShapes'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('polarity', 'x-wing')

export const whispers = part({
  youtubeId: 'demo-whisp4',
  puzzleId: 'demo-whispering-gallery',
  name: 'Whispering Gallery',
  date: '2024-04-08',
  rules: [
    normalRules(9),
    'GERMAN WHISPERS - Neighbouring digits along a green line differ by at least 5.',
  ],
  persona: personas.dreamy,
  techniques,
  breakIn: ['polarity'],
  script: { think: 26, ponder: 3 },
  make: () =>
    makeVariant({
      seed: 'symwhispers',
      frame: plainFrame(9),
      shapes: symmetricLines({ kind: 'whisper', shortest: 4, longest: 7, cells: 40 }),
      clues: [],
      techniques,
      needs: ['polarity'],
      givens: 6,
      round: 160,
    }).puzzle,
})
