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
  script: { beginner: true, think: 20, slips: 1 },
  make: () => makeClassic({ size: 4, seed: 'four', hardest: 'hidden-single', keep: 4 }),
})
