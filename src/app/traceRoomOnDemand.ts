import { onDemand } from './onDemand'

/** The screen of a solve: the board, the timeline and the panels are more than half of the app's code. */
export const traceRoom = onDemand(async () => (await import('./TraceRoom')).TraceRoom)
