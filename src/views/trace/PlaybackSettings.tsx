import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { cleanOffset, OFFSET_STEP, VIDEO_LIMIT, WORDS_LIMIT } from '@/playback/offsets'
import type { Session } from '@/state/session'
import { useApp } from '../ui/appContext'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import styles from './PlaybackSettings.module.css'

export interface PlaybackSettingsProps {
  session: Session
  /** What the bar has no room for. */
  children: ReactNode
}

/** Offsets of this solve, and how playing behaves; kept for the solve, and for this browser. */
export function PlaybackSettings({ session, children }: PlaybackSettingsProps) {
  const { settings, memory } = useApp()
  const offset = useStore(session.store, (state) => state.offset)
  const videoOffset = useStore(session.store, (state) => state.videoOffset)
  const timed = session.trace.axis !== 'text'
  const inlineActions = useStore(settings, (state) => state.inlineActions)
  return (
    <Popover label="Playback settings" look="quiet" up button={<Icon name="settings" />}>
      <div className={styles.box}>
        {children}
        {timed && (
          <OffsetField
            label="Words against the board"
            help="Later is positive. Speech recognition drifts by seconds after long silences."
            limit={WORDS_LIMIT}
            value={offset}
            onChange={(seconds) => {
              session.store.setState({ offset: seconds })
              memory.keep(session.key, { words: seconds || undefined })
            }}
          />
        )}
        {timed && !session.synthetic && (
          <OffsetField
            label="Video against the board"
            help="For a video that was edited or uploaded again."
            limit={VIDEO_LIMIT}
            value={videoOffset}
            onChange={(seconds) => {
              session.store.setState({ videoOffset: seconds })
              session.player.setVideoOffset(seconds)
              memory.keep(session.key, { video: seconds || undefined })
            }}
          />
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={inlineActions}
            onChange={(event) => settings.setState({ inlineActions: event.target.checked })}
          />
          Actions between the sentences
        </label>
      </div>
    </Popover>
  )
}

interface OffsetFieldProps {
  label: string
  help: string
  /** Seconds either way. */
  limit: number
  value: number
  onChange(seconds: number): void
}

function OffsetField({ label, help, limit, value, onChange }: OffsetFieldProps) {
  const id = useId()
  const set = (seconds: number) => onChange(cleanOffset(seconds, limit))
  return (
    <div>
      <label htmlFor={id}>{label}, seconds</label>
      <div className={styles.row}>
        <Button aria-label={`${label}: earlier`} onClick={() => set(value - OFFSET_STEP)}>
          −
        </Button>
        <input
          id={id}
          type="number"
          min={-limit}
          max={limit}
          step={OFFSET_STEP}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <Button aria-label={`${label}: later`} onClick={() => set(value + OFFSET_STEP)}>
          +
        </Button>
        <Button look="quiet" disabled={value === 0} onClick={() => set(0)}>
          Reset
        </Button>
      </div>
      <p>{help}</p>
    </div>
  )
}
