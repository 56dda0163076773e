import { palindromes as drawPalindromes } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('x-wing')

export const palindromes = part({
  youtubeId: 'demo-palin6',
  puzzleId: 'demo-step-on-no-pets',
  name: 'Step On No Pets',
  date: '2024-04-22',
  rules: [normalRules(9), 'PALINDROMES - A grey line reads the same from either end.'],
  persona: personas.brisk,
  techniques,
  breakIn: ['palindrome-mirror'],
  script: { opens: 3, detour: 0.45, think: 6, ponder: 2, slips: 1, hidden: true },
  faults: ['early-speech', 'action-garbled'],
  talk: {
    hello:
      "Hello, olleh. Right, that's enough of that. This is a synthetic demo, and these are palindromes.",
    mood: "Read that backwards. ~ I'll wait. ~ Good, isn't it?",
    before: ['No pets have been stepped on so far.'],
    after: [
      "Was it a cat I saw? That is another one. I'm full of them.",
      'A palindrome is a rumour that comes home.',
      "I find myself reading the digits backwards, to be sure. They're the same, so far as I can see.",
      "Never odd or even. I'm sorry. They just come out.",
      'You could play this video backwards and the lines would still be right. My grammar would suffer.',
      "Everything I do, I get to do twice. It's very economical.",
      "We few. ~ That's not one, I just meant you and me and the last few cells.",
    ],
    opened:
      "It's the reflection that did it. A digit gets ruled out at one end of a palindrome, and the other end, right across the grid, loses it too. Two cells that are really one cell. That's the whole key to these.",
    verdict: 'The same from the front and from the back, and rather good from both.',
    bye: 'Bye, eyb. You have seen a synthetic demo from both ends. Mind the cat.',
  },
  make: () =>
    makeVariant({
      seed: 'palindrome',
      frame: plainFrame(9),
      clues: [drawPalindromes(45)],
      techniques,
      needs: ['palindrome-mirror'],
      givens: 17,
      round: 7,
    }).puzzle,
})
