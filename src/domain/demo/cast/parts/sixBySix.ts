import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const sixBySix = part({
  youtubeId: 'demo-6x6-02',
  puzzleId: 'demo-half-a-dozen',
  name: 'Half a Dozen',
  date: '2024-01-15',
  rules: [normalRules(6)],
  persona: { ...personas.dreamy, thorough: 1 },
  techniques: toolsFor('pointing'),
  breakIn: ['pointing'],
  script: { detour: 0.54, think: 7, ponder: 3, slips: 1 },
  talk: {
    hello:
      "Good morning. It is a synthetic demo, so it is always morning here. I'd like to wake up gently today, with a little six by six.",
    mood: 'The boxes are two rows high and three columns wide, like a tray of eggs. Hence the name, I suppose.',
    before: [
      'I like six by sixes. They fit into the time it takes to boil something.',
      'Six is a friendly number. It has a half and a third, and it does not make a fuss.',
      'I have counted the eggs. They are all still there.',
    ],
    after: [
      'A box of this shape sees its rows better than its columns, have you noticed? Three cells at a time against two.',
      'If I were a person I would be humming now.',
      'The small ones punish you for rushing, that is the odd thing. There is nowhere for a mistake to hide, and still you make it.',
    ],
    opened:
      'It is a small step, a pair that points. But without it I was sitting there with six eggs and no pan.',
    verdict: 'Small, sweet, one proper idea. I would have that for breakfast again.',
    bye: 'That was a synthetic demo of a small puzzle. Have a good day, whichever it is.',
  },
  make: () => makeClassic({ size: 6, seed: 'six', hardest: 'pointing', keep: 8 }),
})
