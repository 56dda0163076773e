import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import type { AnswerGroup } from '@/data/search/answer'
import type { MomentHit } from '@/domain/search/match/page'
import { type Quote, quoteOf } from '@/domain/search/quote'
import { formatTime } from '@/domain/time/formatTime'
import type { Trace } from '@/domain/trace/trace'
import { titleOf } from '@/state/titleOf'
import styles from './SearchScreen.module.css'

export interface MomentGroupProps {
  group: AnswerGroup
  /** The group's trace; null while it is being opened. */
  trace: Trace | null
  /** Why the trace could not be opened; '' otherwise. */
  fault: string
  hrefOf(time: number): string
  onOpen(time: number): void
  onAll(): void
  techniqueName(id: string): string
  /** Where all moments of a technique are. */
  techniqueHref(id: string): string
  onTechnique(id: string): void
  /** The small board of that moment. */
  renderBoard(trace: Trace, time: number): React.ReactNode
}

/** The moments of one solve: when, what was said, the board then. */
export function MomentGroup({
  group,
  trace,
  fault,
  hrefOf,
  onOpen,
  onAll,
  techniqueName,
  techniqueHref,
  onTechnique,
  renderBoard,
}: MomentGroupProps) {
  const { facts, count, moments } = group
  return (
    <section className={styles.group} aria-label={titleOf(facts)}>
      <h2>
        {titleOf(facts)}{' '}
        <small>
          {[facts.author, facts.date, `${facts.rows}×${facts.cols}`].filter(Boolean).join(' · ')}
        </small>
      </h2>
      {fault !== '' && <p className={styles.fine}>{fault}</p>}
      <ul>
        {moments.map((moment) => (
          <Moment
            key={`${moment.unit} ${moment.units}`}
            moment={moment}
            trace={trace}
            hrefOf={hrefOf}
            onOpen={onOpen}
            techniqueName={techniqueName}
            techniqueHref={techniqueHref}
            onTechnique={onTechnique}
            renderBoard={renderBoard}
          />
        ))}
      </ul>
      {count > moments.length && (
        <button type="button" className={styles.all} onClick={onAll}>
          All {count.toLocaleString('en')} moments in this solve
        </button>
      )}
    </section>
  )
}

interface MomentProps
  extends Pick<
    MomentGroupProps,
    | 'trace'
    | 'hrefOf'
    | 'onOpen'
    | 'techniqueName'
    | 'techniqueHref'
    | 'onTechnique'
    | 'renderBoard'
  > {
  moment: MomentHit
}

function Moment({
  moment,
  trace,
  hrefOf,
  onOpen,
  techniqueName,
  techniqueHref,
  onTechnique,
  renderBoard,
}: MomentProps) {
  const quote = useMemo(() => (trace ? quoteOf(trace.words, moment) : null), [trace, moment])
  // The index knows the time within a second; the transcript knows it exactly.
  const time = quote?.time ?? moment.time
  const onClick = (event: MouseEvent) => here(event, () => onOpen(time))
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const all = [...document.querySelectorAll<HTMLElement>('[data-moment]')]
    const next = all[all.indexOf(event.currentTarget) + step]
    if (next) next.focus()
    else if (step < 0) document.getElementById('search-field')?.focus()
  }
  return (
    <li className={styles.moment}>
      <span className={styles.board}>{trace ? renderBoard(trace, time) : null}</span>
      <div>
        <a href={hrefOf(time)} data-moment="" onClick={onClick} onKeyDown={onKeyDown}>
          <time>{formatTime(time)}</time> <Said quote={quote} />
        </a>
        <p className={styles.chips}>
          {moment.typo && <em>one letter off</em>}
          {moment.techniques.map((id) => (
            <a
              key={id}
              href={techniqueHref(id)}
              title={`All moments of ${techniqueName(id)}`}
              onClick={(event) => here(event, () => onTechnique(id))}
            >
              {techniqueName(id)}
            </a>
          ))}
        </p>
      </div>
    </li>
  )
}

/** Follows a link in this page, but not where another tab or window is asked for. */
function here(event: MouseEvent, follow: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  follow()
}

function Said({ quote }: { quote: Quote | null }) {
  if (!quote) return <span className={styles.fine}>…</span>
  const parts: React.ReactNode[] = []
  let at = 0
  for (const [from, to] of quote.marks) {
    parts.push(quote.text.slice(at, from), <mark key={from}>{quote.text.slice(from, to)}</mark>)
    at = to
  }
  parts.push(quote.text.slice(at))
  return (
    <q className={styles.said}>
      {quote.before !== '' && <span className={styles.around}>{quote.before} </span>}
      {quote.cutBefore ? '…' : ''}
      {parts}
      {quote.cutAfter ? '…' : ''}
      {quote.after !== '' && <span className={styles.around}> {quote.after}</span>}
    </q>
  )
}
