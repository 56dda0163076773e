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
  script: { opens: 2, think: 6, ponder: 2, fumbles: 0 },
  talk: {
    hello:
      "Hello? Is anybody there? ~ Ah, good. It's a synthetic demo, and I can hardly see my own clues.",
    mood: "There are cages and dots in there somewhere, and I'll only be shown them as I go. It's like unpacking a parcel in the dark.",
    before: [
      "I do think fog makes you honest. You can't use what you can't see.",
      'Careful. I nearly walked into a cage there.',
    ],
    after: [
      "I'd give a lot for a lighthouse.",
      "It's odd how you start to trust the bright parts. They're no more true than the others.",
      "Every digit is a little lamp. You put it down and you see what's standing round it.",
      'Is it me, or is it getting brighter?',
      'I can see the other side. There are people waving. No, those are dots.',
      'Sunshine, more or less.',
    ],
    opened:
      "That came out of the clue I could see, and no other. A cage, the few ways of filling it, and the dots beside it. In fog that's the method. Squeeze what the light shows you, the cage and the dot, until it gives you a digit, and the digit gives you more light.",
    verdict:
      'What a walk. I never knew what the next step would be, and there was always a next step.',
    bye: 'Mind how you go, it may come down again. What you could see of it was a synthetic demo. Goodbye.',
  },
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
