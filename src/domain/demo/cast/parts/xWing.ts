import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const xWing = part({
  youtubeId: 'demo-xwing4',
  puzzleId: 'demo-crossfire',
  name: 'Crossfire',
  date: '2024-01-29',
  rules: [normalRules(9)],
  persona: personas.careful,
  techniques: toolsFor('x-wing'),
  breakIn: ['x-wing'],
  script: { detour: 0.6, think: 11, fill: 14, slips: 1 },
  talk: {
    hello:
      "Hello, everybody. If you have heard people say X-Wing and nodded without knowing, this is the one for you. It's a synthetic demo, so you can nod at me as well.",
    mood: 'With a name like that, I expect to be shot at from two sides.',
    before: [
      "It's all very peaceful so far. No fire from anywhere.",
      'I once timed how long I look at a grid before I do something. It was longer than I say it is.',
      'The trick with these is to write down little. The other trick is to write down enough. Nobody tells you which.',
      'There are people who see the whole thing at once, they say. I see one row. Then I see another row, and forget the first.',
    ],
    after: [
      'That came out of nowhere. Well, it came out of the rules.',
      "I'm enjoying the quiet after the shooting.",
      "You could stop here and finish it yourself, you know. I wouldn't mind. I'd be a bit hurt.",
    ],
    opened:
      "And there's our crossfire, an X-Wing. Two rows, firing down the same two columns. Whichever corners are the real ones, every other {digit} in those columns gets hit. As X-Wings go, it's about as tidy as they come.",
    verdict:
      'One X-Wing, right in the middle of it, and no way round. If you found that before me, you have every right to be smug.',
    bye: 'That was Crossfire, and that was a synthetic demo. Keep your head down. Goodbye.',
  },
  make: () => makeClassic({ size: 9, seed: 'x-wing-172', hardest: 'x-wing', keep: 22 }),
})
