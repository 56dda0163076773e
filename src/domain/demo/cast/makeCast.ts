import { createLedger } from '../voice/ledger'
import { cast } from './cast'
import { type DemoTrace, makeTrace } from './makeTrace'

/**
 * The traces of the library, in its order; each one says what those before it have said least. The first `most` of
 * them, by default all.
 */
export function makeCast(most = cast.length): DemoTrace[] {
  const ledger = createLedger()
  return cast.slice(0, most).map((part) => makeTrace(part, ledger))
}
