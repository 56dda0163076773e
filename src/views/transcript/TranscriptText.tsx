import { type CSSProperties, memo, useMemo } from 'react'
import { axisLabel } from '@/domain/time/axisLabel'
import type { Trace } from '@/domain/trace/trace'
import { PASSAGE } from './passages'
import { sentenceActions } from './sentenceActions'
import { type SentenceTechnique, sentenceTechniques } from './sentenceTechniques'
import styles from './Transcript.module.css'
import type { TechniqueSpan } from './techniqueSpan'

export interface TranscriptTextProps {
  trace: Trace
  /** Seconds by which words are moved against the board. */
  offset: number
  /** Actions as quiet marks under the sentences. */
  withActions: boolean
  techniques: readonly TechniqueSpan[]
}

/** Characters a line of the panel holds, near enough for the height of what is out of sight. */
const LINE = 40

/**
 * The whole transcript as real text: one paragraph a sentence, its text node first, so that the browser's own
 * find and selection work and a word is a range of characters, never an element. Never re-rendered while playing.
 */
export const TranscriptText = memo(function TranscriptText({
  trace,
  offset,
  withActions,
  techniques,
}: TranscriptTextProps) {
  const lines = useMemo(
    () => (withActions ? sentenceActions(trace, offset) : null),
    [trace, offset, withActions],
  )
  const named = useMemo(() => sentenceTechniques(trace.words, techniques), [trace, techniques])
  const count = trace.words.sentenceStart.length - 1
  const passages = []
  for (let from = 0; from < count; from += PASSAGE) {
    passages.push(
      <Passage
        key={from}
        trace={trace}
        offset={offset}
        from={from}
        to={Math.min(count, from + PASSAGE)}
        lines={lines}
        techniques={named}
      />,
    )
  }
  return passages
})

interface PassageProps {
  trace: Trace
  offset: number
  /** First sentence. */
  from: number
  /** One past the last sentence. */
  to: number
  lines: readonly string[] | null
  techniques: ReadonlyMap<number, readonly SentenceTechnique[]>
}

function Passage({ trace, offset, from, to, lines, techniques }: PassageProps) {
  const { words } = trace
  const textAt = (sentence: number) => words.offset[words.sentenceStart[sentence]!]!
  const paragraphs = []
  let rows = 0
  for (let sentence = from; sentence < to; sentence++) {
    const line = lines?.[sentence]
    const named = techniques.get(sentence)
    const text = words.text.slice(textAt(sentence), textAt(sentence + 1))
    rows += Math.ceil(text.length / LINE)
    paragraphs.push(
      <p
        key={sentence}
        className={styles.sentence}
        data-time={axisLabel(trace, words.start[words.sentenceStart[sentence]!]! + offset)}
      >
        {text}
        {named?.map(({ id, name }) => (
          <small key={id} className={styles.technique} data-technique={id}>
            {name}
          </small>
        ))}
        {line ? <small className={styles.actions}>{line}</small> : null}
      </p>,
    )
  }
  const size = { '--sentences': to - from, '--rows': rows } as CSSProperties
  return (
    <div className={styles.passage} style={size}>
      {paragraphs}
    </div>
  )
}
