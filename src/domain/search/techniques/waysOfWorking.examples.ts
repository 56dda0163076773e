import type { TechniqueExamples } from './technique'

export const waysOfWorkingExamples: Readonly<Record<string, TechniqueExamples>> = {
  goodliffe: {
    match: [
      'I think I am going to have to Goodliffe this box.',
      'Mark would be Goodliffing by now.',
      'Let me Goodliff the rest of the grid.',
      'I might do a full Goodliffe.',
      'I will be good lifting every cell in this row.',
    ],
    noMatch: [
      'Hello, I am Mark Goodliffe here.',
      'They lived the good life in the country.',
      'That was a good lift from the referee.',
    ],
  },
  'snyder-notation': {
    match: [
      'I am using Snyder notation at the moment.',
      'In snider notation you only mark two places in a box.',
      'These are Snyder marks.',
    ],
    noMatch: [
      'Thomas Snyder won the championship.',
      'Mister Schneider lives in Berlin.',
      'The notation is simple.',
    ],
  },
  'pencil-marks': {
    match: [
      'Let me tidy up my pencil marks.',
      'I will pencil that in for the moment.',
      'We can pencil mark these cells.',
    ],
    noMatch: [
      'I have lost my pencil.',
      'Mark is a friend of mine.',
      'The mark on the wall was ink.',
    ],
  },
  'corner-marks': {
    match: ['I will put a corner mark in for the two.', 'The corner marks resolve.'],
    noMatch: ['Mark stood in the corner.', 'The corner cell is a nine.'],
  },
  'centre-marks': {
    match: ['These centre marks say four or six.', 'Let me put center pencil marks in here.'],
    noMatch: ['Mark plays at centre back.', 'The centre cell is a five.'],
  },
  'cross-hatching': {
    match: ['By cross-hatching the threes we get this one.', 'You can cross hatch box five.'],
    noMatch: ['The artist drew with cross-hatching.', 'The eggs will hatch.'],
  },
  'break-in': {
    match: [
      'I am going to show you how to find the break-in to this puzzle.',
      'What a beautiful break in, that is a lovely piece of logic.',
    ],
    noMatch: [
      'There was a break-in at the house and the police came.',
      'We take a break in ten minutes.',
    ],
  },
  'process-of-elimination': {
    match: ['By process of elimination that is a six.', 'It is a process of elimination, really.'],
    noMatch: ['What an efficient process.', 'He was eliminated in round two.'],
  },
}
