import { cast } from '@/domain/demo/cast/cast'
import { makeTrace } from '@/domain/demo/cast/makeTrace'
import { writeLibrary } from './demo/writeLibrary'

const traces = cast.map(makeTrace)
const bytes = await writeLibrary(traces, 'public/library')
process.stderr.write(`${traces.length} synthetic traces, ${bytes} bytes in public/library\n`)
