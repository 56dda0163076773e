import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const xyWing = part({
  youtubeId: 'demo-hinge6',
  puzzleId: 'demo-the-hinge',
  name: 'The Hinge',
  date: '2024-02-12',
  rules: [normalRules(9)],
  persona: personas.brisk,
  techniques: toolsFor('xy-wing'),
  breakIn: ['xy-wing'],
  script: { detour: 1, think: 34, fill: 30, slips: 2 },
  faults: ['gap', 'mumble'],
  make: () => makeClassic({ size: 9, seed: 'xy-wing-0', hardest: 'xy-wing', keep: 22 }),
})
