import { symmetricLines } from '../../makers/drawShapes'
import { makeVariant } from '../../makers/makeVariant'
import { plainFrame } from '../../makers/randomGrid'
import { personas } from '../../perform/persona'
import { toolbox } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

const techniques = toolbox('polarity', 'x-wing')

export const whispers = part({
  youtubeId: 'demo-whisp4',
  puzzleId: 'demo-whispering-gallery',
  name: 'Whispering Gallery',
  date: '2024-04-08',
  rules: [
    normalRules(9),
    'GERMAN WHISPERS - Neighbouring digits along a green line differ by at least 5.',
  ],
  persona: personas.dreamy,
  techniques,
  breakIn: ['polarity'],
  script: { think: 8, ponder: 2 },
  talk: {
    hello:
      "Hello. I'm going to keep my voice down. It's a synthetic demo, and we're in a whispering gallery.",
    mood: 'Green lines, and hardly a digit in the grid. I find that rather beautiful. And a little bit rude.',
    before: [
      'If you stand at one end of the line and say low, somebody at the other end hears it.',
      "The five is the only digit that can't keep up. I feel for it.",
      "I've read that there are domes where you can hear a coin drop on the far side. This is like that, with fours.",
    ],
    after: [
      "No raised voices, please. I'm counting.",
      "Low, high, low, high. It's nearly a lullaby.",
      'I do love it when you know nothing about a cell except which half of the world it lives in.',
      "The echo's coming back, and it brings digits with it.",
      "Shh. It's finishing.",
    ],
    opened:
      "So I didn't need one digit for that. Low on this colour, high on that one, and the only question was which is which. It's polarity, the low and high of a German whisper, and it has just told us about the whole line at once.",
    verdict: "A whole puzzle out of five or more. I'd like to sit in it for a while and listen.",
    bye: 'Quietly now. You overheard a synthetic demo. Goodbye.',
  },
  make: () =>
    makeVariant({
      seed: 'symwhispers',
      frame: plainFrame(9),
      shapes: symmetricLines({ kind: 'whisper', shortest: 4, longest: 7, cells: 40 }),
      clues: [],
      techniques,
      needs: ['polarity'],
      givens: 6,
      round: 160,
    }).puzzle,
})
