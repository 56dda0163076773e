import { killerCages } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('set-sum')

export const killer = part({
  youtubeId: 'demo-kill09',
  puzzleId: 'demo-no-vacancy',
  name: 'No Vacancy',
  date: '2024-03-04',
  rules: [
    normalRules(9),
    'KILLER CAGES - Digits in a cage add up to the total in its top left corner. Digits cannot repeat within a cage.',
  ],
  persona: personas.careful,
  techniques,
  breakIn: ['set-sum'],
  script: { think: 7, ponder: 2 },
  talk: {
    hello:
      "Good afternoon, and welcome to the hotel. It's a synthetic demo, so I'm the receptionist and the calculator, and I'm sorry to say that we are nearly full.",
    mood: "That means every cell is in somebody's room, and every room has a price. It's going to be adding up, I can feel it.",
    before: [
      "Breakfast is from seven to ten. ~ That's seventeen, so an eight and a nine. No, sorry, I'm getting confused.",
    ],
    after: [
      "The big cages look rich and say nothing. It's the small ones that gossip.",
      'Somebody in here is paying too much.',
      "I'm keeping a running total in my head. It's about the only thing a program is good for.",
      "We have a guest who has been in the lift since the opening. I think it's a nine.",
      "You don't need to know all the combinations. You need to know three of them and bluff.",
      'Key in the box, please, and mind the step.',
      "Check-out time. They're all leaving at once.",
    ],
    opened:
      "Forty-five! The secret is that every box adds up to forty-five^. Add up the cages, take away the box, and one guest is left standing in the corridor. That's the rule of forty-five, and it's the front door of half the killers ever made.",
    verdict: 'It began with one sum and ended with a full house. Exactly as a hotel should.',
    bye: 'Thank you for staying with us, at the synthetic demo by the lift. Do leave a review.',
  },
  make: () =>
    makeVariant({
      seed: 'killer',
      frame: plainFrame(9),
      clues: [killerCages(1, 4)],
      techniques,
      needs: ['set-sum'],
      givens: 0,
      round: 16,
    }).puzzle,
})
