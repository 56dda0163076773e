import { kropkiDots } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('parity')

export const kropki = part({
  youtubeId: 'demo-dots12',
  puzzleId: 'demo-odds-and-evens',
  name: 'Odds and Evens',
  date: '2024-03-25',
  rules: [
    normalRules(9),
    'KROPKI - Digits separated by a white dot are consecutive. Digits separated by a black dot are in a ratio of 1:2. Not all possible dots are given.',
  ],
  persona: personas.careful,
  techniques,
  breakIn: ['parity'],
  script: { think: 7, ponder: 1, slips: 1 },
  talk: {
    hello:
      "Hello, hello. It's a synthetic demo, with spots. If you see dots in front of your eyes, those are meant to be there.",
    mood: "It sounds like a box in the attic, doesn't it? I wonder if it is a hint.",
    before: ['White dots are shy. You have to get a few of them together before they talk.'],
    after: [
      "I've never been sure if a black dot is grumpy or just strict.",
      "There's a nice rhythm to this. Dot, digit, dot, digit.",
      "If you squint, it's a domino set that somebody has dropped.",
      'I keep thinking of that chain at the start. I threw away almost everything I knew about three digits, and it still worked.',
      "I'm told there are puzzles where all the dots are given. I'd miss the suspense.",
      "Odd. Even. Odd. It's like marching.",
      'And the attic is nearly empty.',
    ],
    opened:
      "Odds and Evens! It was in the title all along. A chain of white dots that goes odd, even, odd, even, and one house that can only be counted one way. That's a parity argument, and it broke the puzzle without my knowing one of the digits.",
    verdict:
      'I came for the dots and stayed for the parity. A very satisfying kind of laziness, that.',
    bye: 'Thanks for watching, odd ones and even ones. That was a synthetic demo.',
  },
  make: () =>
    makeVariant({
      seed: 'kropki',
      frame: plainFrame(9),
      clues: [kropkiDots(0.9, 0.9)],
      techniques,
      needs: ['kropki-pair', 'parity'],
      givens: 8,
      round: 23,
    }).puzzle,
})
