import { recognise } from '../asr/recognise'
import { encodePayload, sourceOf } from '../payload/source'
import { visualElementsOf } from '../payload/visualElements'
import { type Moments, perform } from '../perform/perform'
import { createStage, type Stage } from '../perform/stage'
import { layoutOf } from '../puzzle/layout'
import { createRandom } from '../random/random'
import { type RawRow, rawRow } from '../row/rawRow'
import { DEMO_AUTHOR, type Part } from './part'

/** A finished trace and what is known of it. */
export interface DemoTrace {
  readonly part: Part
  readonly row: RawRow
  readonly stage: Stage
  readonly moments: Moments
}

/** Makes one trace of the cast: the same on every machine. */
export function makeTrace(part: Part): DemoTrace {
  const random = createRandom(part.youtubeId)
  const puzzle = part.make()
  const stage = createStage({
    puzzle,
    layout: layoutOf(puzzle),
    techniques: part.techniques,
    persona: part.persona,
    random: random.fork('stage'),
  })
  const moments = perform(stage, part.script)
  const words = { title: part.title, author: DEMO_AUTHOR, rules: part.rules }
  const row = rawRow(
    {
      ...words,
      youtubeId: part.youtubeId,
      puzzleId: part.puzzleId,
      date: part.date,
      visualElements: visualElementsOf(puzzle),
      encodedPuzzle: encodePayload(sourceOf(puzzle, words, part.script.hidden)),
      hideSolution: part.script.hidden,
      cracking: moments.cracking,
    },
    puzzle,
    stage.desk.actions,
    recognise(stage.speaker.words, random.fork('ears')),
  )
  return { part, row, stage, moments }
}
