import { cast } from '@/domain/demo/cast/cast'
import { makeTrace } from '@/domain/demo/cast/makeTrace'
import type { CommandIo } from '../command'
import { readOptions } from '../options'
import { writeLibrary } from './writeLibrary'

const FOLDER = 'public/library'

/** `npm run demo [-- --out FOLDER]`: the whole cast as a library, into the folder that the app serves by default. */
export async function makeLibrary(args: readonly string[], io: CommandIo): Promise<void> {
  const { values } = readOptions(args, { out: { type: 'string', default: FOLDER } })
  const traces = cast.map(makeTrace)
  const bytes = await writeLibrary(traces, values.out)
  io.say(`${traces.length} synthetic traces, ${bytes} bytes in ${values.out}`)
}
