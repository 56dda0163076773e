import { useMemo } from 'react'
import { useStore } from 'zustand'
import { axisLabel, axisLength } from '@/domain/time/axisLabel'
import { cellName } from '@/domain/trace/cellName'
import type { Chapter } from '@/domain/trace/chapters'
import type { Mistake } from '@/domain/trace/mistakes'
import type { Session } from '@/state/session'
import { CopyButton } from '../share/CopyButton'
import { counted } from '../ui/counted'
import { ScrollRegion } from '../ui/ScrollRegion'
import { chapterName } from './chapterName'
import styles from './StoryPanel.module.css'

export interface StoryPanelProps {
  session: Session
  chapters: readonly Chapter[]
  mistakes: readonly Mistake[]
  linkTo(start: number, end?: number): string
}

/** The solve as a story: its chapters, the break-in, and the mistakes with what was right. */
export function StoryPanel({ session, chapters, mistakes, linkTo }: StoryPanelProps) {
  const { trace, player } = session
  const group = useStore(session.store, (state) => state.group)
  const now = useMemo(() => (group < 0 ? 0 : trace.groups.times[group]!), [trace, group])
  const go = (time: number) => player.seek(time, { settled: true })
  return (
    <ScrollRegion className={styles.panel} label="Story">
      <h2>Chapters</h2>
      <ol className={styles.list}>
        {chapters.map((chapter) => (
          <li
            key={chapter.start}
            aria-current={now >= chapter.start && now < chapter.end ? 'true' : undefined}
          >
            <button type="button" className={styles.row} onClick={() => go(chapter.start)}>
              <time>{axisLabel(trace, chapter.start)}</time>
              <span>
                <strong data-kind={chapter.kind}>{chapterName(chapter)}</strong>
                <small>
                  {axisLength(trace, chapter.end - chapter.start)}
                  {chapter.digits > 0 ? ` · ${counted(chapter.digits, 'digit')}` : ''}
                </small>
              </span>
            </button>
            <CopyButton
              look="quiet"
              text={() => linkTo(chapter.start)}
              aria-label={`Copy link to ${chapterName(chapter)} at ${axisLabel(trace, chapter.start)}`}
            >
              Link
            </CopyButton>
          </li>
        ))}
      </ol>
      <h2>Mistakes</h2>
      {trace.solution === null ? (
        <p>The puzzle hides its solution, so mistakes cannot be told.</p>
      ) : mistakes.length === 0 ? (
        <p>None: every digit that went in was right.</p>
      ) : (
        <ol className={styles.list}>
          {mistakes.map((mistake) => (
            <li key={`${mistake.group} ${mistake.cell}`}>
              <button type="button" className={styles.row} onClick={() => go(mistake.start)}>
                <time>{axisLabel(trace, mistake.start)}</time>
                <span>
                  <strong data-kind="mistake">
                    {mistake.value} in {cellName(mistake.cell, trace.cols)}, right is{' '}
                    {mistake.right}
                  </strong>
                  <small>
                    {mistake.correctedIn === null
                      ? 'never taken back'
                      : `taken back after ${axisLength(trace, mistake.end - mistake.start)}`}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </ScrollRegion>
  )
}
