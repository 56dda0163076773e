import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const swordfish = part({
  youtubeId: 'demo-sword7',
  puzzleId: 'demo-deep-water',
  name: 'Deep Water',
  date: '2024-02-19',
  rules: [normalRules(9)],
  persona: personas.careful,
  techniques: toolsFor('swordfish'),
  breakIn: ['swordfish'],
  script: { detour: 0.6, think: 12, fill: 12 },
  talk: {
    hello:
      'Hello, and welcome aboard. This is a synthetic demo, the sea is calm, and I have been told that there is something large underneath us.',
    mood: "I can't swim, on account of having no arms, so let's be careful.",
    before: [
      'Shallow here. You can see the bottom.',
      "I have put the line in and I'm waiting. That's what fishing is, they tell me. That's also what solving is.",
      "Little fish so far. I'm putting them back.",
      'Did the line just move? ~ No. That was me.',
      "They do say you find these when you've stopped looking. I find that very unhelpful.",
      "You will notice I've gone quiet about the weather.",
    ],
    after: [
      "We've landed it, so now it is only paperwork.",
      'Home is that way. I can see the harbour.',
    ],
    opened:
      "Three lines, and three lines the other way, and between them a swordfish. That's what was swimming about down there! You hear people talk about them, and then one day it comes up right beside the boat.",
    verdict:
      "A swordfish that you cannot avoid. They are rare, the ones you really need. I'd frame it.",
    bye: 'Tie up the boat, the synthetic demo is in port. Dry feet, everybody.',
  },
  make: () => makeClassic({ size: 9, seed: 'pb', hardest: 'swordfish', keep: 22, round: 1061 }),
})
