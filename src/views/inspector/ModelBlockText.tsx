import { type MouseEvent, memo } from 'react'
import type { Chunk } from '@/domain/lm/chunk'
import styles from './ModelPanel.module.css'

export interface ModelBlockTextProps {
  chunks: readonly Chunk[]
  from: number
  to: number
  /** The chunk that is now, or -1. */
  current: number
  onGo(seconds: number): void
}

/** One paragraph of the model's text: words as words, tokens coloured by what they do. A click goes there. */
export const ModelBlockText = memo(function ModelBlockText({
  chunks,
  from,
  to,
  current,
  onGo,
}: ModelBlockTextProps) {
  const onClick = (event: MouseEvent<HTMLParagraphElement>) => {
    const index = Number((event.target as HTMLElement).dataset.chunk)
    const chunk = chunks[index]
    if (chunk && document.getSelection()?.isCollapsed !== false) onGo(chunk.start)
  }
  const parts = []
  for (let i = from; i < to; i++) {
    const { kind, text } = chunks[i]!
    // The space before a word is not lit with it.
    const word = text.trimStart()
    parts.push(
      text.slice(0, text.length - word.length),
      <span
        key={i}
        data-chunk={i}
        data-kind={kind}
        aria-current={i === current ? 'true' : undefined}
      >
        {word}
      </span>,
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a token goes there; keys step by action anywhere on the page
    <p className={styles.text} onClick={onClick}>
      {parts}
    </p>
  )
})
