import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { type Sent, sendState } from '@/data/sudokupad/sendState'
import { DEFAULT_SETTINGS } from '@/state/settings'
import { useApp } from '../ui/appContext'
import { Button } from '../ui/Button'
import styles from './Elsewhere.module.css'

/** The board to a SudokuPad server on this computer, of the publishers' kind. */
export function SendState({ state }: { state(): string }) {
  const { settings } = useApp()
  const kept = useStore(settings, (state) => state.sudokuPadOrigin)
  const [origin, setOrigin] = useState(kept)
  const [sent, setSent] = useState<Sent | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    settings.setState({ sudokuPadOrigin: origin.trim() || DEFAULT_SETTINGS.sudokuPadOrigin })
    setSent(null)
    setSent(await sendState(origin.trim(), state()))
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
