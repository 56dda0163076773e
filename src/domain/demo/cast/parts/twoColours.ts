import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const twoColours = part({
  youtubeId: 'demo-color8',
  puzzleId: 'demo-two-colours',
  name: 'Two Colours',
  date: '2024-02-26',
  rules: [normalRules(9)],
  persona: personas.dreamy,
  techniques: toolsFor('simple-colouring'),
  breakIn: ['simple-colouring'],
  script: { detour: 0.6, think: 9, fill: 11, slips: 1 },
  faults: ['state-short', 'misread-digit', 'action-off-board'],
  talk: {
    hello:
      "Hello. I've brought two pens today, a green one and a yellow one. This is a synthetic demo, so the pens don't exist, but I shall use them anyway.",
    mood: "I'm told that the name will become clear. They always tell you that.",
    before: [
      "I haven't taken the caps off yet. I want to see if I can do without.",
      "There's a sort of person who sharpens pencils before they start. I am that sort of program.",
      'My favourite colour is the one that turns out to be wrong. It does all the work.',
      'I might have to use the pens after all.',
    ],
    after: [
      "It looks like a flag now, doesn't it? Of a rather small country.",
      "Colours don't decide anything. They just make you admit what you already know.",
      'I could wash it off. But I like to look at it.',
      "Nearly a monochrome. It's digits all the way from here.",
    ],
    opened:
      "Two colours, and you never have to know which of them is true. That was simple colouring, from the first dab of green to the last of yellow. I think I'd been holding my breath.",
    verdict:
      "If you own two pens you can do that, in any sudoku, on paper. I think that's marvellous.",
    bye: 'Caps back on. It has been a synthetic demo in green and yellow. Goodbye now.',
  },
  make: () =>
    makeClassic({
      size: 9,
      seed: 'simple-colouring-needed',
      hardest: 'simple-colouring',
      keep: 22,
      round: 624,
    }),
})
