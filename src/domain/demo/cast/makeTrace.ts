import type { HeardSegment } from '../asr/cutSegments'
import { recognise } from '../asr/recognise'
import { plantFaults } from '../faults/plant'
import type { PlantedFinding } from '../faults/planted'
import { encodePayload, sourceOf } from '../payload/source'
import { visualElementsOf } from '../payload/visualElements'
import { type Moments, perform } from '../perform/perform'
import { createStage, type Stage } from '../perform/stage'
import { layoutOf } from '../puzzle/layout'
import { createRandom } from '../random/random'
import type { DemoRow } from '../row/demoRow'
import { rawRow } from '../row/rawRow'
import { wrongDigits } from '../truth/wrongDigits'
import { createLedger } from '../voice/ledger'
import { cast } from './cast'
import { DEMO_AUTHOR, type Part } from './part'

/** A finished trace and what is known of it. */
export interface DemoTrace {
  readonly part: Part
  readonly row: DemoRow
  /** Every finding the row must lead to. */
  readonly findings: readonly PlantedFinding[]
  readonly stage: Stage
  readonly moments: Moments
}

/**
 * Makes one trace of the cast: the same on every machine. `ledger` holds what the solves before it in the library said,
 * and what it says is written into it; a solve by itself begins with an empty one.
 */
export function makeTrace(part: Part, ledger = createLedger()): DemoTrace {
  const random = createRandom(`${part.youtubeId}/${part.script.take}`)
  const puzzle = part.make()
  const stage = createStage({
    puzzle,
    layout: layoutOf(puzzle),
    techniques: part.techniques,
    persona: part.persona,
    random: random.fork('stage'),
    seat: cast.indexOf(part),
    ledger,
  })
  const spoken = perform(stage, part.script)
  const segments = recognise(stage.speaker.words, random.fork('ears'))
  const moments = { ...spoken, cracking: crackingHeard(segments) }
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
    segments,
  )
  const planted = plantFaults(row, puzzle, part.faults, random.fork('faults'))
  const findings = [
    ...planted.filter(({ kind }) => kind !== 'wrong-digit'),
    ...wrongDigits(row, puzzle),
  ].sort((a, b) => (a.group ?? -1) - (b.group ?? -1))
  return { part, row, stage, moments, findings }
}

/** When the recogniser hears the last "let's get cracking": what the dataset's `lgc_timestamp` is. */
function crackingHeard(segments: readonly HeardSegment[]): number {
  const words = segments.flatMap((segment) => segment.words)
  const last = words.findLastIndex(({ word }) => /^ cracking/i.test(word))
  const first = words[last - 2]
  if (!first || !/^ let's$/i.test(first.word))
    throw new Error('the words that start the clock were not heard')
  return first.start
}
