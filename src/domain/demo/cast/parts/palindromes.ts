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
  script: { detour: 0.75, think: 20, ponder: 3, slips: 1, hidden: true },
  faults: ['early-speech', 'action-garbled'],
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
