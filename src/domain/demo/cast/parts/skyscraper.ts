import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const skyscraper = part({
  youtubeId: 'demo-skysc5',
  puzzleId: 'demo-city-lights',
  name: 'City Lights',
  date: '2024-02-05',
  rules: [normalRules(9)],
  persona: personas.dreamy,
  techniques: toolsFor('skyscraper'),
  breakIn: ['skyscraper'],
  script: { detour: 1, think: 34, fill: 18, slips: 1 },
  faults: ['misread-mark', 'word-outside'],
  make: () => makeClassic({ size: 9, seed: 'skyscraper-5', hardest: 'skyscraper', keep: 22 }),
})
