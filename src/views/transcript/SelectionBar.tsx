import { axisLabel } from '@/domain/time/axisLabel'
import type { Session } from '@/state/session'
import { CopyButton } from '../share/CopyButton'
import { Button } from '../ui/Button'
import styles from './Transcript.module.css'
import type { WordSpan } from './useMarkedRanges'

export interface SelectionBarProps {
  session: Session
  span: WordSpan
  /** The address of a range of seconds. */
  linkTo(start: number, end: number): string
}

/** What can be done with selected words: copied, quoted with their time, linked, looped. Stands below the text, over nothing. */
export function SelectionBar({ session, span, linkTo }: SelectionBarProps) {
  const { trace } = session
  const { words, puzzle } = trace
  const start = session.wordStart(span.first)
  const end = Math.max(words.end[span.last]! + session.store.getState().offset, start + 0.5)
  const text = words.text.slice(words.offset[span.first], words.offset[span.last + 1]).trim()
  const quote = `“${text}”\n— ${puzzle.title}, ${axisLabel(trace, start)}\n${linkTo(start, end)}`
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected words">
      <CopyButton text={text}>Copy text</CopyButton>
      <CopyButton text={quote}>Copy quote</CopyButton>
      <CopyButton text={linkTo(start, end)}>
        Copy link to {axisLabel(trace, start)}–{axisLabel(trace, end)}
      </CopyButton>
      {trace.axis !== 'text' && (
        <Button
          onClick={() => {
            session.store.setState({ range: { start, end } })
            session.player.setLoop({ start, end })
            session.player.seek(start, { settled: true })
            session.player.play()
          }}
        >
          Loop
        </Button>
      )}
    </div>
  )
}
