import { arrows } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('x-wing')

/** Digits 0 to 8. */
export const arrowsFromZero = part({
  youtubeId: 'demo-arrow0',
  puzzleId: 'demo-from-nought',
  name: 'From Nought',
  date: '2024-03-18',
  rules: [
    normalRules(9, 0),
    'ARROWS - Digits along an arrow add up to the digit in its circle. Digits may repeat on an arrow if allowed by other rules.',
    'The digit 9 does not appear; 0 does.',
  ],
  persona: personas.dreamy,
  techniques,
  breakIn: ['arrow-bounds'],
  script: { opens: 5, think: 6, ponder: 3, slips: 1 },
  faults: ['misread-digit', 'action-twice'],
  talk: {
    hello:
      "Hello, and nought is nice to see you. I'm sorry. It's a synthetic demo, and I was allowed one joke.",
    mood: 'There is a zero where the nine ought to be, and I can promise you that I will say nine at least once by mistake.',
    before: [
      "Zero is a lovely digit to have on an arrow. It's like a passenger who doesn't weigh anything.",
    ],
    after: [
      'I have to keep reminding myself. Eight is the biggest. Eight is the biggest.',
      "Arrows point away from the circle, and yet all the information comes back. I find that poetic, when I'm tired.",
      "With nought to eight the box adds up to thirty-six. I don't need it, I just thought you'd like to know.",
      'Somebody, somewhere, is looking for the nine. Leave them to it.',
      'Adding nothing is still adding. My teacher would have liked that, had I had one.',
      "It's thinning out. In the end there will be nought left to do.",
      'All right, two jokes.',
    ],
    opened:
      "That's how arrows give in. You ask for the smallest the shaft can be and the biggest the circle can be, and when the two nearly touch, there's your digit. Bounds on the arrow, and the zero made it stranger than usual.",
    verdict:
      'It felt like visiting a country where they drive on the other side. Same road, everything one out.',
    bye: "That's nought for today, from nought but a synthetic demo. Goodbye.",
  },
  make: () =>
    makeVariant({
      seed: 'zero',
      frame: { ...plainFrame(9), symbols: [...'012345678'], base: 0 },
      clues: [arrows(52)],
      techniques,
      needs: ['arrow-bounds'],
      givens: 10,
      round: 1,
    }).puzzle,
})
