import type { Link } from '@/domain/link/link'
import { momentTime } from '@/domain/trace/momentTime'
import type { Session } from '@/state/session'

/**
 * The link to a moment of the open trace, as it is copied: where, which, when, and what is needed to see the same
 * thing. `base` is the present address, so that parameters of other versions travel along.
 */
export function traceLink(session: Session, base: Link, time: number, end?: number): Link {
  const { offset, videoOffset, find } = session.store.getState()
  const { panel: _panel, cell: _cell, list: _list, page: _page, a: _a, end: _end, ...kept } = base
  return {
    ...kept,
    ...(session.lib === 'demo' ? {} : { lib: session.lib }),
    // A row that its ids do not name is named by its key.
    v: base.v === session.key ? session.key : session.trace.youtubeId,
    t: momentTime(session.trace, time, offset),
    ...(end === undefined ? {} : { end: momentTime(session.trace, end, offset) }),
    ...(offset === 0 ? {} : { o: offset }),
    ...(videoOffset === 0 ? {} : { vo: videoOffset }),
    ...(find === '' ? {} : { q: find }),
  }
}
