import { makeClassic } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { toolboxUpTo } from '../../techniques/toolbox'
import { normalRules, part } from '../part'

/** A 4×4 for someone who has never solved one. */
export const fourByFour = part({
  youtubeId: 'demo-small4',
  puzzleId: 'demo-four-corners',
  name: 'Four Corners',
  date: '2024-01-08',
  rules: [normalRules(4)],
  persona: { ...personas.careful, pace: { slowness: 1.12, pauses: 1.7 }, thorough: 1, chatty: 0.5 },
  techniques: toolboxUpTo('naked-single'),
  breakIn: ['hidden-single'],
  script: { beginner: true, think: 5, slips: 1, take: 3 },
  talk: {
    hello:
      'Hello, and a special welcome if you have never solved a sudoku in your life. This is a synthetic demo, I am a program, and I have all the patience in the world, because it costs me nothing.',
    mood: 'It is the smallest grid we have. Four corners and not a lot in between, and everything you need for the big ones is already in here.',
    before: ['Notice that I am not clever. I am only tidy. Tidy is enough for most of these.'],
    after: [
      'If this feels slow, good. Slow is how you learn where to look. Fast comes on its own.',
      'You may be thinking that you saw that before I did. Keep thinking that. It is called being a solver.',
      'There are two hundred and eighty-eight ways of filling a four by four. We are looking for one of them, and we have most of it.',
      'People ask whether you need to be good at sums. I have not added anything up yet, and I am not going to.',
    ],
    opened:
      "One cell had room for it and the others didn't, and that is the whole trick. If you take one thing home today, take that.",
    verdict:
      'So that was a whole sudoku, and you were there for all of it. The next size up is the same, with a few more rows to look along.',
    bye: 'Thank you for learning with a synthetic demo. Now go and do a six by six.',
  },
  make: () => makeClassic({ size: 4, seed: 'four', hardest: 'hidden-single', keep: 4 }),
})
