import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useRef, useState } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
import { cellName } from '@/domain/trace/cellName'
import type { Finding, FindingKind } from '@/domain/trace/trace'
import type { Session } from '@/state/session'
import { Notice } from '../ui/Notice'
import { ScrollRegion } from '../ui/ScrollRegion'
import { FindingDetail, type PaintBoard } from './FindingDetail'
import { FINDING_KINDS, findingWords } from './findingWords'
import styles from './QualityPanel.module.css'
import { Verdict } from './Verdict'

/** CSS pixels a row takes. */
const ROW = 52

/** Whether the row is sound: the publishers' verdict, and every place where it contradicts itself. */
export function QualityPanel({
  session,
  paintBoard,
}: {
  session: Session
  paintBoard: PaintBoard
}) {
  const { findings, cols } = session.trace
  const [kind, setKind] = useState<FindingKind | ''>('')
  const [chosen, setChosen] = useState<Finding | null>(null)
  const scroller = useRef<HTMLElement>(null)
  const kinds = useMemo(() => {
    const counts = new Map<FindingKind, number>()
    for (const finding of findings) counts.set(finding.kind, (counts.get(finding.kind) ?? 0) + 1)
    return [...counts].sort((a, b) => b[1] - a[1])
  }, [findings])
  const shown = useMemo(
    () => (kind === '' ? findings : findings.filter((finding) => finding.kind === kind)),
    [findings, kind],
  )
  const list = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  })

  const choose = useCallback(
    (finding: Finding) => {
      setChosen(finding)
      session.player.pause()
      session.player.seek(finding.time, { settled: true })
    },
    [session],
  )
  return (
    <div className={styles.panel}>
      <Verdict session={session} />
      {findings.length === 0 ? (
        <p className={styles.empty}>
          No findings: states, actions, times and words agree with one another.
        </p>
      ) : (
        <>
          <div className={styles.tools}>
            <select
              aria-label="Kind of finding"
              value={kind}
              onChange={(event) => setKind(event.target.value as FindingKind | '')}
            >
              <option value="">All {findings.length.toLocaleString('en')} findings</option>
              {kinds.map(([id, count]) => (
                <option key={id} value={id}>
                  {FINDING_KINDS[id].name} ({count.toLocaleString('en')})
                </option>
              ))}
            </select>
          </div>
          {kind !== '' && <Notice>{FINDING_KINDS[kind].help}</Notice>}
          {chosen && (
            <FindingDetail
              session={session}
              finding={chosen}
              paintBoard={paintBoard}
              onClose={() => setChosen(null)}
            />
          )}
          <ScrollRegion ref={scroller} className={styles.scroller} label="Findings">
            <ul style={{ height: list.getTotalSize() }}>
              {list.getVirtualItems().map((item) => {
                const finding = shown[item.index]!
                return (
                  <li
                    key={item.key}
                    style={{ transform: `translateY(${item.start}px)` }}
                    aria-setsize={shown.length}
                    aria-posinset={item.index + 1}
                  >
                    <button
                      type="button"
                      className={styles.row}
                      aria-pressed={finding === chosen}
                      onClick={() => choose(finding)}
                    >
                      <time>{axisLabel(session.trace, finding.time)}</time>
                      <span>
                        <strong>{FINDING_KINDS[finding.kind].name}</strong>
                        {finding.cell === null ? '' : ` ${cellName(finding.cell, cols)}`}
                        <small>{findingWords(finding) || finding.path}</small>
                      </span>
                      <small className="num">{finding.group ?? ''}</small>
                    </button>
                  </li>
                )
              })}
            </ul>
          </ScrollRegion>
        </>
      )}
    </div>
  )
}
