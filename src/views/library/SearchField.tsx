import { type FormEvent, type RefObject, useState } from 'react'
import { Icon } from '../ui/Icon'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  /** Spoken words that a search goes through. */
  words: number
  query: string
  onSearch(query: string): void
}

/** The search over every transcript: Enter goes to the page of moments. */
export function SearchField({ field, words, query, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(query)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSearch(text.trim())
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label="Search every transcript"
          placeholder={`Search ${words.toLocaleString('en')} spoken words: “x-wing”, “naked pair”, “let’s get cracking”…`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <kbd>/</kbd>
      </form>
    </search>
  )
}
