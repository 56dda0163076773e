import { memo } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Trace } from '@/domain/trace/trace'
import { sentenceActions } from './sentenceActions'
import styles from './Transcript.module.css'

export interface TranscriptTextProps {
  trace: Trace
  /** Seconds by which words are moved against the board. */
  offset: number
  /** Actions as quiet marks under the sentences. */
  withActions: boolean
}

/**
 * The whole transcript as real text: one paragraph a sentence, its text node first, so that the browser's own
 * find and selection work and a word is a range of characters, never an element. Never re-rendered while playing.
 */
export const TranscriptText = memo(function TranscriptText({
  trace,
  offset,
  withActions,
}: TranscriptTextProps) {
  const { words } = trace
  const lines = withActions ? sentenceActions(trace, offset) : null
  const paragraphs = []
  for (let sentence = 0; sentence < words.sentenceStart.length - 1; sentence++) {
    const first = words.sentenceStart[sentence]!
    const next = words.sentenceStart[sentence + 1]!
    const line = lines?.[sentence]
    paragraphs.push(
      <p
        key={sentence}
        className={styles.sentence}
        data-time={axisLabel(trace, words.start[first]! + offset)}
      >
        {words.text.slice(words.offset[first], words.offset[next])}
        {line ? <small className={styles.actions}>{line}</small> : null}
      </p>,
    )
  }
  return paragraphs
})
