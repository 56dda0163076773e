import { xvMarks } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('parity')

export const xv = part({
  youtubeId: 'demo-roman1',
  puzzleId: 'demo-roman-numbers',
  name: 'Roman Numbers',
  date: '2024-04-01',
  rules: [
    normalRules(9),
    'XV - Cells separated by an X contain digits which add up to 10. Cells separated by a V contain digits which add up to 5. Not all possible Xs and Vs are given.',
  ],
  persona: personas.brisk,
  techniques,
  breakIn: ['xv-pair'],
  script: { opens: 3, think: 7, ponder: 3, slips: 1, fumbles: 0.02 },
  faults: ['time-backward', 'time-missing', 'action-garbled'],
  talk: {
    hello:
      "Salve! That's all the Latin I have. It is a synthetic demo, there's no emperor watching, and I'd like to show you some Roman numbers.",
    mood: 'Xs and Vs all over the place, as if somebody had been marking homework.',
    before: ['The Romans had no zero, which is why they never finished a sudoku.'],
    after: [
      'V for five, X for ten, and somewhere an L is feeling left out.',
      "I'm quick at this one, because tens are what fingers are for. I'm told.",
      'An empty edge says nothing in this puzzle. I keep wanting it to.',
      "All roads lead to box five. I've just made that up.",
      'I came, I saw, I typed a digit.',
      'You can hear it marching now.',
      "The column's full. That's a joke about columns.",
    ],
    opened:
      "And it's the X and the V that did it. One of the pair is restricted, so its partner has to make up the ten or the five, and then sudoku takes over. Without those sums there was nothing to hold on to.",
    verdict: 'Built to last. No tricks, honest sums, and a nice view at the end.',
    bye: 'Vale, as they say. It was a synthetic demo. The end.',
  },
  make: () =>
    makeVariant({
      seed: 'xv',
      frame: plainFrame(9),
      clues: [xvMarks(1)],
      techniques,
      needs: ['xv-pair'],
      givens: 14,
      round: 1,
    }).puzzle,
})
