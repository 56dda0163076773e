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
  script: { detour: 0.45, think: 8, ponder: 2, slips: 1 },
  talk: {
    hello:
      "Hello, come in, and don't mind the mess. It's a synthetic demo, and the boxes have all been left out in the rain.",
    mood: 'There are nine regions, and no two of them look as if they went to the same tailor.',
    before: [
      "I miss boxes. You don't know how much you lean on them until they're gone.",
      "This one looks like a dog. The other one looks like a dog that's seen this one.",
      "In a jigsaw you have to keep asking who's in the family. My eye keeps guessing wrong.",
      "I'd like it taken in a bit at the waist.",
    ],
    after: [
      "It's amazing what you get from laying one thing over another and looking at the edges.",
      'A shape with a long arm sees a lot of the grid. I admire that in a region.',
      'The seams are holding.',
      'Last few stitches.',
    ],
    opened:
      "That's the law of leftovers. Lay some rows over some regions, and what pokes out has to match what's left bare. It's the one tool that every jigsaw sudoku is made for, and this one won't open without it.",
    verdict: "It doesn't fit anywhere, and it all fits together. I'd wear that again.",
    bye: 'That was a synthetic demo, slightly creased. Take care of yourselves.',
  },
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
