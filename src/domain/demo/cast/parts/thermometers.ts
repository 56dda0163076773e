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
  script: { opens: 8, think: 6, ponder: 3, slips: 1 },
  faults: ['state-cut', 'state-short', 'hallucination'],
  talk: {
    hello:
      "Hello there! Synthetic demo, feeling fine, temperature normal. We've got thermometers today, and plenty of them.",
    mood: 'And look at the symmetry of it. Somebody has taken care over that, or some program has.',
    before: ['I do like how they are all leaning on one another.'],
    after: [
      'Long ones first. The long ones have a fever, and a fever is good for us.',
      "I keep saying at least and at most. It's not much of a vocabulary, but it gets you through.",
      'Cold at this end, warm at that end. I could do this all day, and possibly will.',
      "You can tell that the grid's heating up. More digits, fewer marks.",
      "There's a rumour that the short ones are only there for decoration.",
      "If I had a forehead I'd be wiping it.",
      'Boiling point coming up.',
    ],
    opened:
      'All that was counting, and in between there was hardly any room left, so that one squeezed cell brings down the next. And now it runs.',
    verdict:
      'That ran hot from the start. The thermometers did the work, and I just held them up to the light.',
    bye: 'Put it back under the tongue. For a synthetic demo, no fever at all. Stay well!',
  },
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
