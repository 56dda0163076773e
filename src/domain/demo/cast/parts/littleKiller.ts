import { littleKillers } from '../../makers/drawClues'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('x-wing')

export const littleKiller = part({
  youtubeId: 'demo-littl9',
  puzzleId: 'demo-corner-to-corner',
  name: 'Corner to Corner',
  date: '2024-05-13',
  rules: [
    normalRules(9),
    'LITTLE KILLERS - A number outside the grid is the sum of the digits along the diagonal its arrow points at. Digits may repeat along a diagonal.',
  ],
  persona: personas.careful,
  techniques,
  breakIn: ['little-killer-bounds'],
  script: { opens: 8, think: 7, ponder: 2, slips: 1 },
  faults: [
    'gap',
    'action-absent',
    'action-twice',
    'time-repeated',
    'time-missing',
    'mumble',
    'word-outside',
    'word-backward',
  ],
  talk: {
    hello:
      "Hello, and look outside. I mean outside the grid, that's where the clues are. This is a synthetic demo, and we're doing little killers.",
    mood: "Everything's on the slant, so tilt your head.",
    before: [
      "Diagonals are long at the waist and short at the corners. Remember that, it's half the game.",
    ],
    after: [
      "I've got a crick in my neck, and I haven't even got a neck.",
      'The sums in the middle of their range are like people at a party who agree with everyone.',
      "Digits can repeat along there, as long as they don't share a house. It's the part that I'd get wrong, if I were you.",
      "It's the extremes that talk. Very big, very small. Never the sensible ones.",
      "When a diagonal has one empty cell left it's just subtraction. We live for that.",
      "I'm straightening up again.",
      'Corner to corner, nearly.',
    ],
    opened:
      "So it was the diagonal. Take the others as small as they'll go, or as big, and see what that leaves for the last one. Little killers only speak when they're extreme, and this one was just extreme enough.",
    verdict: 'I arrived straight and I leave at an angle. It was worth it.',
    bye: 'This was a synthetic demo, end to end and corner to corner. So long.',
  },
  make: () =>
    makeVariant({
      seed: 'little',
      frame: plainFrame(9),
      clues: [littleKillers(14, 3, 7)],
      techniques,
      needs: ['little-killer-bounds'],
      givens: 18,
      round: 0,
    }).puzzle,
})
