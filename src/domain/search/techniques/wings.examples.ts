import type { TechniqueExamples } from './technique'

export const wingsExamples: Readonly<Record<string, TechniqueExamples>> = {
  'xy-wing': {
    match: [
      'There is an XY-wing with its pivot here.',
      'An x y wing gets rid of that nine.',
      'Some people call it a Y-wing.',
      'It is an ex why wing.',
    ],
    noMatch: [
      'That is an XYZ-wing.',
      'There is an X-Wing on sevens.',
      'The rebel squadron had a Y-wing.',
      'The bird flapped its wing.',
    ],
  },
  'xyz-wing': {
    match: [
      'I have found an XYZ-wing.',
      'This is an x y zed wing, I think.',
      'The XYZ wings are harder to spot.',
    ],
    noMatch: ['This is an XY-wing.', 'The coordinates are x, y and z.', 'The west wing is closed.'],
  },
  'w-wing': {
    match: ['That is a W-Wing.', 'It is what they call a double-u wing on three and eight.'],
    noMatch: [
      'We saw the west wing of the palace.',
      'That is an X-Wing.',
      'The wing of the plane shook.',
    ],
  },
  'wxyz-wing': {
    match: ['Surely not a WXYZ-wing.', 'A w x y z wing, who would have thought.'],
    noMatch: ['This is an XYZ-wing.', 'The alphabet ends with w, x, y and z.'],
  },
}
