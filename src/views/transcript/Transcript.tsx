import { type MouseEvent, useRef } from 'react'
import { useStore } from 'zustand'
import type { Session } from '@/state/session'
import { Button } from '../ui/Button'
import { ScrollRegion } from '../ui/ScrollRegion'
import { SelectionBar } from './SelectionBar'
import styles from './Transcript.module.css'
import { TranscriptText } from './TranscriptText'
import type { TechniqueSpan } from './techniqueSpan'
import { useFollow } from './useFollow'
import { useMarkedRanges, type WordSpan } from './useMarkedRanges'
import { useSelectedWords } from './useSelectedWords'
import { useWordHighlight } from './useWordHighlight'
import { wordAtNode } from './wordRange'

export interface TranscriptProps {
  session: Session
  withActions: boolean
  /** Spans where a technique is named. */
  techniques: readonly TechniqueSpan[]
  /** Goes to every moment of a technique in the library. */
  onTechnique(id: string): void
  /** Spans that the find field found, and the one the walk is at. */
  hits: readonly WordSpan[]
  currentHit: readonly WordSpan[]
  linkTo(start: number, end: number): string
}

/** The words of the solve: read, followed, searched, selected, and clicked to go there. */
export function Transcript({
  session,
  withActions,
  techniques,
  onTechnique,
  hits,
  currentHit,
  linkTo,
}: TranscriptProps) {
  const scroller = useRef<HTMLElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const { words } = session.trace
  const follow = useStore(session.store, (state) => state.follow)
  const offset = useStore(session.store, (state) => state.offset)
  const selected = useSelectedWords(words, text)
  useWordHighlight(session, text)
  useFollow(session, scroller, text)
  useMarkedRanges('technique', techniques, words, text, 0)
  useMarkedRanges('find', hits, words, text, 1)
  useMarkedRanges('find-now', currentHit, words, text, 2)

  const onClick = (event: MouseEvent) => {
    const selection = document.getSelection()
    if (!text.current || (selection && !selection.isCollapsed)) return
    const technique = (event.target as HTMLElement).dataset.technique
    if (technique) return onTechnique(technique)
    const place = caretAt(event.clientX, event.clientY)
    const word = place
      ? wordAtNode(text.current, words, place.node, place.offset)
      : wordAtNode(text.current, words, event.target as Node, 0)
    if (word >= 0) session.player.seek(session.wordStart(word), { settled: true })
  }

  if (words.count === 0)
    return (
      <p className={styles.empty}>
        This row has no transcript: nothing that was said is in the data.
      </p>
    )
  return (
    <div className={styles.root}>
      <ScrollRegion ref={scroller} className={styles.scroller} label="Transcript">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on a word goes there; keys step by sentence anywhere on the page */}
        <div ref={text} onClick={onClick}>
          <TranscriptText
            trace={session.trace}
            offset={offset}
            withActions={withActions}
            techniques={techniques}
          />
        </div>
      </ScrollRegion>
      {!follow && !selected && (
        <Button className={styles.follow} onClick={() => session.store.setState({ follow: true })}>
          Follow
        </Button>
      )}
      {selected && <SelectionBar session={session} span={selected} linkTo={linkTo} />}
    </div>
  )
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret ? { node: caret.offsetNode, offset: caret.offset } : null
  }
  // Safari's older name for the same thing.
  const range = (
    document as Document & { caretRangeFromPoint?(x: number, y: number): Range | null }
  ).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}
