import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const swordfish = part({
  youtubeId: 'demo-sword7',
  puzzleId: 'demo-deep-water',
  name: 'Deep Water',
  date: '2024-02-19',
  rules: [normalRules(9)],
  persona: personas.careful,
  techniques: toolsFor('swordfish'),
  breakIn: ['swordfish'],
  script: { detour: 1, think: 40, fill: 24 },
  make: () => makeClassic({ size: 9, seed: 'swordfish-87', hardest: 'swordfish', keep: 22 }),
})
