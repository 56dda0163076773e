import { makeCast } from '../cast/makeCast'
import type { DemoTrace } from '../cast/makeTrace'

let made: readonly DemoTrace[] | null = null

/** The whole cast, made once a test file. */
export function allTraces(): readonly DemoTrace[] {
  made ??= makeCast()
  return made
}
