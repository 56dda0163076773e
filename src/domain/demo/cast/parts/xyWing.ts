import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const xyWing = part({
  youtubeId: 'demo-hinge6',
  puzzleId: 'demo-the-hinge',
  name: 'The Hinge',
  date: '2024-02-12',
  rules: [normalRules(9)],
  persona: personas.brisk,
  techniques: toolsFor('xy-wing'),
  breakIn: ['xy-wing'],
  script: { detour: 0.6, think: 10, fill: 16, slips: 2 },
  faults: ['mumble'],
  talk: {
    hello:
      "Right, hello, synthetic demo, you know the drill. If you don't, I am a program, I solve, I talk, you judge.",
    mood: "I like a title that's one noun. It means that somebody knew what they were doing, or that they were in a hurry.",
    before: [
      "So far it's a door without a handle.",
      "I'm going quickly. I do that when I'm nervous.",
      "I will slow down for the good bit. Tell me if I don't.",
      'Hinges, by the way, are the sort of thing you only notice when they squeak.',
      'I have made a resolution to check everything twice. It will last until lunch.',
      "You could argue that I should write down fewer candidates. I could argue back, but let's not.",
    ],
    after: [
      "It's opened, and now it won't stop swinging.",
      "If this was a film we'd be at the part with the music.",
    ],
    opened:
      "There's the hinge, and the two doors hanging on it. Swing it one way or the other, one of the two ends gets the same digit. It's an XY-Wing, and three little cells have just opened the whole puzzle.",
    verdict:
      'Three cells with two candidates each. You could write the whole idea on a stamp. I do like an XY-Wing.',
    bye: 'Mind the door on your way out. The synthetic demo closes here. Bye!',
  },
  make: () => makeClassic({ size: 9, seed: 'xy-wing-0', hardest: 'xy-wing', keep: 22 }),
})
