import { useMemo } from 'react'
import { useStore } from 'zustand'
import { axisLabel, axisLength } from '@/domain/time/axisLabel'
import { cellName } from '@/domain/trace/cellName'
import { type CellSpan, cellStory } from '@/domain/trace/cellStory'
import { placedIn, placementContext } from '@/domain/trace/placementContext'
import type { Trace } from '@/domain/trace/trace'
import type { Session } from '@/state/session'
import { ScrollRegion } from '../ui/ScrollRegion'
import styles from './CellPanel.module.css'

const PARTS: Readonly<Record<CellSpan['part'], string>> = {
  value: 'Value',
  centre: 'Centre',
  corner: 'Corner',
  colour: 'Colour',
  pen: 'Pen',
  selection: 'Selected',
}

/** Everything a cell ever held, on the time axis and with what was being said. */
export function CellPanel({ session }: { session: Session }) {
  const cell = useStore(session.store, (state) => state.cell)
  if (cell === null) {
    return (
      <p className={styles.empty}>
        Click a cell of the board to see its story: every value, mark and colour it had, and what
        was being said.
      </p>
    )
  }
  return <Story session={session} cell={cell} />
}

function Story({ session, cell }: { session: Session; cell: number }) {
  const { trace } = session
  const { spans, selectedSeconds } = useMemo(() => cellStory(trace, cell), [trace, cell])
  const group = useStore(session.store, (state) => state.group)
  const placed = useMemo(() => placedIn(trace, cell, group), [trace, cell, group])
  const context = placed === null ? null : placementContext(trace, placed)
  const told = spans.filter((span) => span.part !== 'selection')
  const name = cellName(cell, trace.cols)
  const given = trace.givens[cell] ?? ''
  const go = (time: number) => session.player.seek(time, { settled: true })
  return (
    <ScrollRegion className={styles.panel} label={`Story of ${name}`}>
      <h2>
        {name}
        {given !== '' && <small> given {given}</small>}
        {trace.solution && given === '' && <small> solution {trace.solution[cell]}</small>}
      </h2>
      <p className={styles.facts}>
        Selected for {axisLength(trace, selectedSeconds)} in all · {told.length}{' '}
        {told.length === 1 ? 'entry' : 'entries'}
      </p>
      {context && (
        <blockquote className={styles.said}>
          <button type="button" onClick={() => go(context.time)}>
            {axisLabel(trace, context.time)}
          </button>{' '}
          When this digit went in: …{context.before} <mark>{context.after || '(silence)'}</mark>…
        </blockquote>
      )}
      <Strip spans={spans} trace={trace} onGo={go} />
      <ul className={styles.list}>
        {told.map((span) => {
          const said = placementContext(trace, span.from)
          return (
            <li key={`${span.part} ${span.text} ${span.from}`}>
              <button
                type="button"
                onClick={() => go(span.start)}
                aria-current={
                  span.from <= group && (span.to === null || group < span.to) ? 'true' : undefined
                }
              >
                <time>{axisLabel(trace, span.start)}</time>
                <strong data-part={span.part}>
                  {PARTS[span.part]} {span.text}
                </strong>
                <small>
                  {span.to === null
                    ? 'to the end'
                    : `for ${axisLength(trace, span.end - span.start)}`}
                </small>
                <span>
                  {said.before} <mark>{said.after}</mark>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {told.length === 0 && (
        <p className={styles.facts}>
          {given === '' ? 'Nothing was ever entered here.' : 'A given: nothing was entered here.'}
        </p>
      )}
    </ScrollRegion>
  )
}

interface StripProps {
  spans: readonly CellSpan[]
  trace: Trace
  onGo(time: number): void
}

const ROWS: readonly CellSpan['part'][] = ['value', 'centre', 'corner', 'colour', 'selection']

/** The spans on the whole axis, a row a kind. */
function Strip({ spans, trace, onGo }: StripProps) {
  return (
    <div className={styles.strip}>
      {ROWS.map((part) => (
        <div key={part} className={styles.lane}>
          <span>{PARTS[part]}</span>
          <div>
            {spans
              .filter((span) => span.part === part)
              .map((span) => (
                <button
                  key={`${span.text} ${span.from}`}
                  type="button"
                  tabIndex={-1}
                  data-part={part}
                  title={`${PARTS[part]} ${span.text}, ${axisLabel(trace, span.start)} to ${axisLabel(trace, span.end)}`}
                  aria-label={`${PARTS[part]} ${span.text}, ${axisLabel(trace, span.start)} to ${axisLabel(trace, span.end)}`}
                  style={{
                    left: `${(span.start / trace.duration) * 100}%`,
                    width: `${Math.max(0.4, ((span.end - span.start) / trace.duration) * 100)}%`,
                  }}
                  onClick={() => onGo(span.start)}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  )
}
