import { type RefObject, useEffect } from 'react'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './Transcript.module.css'

export interface FindBarProps {
  field: RefObject<HTMLInputElement | null>
  query: string
  /** Hits in all, and the current one (zero-based, -1 for none). */
  count: number
  current: number
  /** What the query could not mean, or what was forgiven; '' for nothing to say. */
  remark: string
  /** How the walk from hit to hit stands, where it does not simply go on; '' for nothing to say. */
  told: string
  onQuery(query: string): void
  onStep(direction: 1 | -1): void
  onClose(): void
  /** Goes on to the whole library with the same words. */
  onSearchAll(): void
}

/** Find in the transcript: hits lit in the text and on the timeline, Enter and Shift+Enter walk them. */
export function FindBar({
  field,
  query,
  count,
  current,
  remark,
  told,
  onQuery,
  onStep,
  onClose,
  onSearchAll,
}: FindBarProps) {
  useEffect(() => {
    if (query === '') return
    field.current?.setAttribute('aria-describedby', 'find-count')
  }, [query, field])
  return (
    <search className={styles.find}>
      <input
        ref={field}
        type="search"
        aria-label="Find in this transcript"
        placeholder="Find in this transcript"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            onStep(event.shiftKey ? -1 : 1)
          } else if (event.key === 'Escape') {
            event.preventDefault()
            event.stopPropagation()
            if (query !== '') onClose()
            field.current?.blur()
          }
        }}
      />
      <output id="find-count" className={styles.count}>
        {query === ''
          ? ''
          : remark !== '' && count === 0
            ? remark
            : count === 0
              ? 'no hits'
              : `${current + 1} of ${count}`}
      </output>
      <Button
        look="quiet"
        aria-label="Previous hit"
        disabled={count === 0}
        onClick={() => onStep(-1)}
      >
        <Icon name="previous" />
      </Button>
      <Button look="quiet" aria-label="Next hit" disabled={count === 0} onClick={() => onStep(1)}>
        <Icon name="next" />
      </Button>
      {query !== '' && (
        <Button look="quiet" onClick={onSearchAll}>
          All solves
        </Button>
      )}
      <output className={styles.told}>{told}</output>
    </search>
  )
}
