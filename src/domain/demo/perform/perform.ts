import { numberWord } from '../voice/numberWords'
import { symbolWord } from './names'
import { performSolve } from './performSolve'
import type { Stage } from './stage'

/** Seconds of the marks of a performance. */
export interface Moments {
  /** "let's get cracking". */
  readonly cracking: number
  readonly solved: number
  readonly end: number
}

/** The whole video: opening, solve, end. */
export function perform(stage: Stage, title: string): Moments {
  const { layout, puzzle, speaker } = stage
  speaker.rest(1.2)
  stage.say('greeting')
  stage.say('title', { title })
  stage.say('size', { size: numberWord(layout.size) })
  const names = {
    first: symbolWord(stage, 0),
    last: symbolWord(stage, layout.size - 1),
    region: puzzle.boxes ? 'box' : 'region',
  }
  stage.say('classicRules', names)
  const pointAt = (cells: readonly number[]) => ({ text: '', act: stage.point(cells) })
  stage.say('exampleHouses', {
    ...names,
    row: pointAt(layout.rows[1]!.cells),
    col: pointAt(layout.cols[2]!.cells),
    box: pointAt(layout.regions[layout.regions.length >> 1]!.cells),
  })
  stage.say('givenCount', { count: numberWord(puzzle.givens.filter((g) => g >= 0).length) })
  stage.say('tryIt')
  stage.desk.release(speaker.clock)
  stage.say('start')
  const cracking = crackingTime(stage)
  stage.say('firstLook', { house: 'the middle' })
  performSolve(stage)
  speaker.waitUntil(stage.desk.freeAt)
  const solved = stage.desk.freeAt
  stage.say('solved')
  stage.desk.release(speaker.clock)
  stage.say('outro')
  return { cracking, solved, end: speaker.clock }
}

/** When "let's" of the last "let's get cracking" begins. */
function crackingTime(stage: Stage): number {
  const words = stage.speaker.words
  for (let i = words.length - 1; i >= 2; i--)
    if (/^cracking/i.test(words[i]!.text)) return words[i - 2]!.start
  throw new Error('nobody said the words that start the clock')
}
