import { CANDIDATES, STAR_WARS } from './company'
import type { Technique } from './technique'

const NOT_WINGS = [STAR_WARS, 'star wars']

export const wings: readonly Technique[] = [
  {
    id: 'xy-wing',
    name: 'XY-Wing',
    family: 'wings',
    explanation:
      'A cell XY sees a cell XZ and a cell YZ: wherever the pivot goes, one of them is Z, so cells that see both lose Z.',
    said: [
      { say: ['xy|exy|xwhy wing|wings', 'x|ex|eggs y|why|wye wing|wings'], unless: NOT_WINGS },
      { say: 'y wing|wings', unless: [...NOT_WINGS, 'chicken'] },
      { say: ['why wing|wings', 'xy|exy ring|swing'], near: [CANDIDATES, 'pivot|pincer'] },
    ],
  },
  {
    id: 'xyz-wing',
    name: 'XYZ-Wing',
    family: 'wings',
    explanation: 'An XY-Wing whose pivot also holds Z: only cells that see all three lose Z.',
    said: [
      {
        say: ['xyz|xyzed|xyzee wing|wings|ring', 'xy z|zed|zee|said wing|wings'],
        unless: NOT_WINGS,
      },
      'x|ex y|why|wye z|zed|zee|said wing|wings',
    ],
  },
  {
    id: 'w-wing',
    name: 'W-Wing',
    family: 'wings',
    explanation:
      'Two cells with the same two candidates, joined by a strong link on one of them: cells that see both lose the other.',
    said: [
      { say: ['w wing|wings', 'double u|you|w wing|wings', 'dub|dubya wing'], unless: NOT_WINGS },
      { say: 'w ring|swing', near: [CANDIDATES] },
    ],
  },
  {
    id: 'wxyz-wing',
    name: 'WXYZ-Wing',
    family: 'wings',
    explanation: 'A wing of four cells with four candidates, of which one is in all that matters.',
    said: ['wxyz wing|wings|ring', 'w x y z|zed|zee wing|wings', 'w xyz wing|wings'],
  },
]
