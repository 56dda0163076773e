import { renbans } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('x-wing')

export const renban = part({
  youtubeId: 'demo-renba5',
  puzzleId: 'demo-in-any-order',
  name: 'In Any Order',
  date: '2024-04-15',
  rules: [
    normalRules(9),
    'RENBAN - A purple line contains a set of consecutive digits in any order. Digits cannot repeat on a line.',
  ],
  persona: personas.careful,
  techniques,
  breakIn: ['renban-range', 'locked-in-clue'],
  script: { opens: 3, think: 7, ponder: 2, slips: 1 },
  faults: ['action-off-board', 'action-filled', 'word-backward'],
  talk: {
    hello:
      "Hello, good to have you. Synthetic demo, purple lines, no particular order. That's the puzzle, not the plan.",
    mood: "It's how I'd describe my bookshelf, if I had one.",
    before: [
      "A renban is a family photograph. They're all related, and nobody stands where they were told to.",
    ],
    after: [
      "Purple is supposed to be calming. I'll let you know.",
      "I could sort them. That isn't allowed. But I could.",
      "Once there's one digit on a line the rest start looking guilty.",
      "Consecutive, they said. They didn't say consecutively.",
      "I've got a run going. No, sorry, that's the puzzle's.",
      'Now they are queueing up by themselves.',
      'The shelf is almost full, and would you believe it, in order.',
    ],
    opened:
      "It's what the line is made of that counts, not who stands where. Whatever run you choose, some digits are always on it, and so the renban breaks it open. Think of sets, and not of cells, and it's suddenly easy.",
    verdict:
      "Any order, then, and still only one order. That's a nice thing to have done with an evening.",
    bye: 'Form a line, please, the synthetic demo is over. See you.',
  },
  make: () =>
    makeVariant({
      seed: 'renban',
      frame: plainFrame(9),
      clues: [renbans(54)],
      techniques,
      needs: ['renban-range', 'locked-in-clue'],
      givens: 9,
      round: 1,
    }).puzzle,
})
