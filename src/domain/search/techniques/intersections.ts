import type { Technique } from './technique'

export const intersections: readonly Technique[] = [
  {
    id: 'pointing-pair',
    name: 'Pointing pair',
    family: 'intersections',
    explanation:
      'All places of a digit in a box lie in one row or column, so it leaves the rest of that line.',
    said: [
      'pointing|pointed pair|pairs|pear|triple|triplet|tuple|domino|candidate',
      'pair|domino|triple|# =pointing at|up|down|across|along|into|left|right|through',
      {
        say: ['# _? _? _? =point|=pointing at|up|down|across|along|into|left|right'],
        near: ['row|column|box|cell|square'],
        unless: ['finger|gun|camera|map|telescope', 'at|this|that|some|which|what|the =point'],
      },
      'pair|domino|triple that|which points|point at|up|down|across|along|into|left|right',
    ],
  },
  {
    id: 'box-line-reduction',
    name: 'Box-line reduction',
    family: 'intersections',
    explanation:
      'All places of a digit in a row or column lie in one box, so it leaves the rest of that box.',
    said: [
      'box|boxed line|lines reduction|reductions|interaction|intersection|elimination|technique|logic',
      'boxline reduction|interaction|elimination|logic',
      'line box reduction|interaction|intersection|elimination',
      'box row|column reduction|interaction',
      'row|column box reduction|interaction',
      'claiming pair|triple|candidate',
      'intersection removal',
    ],
  },
  {
    id: 'locked-candidates',
    name: 'Locked candidates',
    family: 'intersections',
    explanation:
      'A digit locked into the crossing of a box and a line leaves the rest of the one or the other.',
    said: ['locked candidate|candidates', 'candidates locked'],
  },
]
