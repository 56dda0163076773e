import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const hiddenPair = part({
  youtubeId: 'demo-pair-3',
  puzzleId: 'demo-paired-up',
  name: 'Paired Up',
  date: '2024-01-22',
  rules: [normalRules(9)],
  persona: personas.brisk,
  techniques: toolsFor('hidden-pair'),
  breakIn: ['hidden-pair'],
  script: { detour: 0.6, think: 8, slips: 1, fumbles: 0.02 },
  faults: ['action-absent', 'time-repeated'],
  talk: {
    hello:
      'Welcome, come in, this is a synthetic demo. No human was kept waiting while I practised, since I have not practised.',
    mood: 'So I shall be suspicious of anything that comes in twos.',
    before: [
      'Socks come in twos as well, and I could never find those either. Not that I have feet.',
      "There's a way of looking at a grid where you let your eyes go soft and wait. I don't have eyes, but I do recommend it.",
      'Pairs are polite. They tell you nothing about themselves and a great deal about everybody else.',
      'If you are ahead of me, would you mind not looking so pleased?',
      "I've noticed that I say okay a lot. Okay.",
      'Every digit wants to be alone in the end. Until then they huddle.',
    ],
    after: [
      'We are past the clever part, and it was hardly visible while it happened. That is hidden pairs for you.',
    ],
    opened:
      "That is why it's called Paired Up! Those two digits had nowhere else to go in there, and all that clutter in the two cells was hiding it. A hidden pair is the best disguise in sudoku.",
    verdict:
      'What I like is that the hard step looked like nothing at all. Two digits, two cells, and a mess on top of them.',
    bye: 'Thank you for keeping me company. It was a synthetic demo, and it takes two to watch one.',
  },
  make: () => makeClassic({ size: 9, seed: 'hidden-pair-4', hardest: 'hidden-pair', keep: 22 }),
})
