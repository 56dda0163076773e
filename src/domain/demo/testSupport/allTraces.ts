import { cast } from '../cast/cast'
import { type DemoTrace, makeTrace } from '../cast/makeTrace'

let made: readonly DemoTrace[] | null = null

/** The whole cast, made once a test file. */
export function allTraces(): readonly DemoTrace[] {
  made ??= cast.map(makeTrace)
  return made
}
