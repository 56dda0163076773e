import { performOpening } from './opening'
import { recap } from './recap'
import type { Script } from './script'
import { performSolve } from './solve'
import type { Stage } from './stage'

/** Seconds of the marks of a performance. */
export interface Moments {
  /** "let's get cracking". */
  readonly cracking: number
  readonly solved: number
  readonly end: number
}

/** The whole video: opening, solve, end. */
export function perform(stage: Stage, script: Script): Moments {
  const { speaker, desk, chapters } = stage
  const cracking = performOpening(stage, script)
  chapters.push({ kind: 'opening', from: 0, to: cracking })
  performSolve(stage, script)
  speaker.waitUntil(desk.freeAt)
  const solved = desk.freeAt
  chapters.push({ kind: 'solve', from: cracking, to: solved })
  stage.say(script.hidden ? 'solvedHidden' : 'solved')
  desk.release(Math.max(speaker.clock, desk.freeAt))
  recap(stage)
  desk.release(Math.max(speaker.clock, desk.freeAt))
  stage.sayOwn(script.talk.verdict)
  stage.sayOwn(script.talk.bye)
  chapters.push({ kind: 'closing', from: solved, to: speaker.clock })
  return { cracking, solved, end: speaker.clock }
}
