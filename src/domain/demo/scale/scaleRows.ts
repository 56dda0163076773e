import { cast } from '../cast/cast'
import { makeTrace } from '../cast/makeTrace'
import type { Part } from '../cast/part'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { createRandom } from '../random/random'
import type { DemoRow, RowSegment } from '../row/demoRow'
import { longerSolve } from './longerSolve'
import { longerSpeech } from './longerSpeech'
import { misreadStates } from './misreadStates'
import { whisperNumbers } from './whisperNumbers'

/** What the dataset holds on average: action groups and words of a row. */
const AVERAGE = { groups: 2_620, words: 6_600 }

/** Share of rows in which the vision model misread some states. */
const MISREAD = 0.3

/**
 * Synthetic raw rows of the dataset's size and variety, the same on every machine: puzzles of the demo's cast, each time
 * performed anew and made as long as real solves are (some a quarter, some three times the average). Lazily, so that
 * any number of them takes the memory of one.
 */
export function* scaleRows(count: number): Generator<DemoRow> {
  const parts = cast.map(madeOnce)
  let before: readonly RowSegment[] = []
  for (let number = 0; number < count; number++) {
    const part = parts[number % parts.length]!
    const youtubeId = `scale-${String(number).padStart(5, '0')}`
    const random = createRandom(`scale/${number}`)
    const { row } = makeTrace({
      ...part,
      youtubeId,
      puzzleId: `${part.puzzleId}-${number}`,
      title: `${part.title}, performance ${number + 1}`,
    })
    // Leans to the left as real lengths do: most near the mean, a few far above.
    const usual = 0.4 + random.next() + random.next() * random.next() * 0.7
    const size = random.chance(0.03) ? usual * 2.2 : usual
    const own = row.asr_data.segments
    const shift = longerSpeech(row, before, Math.round(AVERAGE.words * size))
    longerSolve(row, Math.round(AVERAGE.groups * size), shift, random.fork('hand'))
    if (random.chance(MISREAD)) misreadStates(row, random.fork('eyes'))
    whisperNumbers(row, random.fork('numbers'))
    before = own
    yield row
  }
}

/** A part without planted faults, whose puzzle is made when it is first needed and then kept. */
function madeOnce(part: Part): Part {
  let puzzle: DemoPuzzle | null = null
  return {
    ...part,
    faults: [],
    make() {
      puzzle ??= part.make()
      return puzzle
    },
  }
}
