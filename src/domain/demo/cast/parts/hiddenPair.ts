import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const hiddenPair = part({
  youtubeId: 'demo-pair-3',
  puzzleId: 'demo-paired-up',
  name: 'Paired Up',
  date: '2024-01-22',
  rules: [normalRules(9)],
  persona: personas.brisk,
  techniques: toolsFor('hidden-pair'),
  breakIn: ['hidden-pair'],
  script: { detour: 1, think: 26, slips: 1, fumbles: 0.02 },
  faults: ['action-absent', 'time-repeated'],
  make: () => makeClassic({ size: 9, seed: 'hidden-pair-4', hardest: 'hidden-pair', keep: 22 }),
})
