import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const twoColours = part({
  youtubeId: 'demo-color8',
  puzzleId: 'demo-two-colours',
  name: 'Two Colours',
  date: '2024-02-26',
  rules: [normalRules(9)],
  persona: personas.dreamy,
  techniques: toolsFor('simple-colouring'),
  breakIn: ['simple-colouring'],
  script: { detour: 1, think: 32, fill: 20, slips: 1 },
  faults: ['gap', 'state-short', 'misread-digit', 'action-off-board'],
  make: () =>
    makeClassic({ size: 9, seed: 'simple-colouring-3', hardest: 'simple-colouring', keep: 22 }),
})
