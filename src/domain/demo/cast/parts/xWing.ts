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
  script: { detour: 1, think: 36, fill: 26, slips: 1 },
  make: () => makeClassic({ size: 9, seed: 'x-wing-172', hardest: 'x-wing', keep: 22 }),
})
