import { type FormEvent, useState } from 'react'
import { useApp } from '@/views/ui/appContext'
import { Button } from '@/views/ui/Button'
import { Popover } from '@/views/ui/Popover'
import styles from './App.module.css'

/** A library or a raw file at an address. */
export function OpenUrl() {
  const { location } = useApp()
  const [problem, setProblem] = useState('')
  return (
    <Popover label="Open URL" button="Open URL">
      {(close) => (
        <form
          className={styles.form}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault()
            const url = String(new FormData(event.currentTarget).get('url') ?? '').trim()
            if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
              setProblem('Write a whole address that starts with https:// or http://.')
              return
            }
            close()
            location.push({ lib: url, unknown: [] })
          }}
        >
          <label htmlFor="open-url">
            Address of a library, or of a Parquet, JSON Lines or JSON file
          </label>
          <input id="open-url" name="url" type="url" placeholder="https://…" />
          {problem !== '' && <p role="alert">{problem}</p>}
          <Button type="submit" look="solid">
            Open
          </Button>
          <p>The host must allow other pages to read it (CORS).</p>
        </form>
      )}
    </Popover>
  )
}
