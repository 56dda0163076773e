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
  script: { opens: 4, think: 7, ponder: 2, slips: 1 },
  faults: ['misread-mark', 'state-cut', 'time-backward', 'hallucination'],
  talk: {
    hello: 'Whoa there. Hello, I mean. This is a synthetic demo, and there are horses in it.',
    mood: "It's an anti-knight puzzle, so everything that looks innocent can be kicked from round the corner.",
    before: [
      "I'm looking two along and one across, all the time. It makes me dizzy.",
      "A knight always lands on the other colour. It's no use here, but it's true.",
    ],
    after: [
      "I always forget one of the eight. It's never the same one.",
      "If you hear hooves, that's only me thinking.",
      'Chess players must find this restful. No queen, no clock, just the horse.',
      "The rule is short and it's everywhere. I like rules like that.",
      "We're cantering.",
      'Sugar lump in sight.',
    ],
    opened:
      "It was the knight, of course. All the places for a digit in one box, and every one of them a hop or a line away from the same cell. Ordinary sudoku would never have seen it. That's the knight's move at work, and that was the break-in.",
    verdict: "I didn't fall off. In an anti-knight that counts as a triumph.",
    bye: 'Back to the stable. It was a synthetic demo. Giddy up, and goodbye.',
  },
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
