import { makeCast } from '@/domain/demo/cast/makeCast'
import { isWithinThird, type Statistic, statisticsOf } from '@/domain/demo/truth/statistics'
import type { CommandIo } from '../command'
import { readOptions } from '../options'
import { writeLibrary } from './writeLibrary'

const FOLDER = 'public/library'

/**
 * `npm run demo [-- --out FOLDER]`: the whole cast as a library, into the folder that the app serves by default, and on
 * stdout how it compares with the dataset.
 */
export async function makeLibrary(args: readonly string[], io: CommandIo): Promise<void> {
  const { values } = readOptions(args, { out: { type: 'string', default: FOLDER } })
  const traces = makeCast()
  const bytes = await writeLibrary(traces, values.out)
  io.say(`${traces.length} synthetic traces, ${bytes} bytes in ${values.out}`)
  for (const statistic of statisticsOf(traces)) await io.line(lineOf(statistic))
}

function lineOf(statistic: Statistic): string {
  const { name, demo, dataset, source, bound } = statistic
  const verdict = bound ? (isWithinThird(statistic) ? 'within a third' : 'OUTSIDE a third') : '-'
  const figures = [demo, dataset].map((figure) => figure.toFixed(figure < 20 ? 2 : 0).padStart(8))
  return `${name.padEnd(20)} demo ${figures[0]}  dataset ${figures[1]}  ${verdict.padEnd(15)} (${source})`
}
