import { useVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import { actionWords } from '../transcript/actionWords'
import styles from './ActionsPanel.module.css'

/** CSS pixels a row takes. */
const ROW = 32

/** Everything that was done, one row an action, the present one lit; selections on request. */
export function ActionsPanel({ session }: { session: Session }) {
  const { groups } = session.trace
  const [withSelections, setWithSelections] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const group = useDeferredValue(useStore(session.store, (state) => state.group))
  const follow = useStore(session.store, (state) => state.follow)

  const rows = useMemo(() => {
    const list: { action: number; group: number }[] = []
    for (let g = 0; g < groups.count; g++) {
      for (let action = groups.actionStart[g]!; action < groups.actionStart[g + 1]!; action++) {
        const { type } = groups.actions[action]!
        if (withSelections || (type !== 'sl' && type !== 'ds')) list.push({ action, group: g })
      }
    }
    return list
  }, [groups, withSelections])

  // The last listed action at or before the present group.
  const current = useMemo(() => {
    let low = -1
    let high = rows.length - 1
    while (low < high) {
      const mid = (low + high + 1) >> 1
      if (rows[mid]!.group <= group) low = mid
      else high = mid - 1
    }
    return low
  }, [rows, group])

  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
  })
  useEffect(() => {
    if (follow && current >= 0) list.scrollToIndex(current, { align: 'center' })
  }, [list, follow, current])

  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <label>
          <input
            type="checkbox"
            checked={withSelections}
            onChange={(event) => setWithSelections(event.target.checked)}
          />
          Selections too
        </label>
        <output>{rows.length.toLocaleString('en')} actions</output>
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        onWheel={() => session.store.setState({ follow: false })}
        onTouchMove={() => session.store.setState({ follow: false })}
      >
        <ol style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map((item) => {
            const row = rows[item.index]!
            const action = groups.actions[row.action]!
            return (
              <li key={item.key} style={{ transform: `translateY(${item.start}px)` }}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={item.index === current ? 'true' : undefined}
                  onClick={() => session.player.seek(groups.times[row.group]!, { settled: true })}
                >
                  <time>{axisLabel(session.trace, groups.times[row.group]!)}</time>
                  <i data-type={action.type} aria-hidden="true" />
                  <span>{actionWords(action)}</span>
                  <small className="num">{row.group}</small>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
