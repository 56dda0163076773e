import type { ActionType } from '../board/action'
import type { Trace } from '../trace/trace'

export type LaneId = 'digit' | 'centre' | 'corner' | 'colour' | 'select' | 'speech'

/** When things of one kind happened: ascending seconds, one entry an action (or a word). */
export type Lanes = Readonly<Record<LaneId, Float64Array>>

/** The lane an action is drawn in; clears and pen strokes count with the digits and colours they are like. */
const LANE_OF: Readonly<Record<ActionType, LaneId>> = {
  vl: 'digit',
  cd: 'centre',
  pm: 'corner',
  co: 'colour',
  pe: 'colour',
  cl: 'centre',
  sl: 'select',
  ds: 'select',
}

/**
 * The trace's happenings sorted into the timeline's lanes.
 * @param offset seconds by which words are moved against the board
 */
export function lanesOf(trace: Trace, offset = 0): Lanes {
  const { groups, words } = trace
  const lists: Record<Exclude<LaneId, 'speech'>, number[]> = {
    digit: [],
    centre: [],
    corner: [],
    colour: [],
    select: [],
  }
  for (let group = 0; group < groups.count; group++) {
    const time = groups.times[group]!
    for (let i = groups.actionStart[group]!; i < groups.actionStart[group + 1]!; i++) {
      const lane = LANE_OF[groups.actions[i]!.type]
      if (lane !== 'speech') lists[lane].push(time)
    }
  }
  const speech = words.start.map((start) => start + offset).sort()
  return {
    digit: Float64Array.from(lists.digit),
    centre: Float64Array.from(lists.centre),
    corner: Float64Array.from(lists.corner),
    colour: Float64Array.from(lists.colour),
    select: Float64Array.from(lists.select),
    speech,
  }
}
