import { type FormEvent, useState } from 'react'
import { DEFAULT_SUDOKUPAD_ORIGIN, type Sent, sendState } from '@/data/sudokupad/sendState'
import { Button } from '../ui/Button'
import styles from './Elsewhere.module.css'

/** The board to a SudokuPad server on this computer, of the publishers' kind. */
export function SendState({ state }: { state(): string }) {
  const [origin, setOrigin] = useState(DEFAULT_SUDOKUPAD_ORIGIN)
  const [sent, setSent] = useState<Sent | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(await sendState(origin, state()))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor="sudokupad-origin">SudokuPad server</label>
      <div className={styles.buttons}>
        <input
          id="sudokupad-origin"
          value={origin}
          onChange={(event) => setOrigin(event.target.value)}
        />
        <Button type="submit">Send the board</Button>
      </div>
      {sent && <p role={sent.ok ? 'status' : 'alert'}>{sent.message}</p>}
    </form>
  )
}
