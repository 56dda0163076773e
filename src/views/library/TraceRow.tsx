import { type MouseEvent, memo, type PointerEvent, useCallback } from 'react'
import type { CatalogueEntry } from '@/data/library/manifest'
import { axisLength, speakAxis } from '@/domain/time/axisLabel'
import { isSynthetic, titleOf } from '@/state/titleOf'
import styles from './LibraryScreen.module.css'
import { qualityOf } from './quality'
import { Thumbnail } from './Thumbnail'

export interface TraceRowProps {
  entry: CatalogueEntry
  href: string
  synthetic: boolean
  /** Position in the list, and its length, for assistive technology: the list is virtual. */
  index: number
  count: number
  /** CSS pixels from the top of the list. */
  top: number
  techniqueName(id: string): string
  onOpen(entry: CatalogueEntry): void
  /** A mouse button went down on the link: what opening needs can be fetched before it comes up. */
  onPress(entry: CatalogueEntry): void
  onTechnique(id: string): void
  draw(entry: CatalogueEntry, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void>
}

/** Pixels of a thumbnail, and how many techniques a row names before "+n". */
const THUMBNAIL = 56
const NAMED = 3

/** One solve: a real link, so that it opens in a new tab too. */
export const TraceRow = memo(function TraceRow({
  entry,
  href,
  synthetic,
  index,
  count,
  top,
  techniqueName,
  onOpen,
  onPress,
  onTechnique,
  draw,
}: TraceRowProps) {
  const quality = qualityOf(entry)
  const drawEntry = useCallback(
    (canvas: HTMLCanvasElement, signal: AbortSignal) => draw(entry, canvas, signal),
    [draw, entry],
  )
  const opensHere = (event: MouseEvent) =>
    !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
  const onClick = (event: MouseEvent) => {
    if (!opensHere(event)) return
    event.preventDefault()
    onOpen(entry)
  }
  // A finger that comes down may mean to scroll.
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && opensHere(event)) onPress(entry)
  }
  const title = titleOf(entry)
  const about = [synthetic || isSynthetic(entry) ? 'Synthetic demo' : entry.author, entry.date]
    .filter(Boolean)
    .join(' · ')
  const techniques = entry.techniques ?? []
  return (
    <li
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <Thumbnail size={THUMBNAIL} draw={drawEntry} />
      <div className={styles.title}>
        <a href={href} onClick={onClick} onPointerDown={onPointerDown} data-row={index}>
          {title}
        </a>
        <small>{about}</small>
      </div>
      <span className={styles.number}>
        {entry.rows}×{entry.cols}
      </span>
      <span
        className={styles.number}
        title={
          entry.axis === 'text'
            ? `${axisLength(entry, entry.duration)} of text, no times`
            : speakAxis(entry, entry.duration)
        }
      >
        {entry.axis === 'text' ? 'text' : axisLength(entry, entry.duration)}
      </span>
      <span className={styles.number} data-wide>
        {entry.groups.toLocaleString('en')}
      </span>
      <span className={styles.number} data-wide>
        {entry.words.toLocaleString('en')}
      </span>
      <span className={styles.chips} data-wide>
        {techniques.slice(0, NAMED).map((id) => (
          <button key={id} type="button" className={styles.chip} onClick={() => onTechnique(id)}>
            {techniqueName(id)}
          </button>
        ))}
        {techniques.length > NAMED && (
          <span className={styles.more}>+{techniques.length - NAMED}</span>
        )}
      </span>
      <span className={styles.quality} data-tone={quality.tone} title={quality.detail}>
        {quality.text}
      </span>
    </li>
  )
})
