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
  script: { detour: 0.9, think: 22, ponder: 5, slips: 1 },
  make: () => makeClassic({ size: 6, seed: 'six', hardest: 'pointing', keep: 8 }),
})
