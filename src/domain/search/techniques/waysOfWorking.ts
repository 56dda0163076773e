import { GRID } from './company'
import type { Technique } from './technique'

const MARKING =
  'centre|pencil|cell|candidate|grid|box|row|column|puzzle|notation|digit|fully|everything|corner|full'

export const waysOfWorking: readonly Technique[] = [
  {
    id: 'goodliffe',
    name: 'Goodliffing',
    family: 'ways of working',
    explanation: 'Writing every candidate of every cell as centre marks, as Mark Goodliffe does.',
    said: [
      {
        say: 'goodliff*|goodlif*|goodlyf*|goodlift*|goodleaf*|goodlyff*',
        unless: [
          'mark|mister|mr|hello|im goodliff*',
          'goodliffe|goodliff here|family|says|said|anthony',
        ],
      },
      '=goodliffing|=goodliffed|=goodlifing|=goodlifting|=goodleafing|=goodliving',
      'full|fully|complete|a goodliffe|goodliff|goodlife',
      'good live|liv|leaf|lif|liff the|this|that|whole grid|box|row|column|puzzle|cell|whole|rest|entire',
      {
        say: 'good|could life|lift|lifting|living|leaf|leafing|lifed|lifting|liffing|liff|lifes',
        near: [MARKING, 'resort|grid|puzzle|everything|full'],
        unless: [
          'live|living a|the',
          'wine|health|wife|gym|elevator|country',
          'mark|mister|mr goodliff*',
          'a good life|lift',
        ],
      },
    ],
  },
  {
    id: 'snyder-notation',
    name: 'Snyder notation',
    family: 'ways of working',
    explanation:
      'Corner marks only where a digit has just two places in a box, after Thomas Snyder.',
    said: [
      'cider|sider|spider notation',
      'snyder|snider|sneider|schneider|snyders|schnyder|snida|sniders|schneiders notation|notations|style|mark|marks|marking|pencil|method|technique|rule',
      {
        say: 'snyder|snyders|snydering|snydered',
        near: [MARKING],
        unless: ['thomas|tom|dr|doctor|doctor|win|champion|championship'],
      },
    ],
  },
  {
    id: 'pencil-marks',
    name: 'Pencil marks',
    family: 'ways of working',
    explanation: 'Candidates written small into a cell.',
    said: [
      {
        say: [
          'pencil mark|marks|marking|marked',
          'pencil|pencilled|penciled it|that|those|this in',
        ],
        unless: ['pencil mark|marking police'],
      },
    ],
  },
  {
    id: 'corner-marks',
    name: 'Corner marks',
    family: 'ways of working',
    explanation: 'Small digits in the corner of a cell: the places of a digit in a box or line.',
    said: ['corner mark|marks|marking|marked|pencil|notation'],
  },
  {
    id: 'centre-marks',
    name: 'Centre marks',
    family: 'ways of working',
    explanation: 'Small digits in the middle of a cell: all that the cell may still be.',
    said: ['centre|center|central mark|marks|marking|marked|pencil|notation'],
  },
  {
    id: 'cross-hatching',
    name: 'Cross-hatching',
    family: 'ways of working',
    explanation: 'Sweeping one digit along rows and columns to find its place in a box.',
    said: [
      {
        say: 'cross hatch|hatching|hatched',
        unless: ['draw|drawing|shading|pen|sketch|artist|fabric|etching'],
      },
    ],
  },
  {
    id: 'break-in',
    name: 'Break-in',
    family: 'ways of working',
    explanation: 'The first real deduction, which opens the puzzle.',
    said: [
      {
        say: [
          'the|a|this|that|lovely|beautiful|your|possible|our =break in|ins|into?',
          'breakin|break in|ins point|points',
        ],
        near: [GRID, 'find|found|spot|see|solve|setter|logic|where|beautiful|that'],
        unless: ['burglar|house|police|car|thief|stolen|alarm|window|flat|ice|weather|glass'],
      },
    ],
  },
  {
    id: 'process-of-elimination',
    name: 'Process of elimination',
    family: 'ways of working',
    explanation: 'Ruling out all but one.',
    said: ['process of elimination', 'process of illumination'],
  },
]
