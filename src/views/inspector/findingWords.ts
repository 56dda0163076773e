import type { Finding, FindingKind } from '@/domain/trace/trace'

/** What each kind of finding is called, and what it means, for people who did not write the replay. */
export const FINDING_KINDS: Readonly<
  Record<FindingKind, { readonly name: string; readonly help: string }>
> = {
  'state-mismatch': {
    name: 'State and actions disagree',
    help: 'The state after the group is not what its actions make of the state before.',
  },
  'state-unreadable': {
    name: 'Unreadable state',
    help: 'The state could not be parsed; the board follows the actions instead.',
  },
  'state-size': {
    name: 'Wrong number of cells',
    help: 'The state has more or fewer cells than the puzzle.',
  },
  'action-unreadable': {
    name: 'Unreadable action',
    help: 'The action could not be parsed; it is left out.',
  },
  'action-impossible': {
    name: 'Impossible action',
    help: 'A value on a filled cell, a mark already there, or one removed that is not.',
  },
  'wrong-digit': {
    name: 'Digit against the solution',
    help: 'A value that the solution does not have: a real mistake, or a misread digit.',
  },
  'time-backward': {
    name: 'Time goes backward',
    help: 'The group is earlier than the one before; it is shown at that one’s time.',
  },
  'time-repeated': { name: 'Repeated time', help: 'Several groups share one time.' },
  'time-missing': {
    name: 'Missing time',
    help: 'The group has no time; it is shown at the time of the one before.',
  },
  gap: { name: 'Gap without key frames', help: 'A long stretch of the solve without any group.' },
  'word-outside-segment': {
    name: 'Word outside its segment',
    help: 'The word’s times lie outside those of its segment.',
  },
  'word-time-backward': {
    name: 'Word goes backward',
    help: 'The word starts before the one before it.',
  },
  'repeated-sentence': {
    name: 'Repeated sentence',
    help: 'The same words over and over: likely made up by the recogniser.',
  },
  'low-probability': {
    name: 'Unsure words',
    help: 'A stretch in which the recogniser was unsure of every word.',
  },
  'speech-off-axis': {
    name: 'Speech off the axis',
    help: 'Words before the start or after the end of the video.',
  },
}

/** One finding in a line: what was expected, what was found. */
export function findingWords({ kind, expected, found }: Finding): string {
  if (kind === 'state-mismatch') return `expected ${contents(expected)}, found ${contents(found)}`
  if (expected === '' && found === '') return ''
  if (expected === '') return `found ${found}`
  return `expected ${expected}, found ${found === '' ? 'nothing' : found}`
}

/** What a cell holds: nothing at all, too. */
const contents = (text: string): string => (text === '' ? 'an empty cell' : text)
